import { fillIn } from '#site/words.ts';
import { isPage, newestCopy, sentAt } from '../kept-caches.ts';
import type { WorkerManifest } from './worker-manifest.ts';

type Words = WorkerManifest['words'];

const offlinePage = '/offline';

/** A kept copy that says since when it is kept. A file that is no page is handed on as it is. */
export async function keptPage(copy: Response, words: Words): Promise<Response> {
  if (!isPage(copy)) return copy;
  const when = momentLabel(sentAt(copy));
  const text = when ? fillIn(words.kept, { when }) : words.undated;
  return withNote(copy, { label: words.label, text, href: offlinePage, link: words.more });
}

/**
 * In place of a page that is not kept: the page for an outage, or where even that is gone, a
 * sentence.
 */
export async function missingPage(url: string, words: Words): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const text = fillIn(words.missing, { path: readable(pathname) });
  const page = await newestCopy(origin + offlinePage);
  if (!page) {
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    };
    return new Response(`${text} ${words.last}\n`, { status: 503, headers });
  }
  const note = { label: words.label, text, href: pathname + search, link: words.again };
  return withNote(page, note, 503);
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

interface Note {
  /** What the note is, for those who hear the page. */
  label: string;
  text: string;
  /** Where its link leads, and what it says. */
  href: string;
  link: string;
}

/**
 * A page with a note above its content: before `<main>`, or first in the body where there is none.
 * A page that has neither stays as it is. The words are data and cannot become markup. Headers that
 * described the old bytes are removed.
 */
export async function withNote(page: Response, words: Note, status = 200): Promise<Response> {
  const [label, text, href, link] = [words.label, words.text, words.href, words.link].map(escaped);
  const note = `<aside class="kept-note" aria-label="${label}"><p>${text} <a href="${href}">${link}</a></p></aside>`;
  const html = await page.text();
  const noted = /<main[\s>]/.test(html)
    ? html.replace(/<main[\s>]/, (main) => note + main)
    : html.replace(/<body[^>]*>/, (body) => body + note);
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(noted, { status, headers });
}

const entities: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&${entities[sign]};`);
}
