import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * Where a page is cut: before an element that stands in a column or a row. A letter more in a line
 * that is painted is no problem.
 */
const seams =
  /(?=<(?:a|button|dd|div|dt|fieldset|form|h\d|label|li|ol|p|section|svg|table|td|tr|ul)\b)/;
const pieceLength = 4_000;
/** In ms; longer than a frame, so that every piece is painted. */
const pause = 20;

/**
 * Serves a site once more, its pages in pieces of about 4,000 letters: a slow connection, on which
 * a page is painted before it is whole. Takes and gives back an origin, such as
 * `http://localhost:4321`.
 */
export async function arriveInPieces(site: string) {
  const server = createServer(async ({ url = '/' }, answer) => {
    const { status, headers, body, isPage } = await read(new URL(url, site));
    answer.writeHead(status, headers);
    if (!isPage) return void answer.end(body);
    for (const piece of piecesOf(body.toString())) {
      answer.write(piece);
      await setTimeout(pause);
    }
    answer.end();
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

async function read(url: URL) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const type = response.headers.get('content-type') ?? '';
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => /^content-(type|security-policy)$/.test(name)),
  );
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers, body, isPage: type.startsWith('text/html') };
}

function piecesOf(page: string): string[] {
  const pieces = [''];
  for (const part of page.split(seams)) {
    const piece = pieces.at(-1) ?? '';
    if (piece.length > pieceLength && !isInParagraph(piece)) pieces.push('');
    pieces[pieces.length - 1] += part;
  }
  return pieces;
}

/**
 * Whether a text ends within a paragraph, where a link is a word of a line and stands in no column.
 */
function isInParagraph(text: string): boolean {
  return /<p\b(?!.*<\/p>)/s.test(text);
}
