import { decodeHTML } from 'entities';

/**
 * Returns words of another program as plain text: without HTML, with its entities read, and with
 * `between` where it had paragraphs or line breaks.
 */
export function plainWords(words: string, between = ' '): string {
  const lines = words
    .replace(/<(script|style)[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/(?:p|div|li|h[1-6]|tr)\s*>|<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, ' ');
  return decodeHTML(lines)
    .normalize('NFC')
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/[\u00AD\u200B-\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join(between);
}
