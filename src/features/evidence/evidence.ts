import type { NavLink } from '#site/navigation.ts';
import type { ClaimFile } from './claims/claim.schema.ts';
import type { ClaimView } from './claims/claim.ts';

/** The link to all figures. */
export const evidenceLink: NavLink = { label: 'Evidence', href: '/evidence' };

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

export interface EvidenceEntry {
  claim: ClaimView;
  file: ClaimFile;
  usedOn: readonly NavLink[];
}

export interface ClaimUse {
  page: NavLink;
  claims: readonly string[];
}

/** Returns the entries of a status by topic, in the order of the site, without empty topics. */
export function groupByTopic(entries: readonly EvidenceEntry[], status: Status) {
  const entriesOfStatus = entries.filter(({ claim }) => claim.status === status);
  return topicOrder
    .map((topic) => ({
      topic,
      entries: entriesOfStatus.filter(({ file }) => file.group === topic),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The pages that show a claim, each once, in the order of `uses`. */
export function pagesUsing(id: string, uses: readonly ClaimUse[]): NavLink[] {
  const pages = uses.filter(({ claims }) => claims.includes(id)).map(({ page }) => page);
  return pages.filter(({ href }, index) => pages.findIndex((page) => page.href === href) === index);
}
