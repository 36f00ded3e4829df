import { isSpeakerId } from './speaker-id.ts';

/** Where a shortlist is reviewed. */
export const shortlistPath = '/speakers/shortlist';

/** No list of ours is longer; what follows in an address is not read. */
const most = 100;

/**
 * The query of an address → the ids it carries, in order (`?ids=a,b,c`; several `ids` are read as
 * one). Malformed and repeated ids are left out; broken percent escapes are read as they stand.
 */
export function idsIn(query: string): string[] {
  const asked = new URLSearchParams(query).getAll('ids').join(',').split(',', most);
  return [...new Set(asked.map((id) => id.trim()).filter(isSpeakerId))];
}

/** The address of a list. It holds the ids themselves, so that it works on every device. */
export function shortlistHref(list: readonly { id: string }[]): string {
  return list.length === 0
    ? shortlistPath
    : `${shortlistPath}?ids=${list.map(({ id }) => id).join(',')}`;
}
