import { isOwnAddress } from './address.ts';
import { isRecord } from './is-record.ts';
import { type ClosedSections, closedSectionsIn, isClosedAt } from './optional-sections.ts';
import type { FoundEntry } from './read-found.ts';

/**
 * Returns the data and text of a file without what leads to a section that is off: an item of a
 * list with such a link is left out, and a link in a text is its words alone. What a network wrote
 * itself is a problem of the content check before it comes here; what is left are words that it has
 * from the example. `page` is the address that shows them: words of a page that is off itself stay
 * as they are.
 */
export function withoutClosed<Found extends FoundEntry>(
  found: Found,
  closed: ClosedSections,
  page = '/',
): Found {
  if (closed.size === 0 || isClosedAt(page, closed)) return found;
  const data = withoutClosedDesk(withoutClosedItems(found.data, closed));
  return { ...found, data, body: withoutClosedLinks(found.body, closed) };
}

function withoutClosedItems(data: unknown, closed: ClosedSections): unknown {
  if (Array.isArray(data)) {
    return data
      .filter((item) => !leadsToClosed(item, closed))
      .map((item) => withoutClosedItems(item, closed));
  }
  if (!isRecord(data)) return data;
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    withoutClosedItems(value, closed),
  ]);
  return Object.fromEntries(entries);
}

/** Whether an item of a list has a field that is the address of a page that is off. */
function leadsToClosed(item: unknown, closed: ClosedSections): boolean {
  if (!isRecord(item)) return false;
  return Object.values(item).some(
    (value) => typeof value === 'string' && isOwnAddress(value) && isClosedAt(value, closed),
  );
}

/** Of `site.yaml`, takes the number of a media desk away that is off: nobody answers it. */
function withoutClosedDesk(data: unknown): unknown {
  if (!isRecord(data) || !closedSectionsIn(data).has('desk')) return data;
  const { desk } = data;
  return isRecord(desk) ? { ...data, desk: { ...desk, phone: undefined } } : data;
}

/** Returns Markdown in which links to pages that are off are their words alone. */
function withoutClosedLinks(text: string, closed: ClosedSections): string {
  return text.replace(/\[([^[\]]*)\]\((\/[^()\s]*)\)/g, (link, words: string, address: string) =>
    isClosedAt(address, closed) ? words : link,
  );
}
