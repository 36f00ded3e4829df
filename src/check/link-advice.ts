import type { MdastNode } from 'satteri';
import type { Advice, Ids } from './entry.ts';
import { missingPage } from './own-page.ts';

const remedy =
  'Use an address that begins with https://, mailto:, tel:, or / for a page of this site.';

/** What is wrong with a link in Markdown text; undefined for sound links and for what is no link. */
export function linkAdvice(node: MdastNode, ids: Ids): Advice | undefined {
  if (node.type !== 'link' && node.type !== 'definition') return undefined;
  if (node.type === 'link' && wordsOf(node).trim() === '') {
    return { problem: 'the link has no words', remedy: 'Write them between the [ and the ].' };
  }
  const { url } = node;
  if (url === '') return { problem: 'the link has no address', remedy };
  if (!isSafe(url)) return { problem: 'the address of the link is not allowed', remedy };
  return missingPage(url, ids);
}

/** https, mail, telephone, a page of this site or a place on this page; never `//host` or another scheme. */
function isSafe(url: string): boolean {
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(url)) return URL.canParse(url);
  return (
    /^\/(?![/\\])[\w/#?=&.-]*$/.test(url) ||
    /^#[\w-]*$/.test(url) ||
    /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?subject=[\w%.-]+)?$/.test(url) ||
    /^tel:\+?[\d-]+$/.test(url)
  );
}

function wordsOf(node: MdastNode): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node.children as MdastNode[]).map(wordsOf).join('') : '';
}
