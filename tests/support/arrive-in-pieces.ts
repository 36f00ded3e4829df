import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * The places at which a page is cut: before `<li …>`, `<p>` and other elements of a column or row.
 * A line that was painted may still get more letters, so elements within a line are no such place.
 */
const seams =
  /(?=<(?:a|button|dd|div|dt|fieldset|form|h\d|label|li|ol|p|section|svg|table|td|tr|ul)\b)/;
const pieceLength = 4_000;
/** Milliseconds between two pieces; longer than a frame, so that every piece is painted. */
const pause = 20;

/**
 * Serves a site once more, with its pages in pieces of about 4,000 letters, as on a slow connection
 * on which a page is painted before it is whole. `site` and the returned `origin` are origins such
 * as `http://localhost:4321`.
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
