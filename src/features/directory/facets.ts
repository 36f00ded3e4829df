import { capitalized } from '#site/capitalized.ts';
import { engagements, expertise, formatLabels, formats, regions } from '#site/vocabulary.ts';
import type { DirectoryEntry } from './directory-entry.ts';

/** One thing to filter by; its key is also its name in the address. */
export interface Facet {
  label: string;
  /** What an entry answers. */
  valuesOf: (entry: DirectoryEntry) => readonly string[];
  /** Every value there can be, in the order shown; absent where the entries decide. */
  order?: readonly string[];
  /** A value as visitors read it; the value itself where absent. */
  labels?: Readonly<Record<string, string>>;
}

const reach = ['local', 'region', 'national', 'international'] as const;

/** Whoever travels far also travels near: a value asks for at least that far. */
const withinReach = {
  local: [],
  region: reach.slice(1, 2),
  national: reach.slice(1, 3),
  international: reach.slice(1),
} as const satisfies Record<DirectoryEntry['travels'], readonly string[]>;

// Every entry is asked for its answers at every key: none of them is a list made anew.
const inRegion = new Map(regions.map((region) => [region, [region]]));
const yes = ['yes'];
const no: readonly string[] = [];

/** What the directory can be filtered by, in the order of the page. */
export const facets = {
  tag: { label: 'Expertise', valuesOf: (entry) => entry.expertise, order: expertise },
  lang: { label: 'Language', valuesOf: (entry) => entry.languages },
  region: {
    label: 'Region',
    valuesOf: (entry) => inRegion.get(entry.region) ?? no,
    order: regions,
  },
  format: {
    label: 'Format',
    valuesOf: (entry) => entry.formats,
    order: formats,
    labels: formatLabels,
  },
  for: {
    label: 'Engagement',
    valuesOf: (entry) => entry.engagements,
    order: engagements,
    labels: Object.fromEntries(engagements.map((value) => [value, capitalized(value)])),
  },
  travels: {
    label: 'Travels',
    valuesOf: ({ travels }) => withinReach[travels],
    order: reach.slice(1),
    labels: {
      region: 'Within the region',
      national: 'Anywhere in the United States',
      international: 'Anywhere',
    },
  },
  free: {
    label: 'Fee',
    valuesOf: (entry) => (entry.freeForNonprofits ? yes : no),
    order: yes,
    labels: { yes: 'Free for non-profits' },
  },
  notice: {
    label: 'Notice',
    valuesOf: (entry) => (entry.shortNotice ? yes : no),
    order: yes,
    labels: { yes: 'Short-notice media' },
  },
} as const satisfies Record<string, Facet>;

export type FacetKey = keyof typeof facets;

/** The facets, in the order of the page. */
export const facetKeys = Object.keys(facets) as readonly FacetKey[];

/** The facet at a key. */
export function facetOf(key: FacetKey): Facet {
  return facets[key];
}

/** A value of a facet as visitors read it. */
export function valueLabel(key: FacetKey, value: string): string {
  return facetOf(key).labels?.[value] ?? value;
}
