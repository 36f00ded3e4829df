import { escapeHtml } from '#site/escape-html.ts';
import { fillIn } from '#site/words.ts';
import { isPage, newestCopy, sentAt } from '../kept-caches.ts';
import type { WorkerManifest } from './worker-manifest.ts';

type Words = WorkerManifest['words'];
type Language = keyof Words;

const offlinePage = '/offline';

/**
 * Returns a kept copy of the page at `url` with a note above its content, in the language of the
 * page, that says of which day it is. A file that is no
 * page is returned unchanged.
 */
export async function keptPage(copy: Response, url: string, words: Words): Promise<Response> {
  if (!isPage(copy)) return copy;
  const lang = languageAt(url);
  const own = words[lang];
  const when = momentLabel(sentAt(copy), lang);
  const text = when ? fillIn(own.kept, { when }) : own.undated;
  return withNote(copy, { lang, label: own.label, text, href: offlinePage, link: own.more });
}

/**
 * Returns the answer, with status 503, in place of a page that is not kept: the page for an outage
 * with a note, or a sentence as plain text where even that page is gone.
 */
export async function missingPage(url: string, words: Words): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const lang = languageAt(url);
  const own = words[lang];
  const text = fillIn(own.missing, { path: readablePath(pathname) });
  const page = await newestCopy(origin + offlinePage);
  if (!page) {
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    };
    return new Response(`${text} ${own.last}\n`, { status: 503, headers });
  }
  const note = { lang, label: own.label, text, href: pathname + search, link: own.again };
  return withNote(page, note, 503);
}

/**
 * Returns a moment in milliseconds since 1970 on the clock of the device, as `November 22, 2026 at
 * 9:14 AM` or `22 de noviembre de 2026, 9:14 a.m.`; an empty text for 0, which means that the
 * moment is not known.
 */
function momentLabel(moment: number, lang: Language): string {
  if (moment === 0) return '';
  const format = { dateStyle: 'long', timeStyle: 'short' } as const;
  return new Date(moment).toLocaleString(`${lang}-US`, format).replace(/[\u00A0\u202F]/g, ' ');
}

/** Returns the language of the page at an address; the Spanish ones lie under `/es/`. */
function languageAt(url: string): Language {
  return new URL(url).pathname.startsWith('/es/') ? 'es' : 'en';
}

/** Returns a path as people read it, at most 200 characters of it. */
function readablePath(path: string): string {
  try {
    return decodeURI(path).slice(0, 200);
  } catch {
    return path.slice(0, 200);
  }
}

interface Note {
  lang: Language;
  /** Names the note for those who hear the page. */
  label: string;
  text: string;
  /** The address of its link. */
  href: string;
  /** The words of its link. */
  link: string;
}

/**
 * Returns a page with a note above its content: before `<main>`, or first in the body where there
 * is none. A page that has neither stays as it is. The words of the note cannot become markup.
 * Headers that described the old bytes are removed.
 */
export async function withNote(page: Response, note: Note, status = 200): Promise<Response> {
  const html = await page.text();
  const aside = noteHtml(note);
  const htmlWithNote = /<main[\s>]/.test(html)
    ? html.replace(/<main[\s>]/, (main) => aside + main)
    : html.replace(/<body[^>]*>/, (body) => body + aside);
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(htmlWithNote, { status, headers });
}

function noteHtml(note: Note): string {
  const label = escapeHtml(note.label);
  const text = escapeHtml(note.text);
  const href = escapeHtml(note.href);
  const link = escapeHtml(note.link);
  return `<aside class="kept-note" lang="${note.lang}" aria-label="${label}"><p>${text} <a href="${href}">${link}</a></p></aside>`;
}
