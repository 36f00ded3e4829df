/** Words and a link that a kept page is given on its way to the visitor. */
export interface Note {
  /** What the note is, for those who hear the page. */
  label: string;
  text: string;
  links: readonly { href: string; label: string }[];
}

/**
 * A page with a note above its content: before `<main`, or first in the body where there is none. A page
 * that has neither stays as it is. The words are data and cannot become markup.
 */
export function withNote(html: string, { label, text, links }: Note): string {
  const ways = links.map((link) => ` <a href="${escaped(link.href)}">${escaped(link.label)}</a>`);
  const note = `<aside class="kept-note" aria-label="${escaped(label)}"><p>${escaped(text)}${ways.join('')}</p></aside>`;
  if (/<main[\s>]/.test(html)) return html.replace(/<main[\s>]/, (main) => note + main);
  return html.replace(/<body[^>]*>/, (body) => body + note);
}

/** The answer with other words in it; headers that told of the old bytes go. */
export async function rewritten(
  answer: Response,
  change: (html: string) => string,
  status = 200,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(change(await answer.text()), { status, headers });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
