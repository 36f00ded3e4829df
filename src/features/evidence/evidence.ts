import type { NavLink } from '#site/navigation.ts';
import type { ClaimFile } from './claims/claim.schema.ts';
import type { ClaimView } from './claims/claim.ts';

export type Topic = ClaimFile['group'];
export type Status = ClaimView['status'];

/** Every topic, in the order of the site. */
export const topicOrder = [
  'home',
  'key-messages',
  'extreme-heat',
  'wildfires',
  'extreme-weather',
  'flooding',
] as const satisfies readonly Topic[];

/** Every status; claims that may be quoted come first. */
export const statusOrder = [
  'supported',
  'differs',
  'unsourced',
] as const satisfies readonly Status[];

/** Whom a figure is about, where and when. */
export interface Scope {
  population: string;
  place: string;
  period: string | null;
}

/** One claim with everything we know about it. */
export interface EvidenceEntry
  extends Pick<ClaimFile, 'note' | 'caution' | 'checked' | 'nextCheck' | 'history'> {
  claim: ClaimView;
  topic: Topic;
  /** Undefined where no source was found. */
  scope: Scope | undefined;
  readAt: ReturnType<typeof readPages>;
  usedOn: readonly NavLink[];
}

/** A page of the site and the ids of the claims it shows. */
export interface ClaimUse {
  page: NavLink;
  claims: readonly string[];
}

/** The entries of one status by topic, in the order of the site; topics without entries are left out. */
export function groupByTopic(entries: readonly EvidenceEntry[], status: Status) {
  const ofStatus = entries.filter(({ claim }) => claim.status === status);
  return topicOrder
    .map((topic) => ({ topic, entries: ofStatus.filter((entry) => entry.topic === topic) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The pages that show a claim, each once, in the order of `uses`. */
export function pagesUsing(id: string, uses: readonly ClaimUse[]): NavLink[] {
  const pages = uses.filter(({ claims }) => claims.includes(id)).map(({ page }) => page);
  return pages.filter(({ href }, index) => pages.findIndex((page) => page.href === href) === index);
}

/** The pages that were read, named by their hosts. A year is as exact as the page shows, `2021` to `2021-08-22`; null if it shows no date. */
export function readPages(readAt: readonly { url: string; year: string | null }[]) {
  return readAt.map(({ url, year }) => ({
    host: new URL(url).hostname.replace(/^www\./, ''),
    href: url,
    year,
  }));
}
