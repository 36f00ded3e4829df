import type { EntryKey, KindSummary } from '../../protocol.ts';

export interface Found extends EntryKey {
  title: string;
  kindLabel: string;
  problems: number;
}

/**
 * Entries whose title, id, or kind has every word of the query, those whose title begins with it first. Case and
 * accents make no difference. Empty for an empty query.
 */
export function findEntries(kinds: readonly KindSummary[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = kinds.flatMap(({ name, label, entries }) =>
    entries.map(({ id, title, problems }) => ({
      kind: name,
      id,
      title,
      kindLabel: label,
      problems,
    })),
  );
  const begins = ({ title }: Found) => plain(title).startsWith(words.join(' '));
  return all
    .filter(({ title, id, kindLabel }) => {
      const text = plain(`${title} ${id} ${kindLabel}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => Number(begins(b)) - Number(begins(a)));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
