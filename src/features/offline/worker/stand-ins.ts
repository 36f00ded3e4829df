import { fillIn } from '#site/words.ts';
import { newestCopy, sentAt } from './find-copy.ts';
import type { Given } from './given.ts';
import { isPage } from './keepable.ts';
import { rewritten, withNote } from './note.ts';

type Words = Given['words'];

/** Where the page for an outage is. */
const offlinePage = '/offline';

/** A kept copy that says since when it is kept. A file that is no page is handed on as it is. */
export async function keptPage(copy: Response, words: Words): Promise<Response> {
  if (!isPage(copy)) return copy;
  const when = momentLabel(sentAt(copy));
  const text = when ? fillIn(words.kept, { when }) : words.undated;
  const links = [{ href: offlinePage, label: words.more }];
  return rewritten(copy, (html) => withNote(html, { label: words.label, text, links }));
}

/** In place of a page that is not kept: the page for an outage, or where even that is gone, a sentence. */
export async function missingPage(url: string, words: Words): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const text = fillIn(words.missing, { path: readable(pathname) });
  const page = await newestCopy(origin + offlinePage);
  if (!page) return lastWords(`${text} ${words.last}`);
  const links = [{ href: pathname + search, label: words.again }];
  return rewritten(page, (html) => withNote(html, { label: words.label, text, links }), 503);
}

function lastWords(text: string): Response {
  return new Response(`${text}\n`, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    },
  });
}

/** `November 22, 2026 at 9:14 AM` where the visitor is; a moment that is not known has no words. */
function momentLabel(moment: number): string {
  if (moment === 0) return '';
  const format = { dateStyle: 'long', timeStyle: 'short' } as const;
  return new Date(moment).toLocaleString('en-US', format).replace(/[\u00A0\u202F]/g, ' ');
}

function readable(path: string): string {
  try {
    return decodeURI(path).slice(0, 200);
  } catch {
    return path.slice(0, 200);
  }
}
