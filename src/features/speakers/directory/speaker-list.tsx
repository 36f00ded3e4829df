import { FacetChip, FacetChips } from '#lists/FacetChips.tsx';
import { FacetMenu } from '#lists/FacetMenu.tsx';
import {
  type ControlProps,
  chosenIn,
  type Facets,
  type ListDefinition,
  type ListState,
  labelOf,
  matchable,
  optionsOf,
  type Scores,
  type Sort,
} from '#lists/list.ts';
import { homes, stateNames } from '#site/states.ts';
import { zoneLetters } from '#site/time/labels.ts';
import { engagements, expertise, formatLabels, formats, homeRegions } from '#site/vocabulary.ts';
import { capitalized } from '#site/words.ts';
import { comesTo } from '../map/who-comes.ts';
import { isOnWeekends, talkHours } from '../media-hours.ts';
import { type SpeakerView, summaryOf, takesCallsOnTheDay } from '../speaker.ts';

/** A speaker as the directory lists and filters it; it travels to the browser. */
export type DirectoryEntry = ReturnType<typeof speakerEntry>;

export function speakerEntry(speaker: SpeakerView) {
  const { region, state, engagements, travels, media } = speaker;
  const shortNotice = takesCallsOnTheDay(speaker);
  const weekend = media !== undefined && isOnWeekends(media);
  /** When a reporter can call, and the letters of that zone. */
  const talk =
    media && shortNotice
      ? { hours: talkHours(media), letters: zoneLetters(media.timeZone) }
      : undefined;
  return { ...summaryOf(speaker), region, state, engagements, travels, shortNotice, weekend, talk };
}

const abroad = 'International';
const parts: readonly string[] = [...homeRegions, abroad];
const yes: readonly string[] = ['yes'];
const none: readonly string[] = [];

// Facets read the values of thousands of speakers at once, so each of these lists is made once.
const reaches = new Map<string, readonly string[]>();

/** Returns the regions and states that a speaker comes to, and `abroad` for those who go there. */
function placesOf(entry: DirectoryEntry): readonly string[] {
  const key = [entry.travels, entry.state, entry.requests, ...entry.formats].join();
  const reach = reaches.get(key) ?? reachOf(entry);
  reaches.set(key, reach);
  return reach;
}

function reachOf(entry: DirectoryEntry): readonly string[] {
  const states = [...homes.values()]
    .map(({ state, region }) => ({ name: state, region }))
    .filter((place) => comesTo(entry, place));
  const regions = homeRegions.filter((region) => states.some((state) => state.region === region));
  const isAbroad = entry.travels === 'international' && states.length > 0;
  const far = isAbroad ? [abroad] : none;
  return [...regions, ...far, ...states.map(({ name }) => name)];
}

const facets: Facets<DirectoryEntry> = {
  tag: {
    label: 'Expertise',
    valuesOf: (entry) => entry.expertise,
    order: expertise,
    hasMatch: true,
    control: FacetChips,
  },
  lang: { label: 'Language', valuesOf: (entry) => entry.languages, control: FacetMenu },
  lives: {
    label: 'Lives in',
    valuesOf: ({ region, state }) => [region, state].filter((place) => place !== undefined),
    order: [...homeRegions, ...stateNames],
    control: FacetMenu,
  },
  comes: {
    label: 'Can come to',
    valuesOf: placesOf,
    order: [...parts, ...stateNames],
    inIndex: parts,
    labels: { [abroad]: 'Outside the United States' },
    control: FacetMenu,
  },
  format: {
    label: 'Format',
    valuesOf: (entry) => entry.formats,
    order: formats,
    labels: formatLabels,
    control: FacetMenu,
  },
  for: {
    label: 'Engagement',
    valuesOf: (entry) => entry.engagements,
    order: engagements,
    labels: Object.fromEntries(engagements.map((value) => [value, capitalized(value)])),
    control: FacetMenu,
  },
  free: {
    label: 'Fee',
    valuesOf: ({ freeForNonprofits }) => (freeForNonprofits ? yes : none),
    order: yes,
    labels: { yes: 'Free for non-profits' },
    control: FacetSwitch,
  },
  notice: {
    label: 'Notice',
    valuesOf: ({ shortNotice }) => (shortNotice ? yes : none),
    order: yes,
    labels: { yes: 'Short-notice media' },
    control: FacetSwitch,
  },
  weekend: {
    label: 'Weekend',
    valuesOf: ({ weekend }) => (weekend ? yes : none),
    order: yes,
    labels: { yes: 'Weekend media hours' },
    control: FacetSwitch,
  },
};

/** The values of a facet as chips beside other controls: for a facet that is only on or off. */
function FacetSwitch({ list, facet }: ControlProps) {
  return optionsOf(list, facet).map((option) => (
    <FacetChip key={option.value} list={list} facet={facet} option={option} />
  ));
}

/**
 * Returns the definition of the speaker directory (specification section 2), whose entries are
 * published by name. `day`, `YYYY-MM-DD`, decides the fair daily order.
 */
export function speakerList(day: string): ListDefinition<DirectoryEntry> {
  const sorts: Sort<DirectoryEntry>[] = [
    { id: 'name', label: 'Name' },
    {
      id: 'daily',
      label: 'Fair daily order',
      compare: (a, b) => turnOf(a.id, day) - turnOf(b.id, day),
    },
  ];
  return {
    noun: 'speakers',
    textsOf: ({ name, title }) => [`${name} ${title}`],
    facets,
    sortsFor: (state, scores) =>
      state.q.trim() || scores || matchable(facets, state)
        ? [bestMatch(state, scores), ...sorts]
        : sorts,
    pageSize: 48,
  };
}

/**
 * Returns the order that puts speakers with all chosen fields of expertise first, then those whom
 * the search rates highest, then those who take requests.
 */
function bestMatch(state: ListState, scores?: Scores): Sort<DirectoryEntry> {
  const fields = chosenIn(state, 'tag');
  const missing = (entry: DirectoryEntry) =>
    fields.every((field) => entry.expertise.some((ownField) => ownField === field)) ? 0 : 1;
  const score = ({ id }: DirectoryEntry) => scores?.get(id) ?? 0;
  return {
    id: 'best',
    label: 'Best match',
    compare: (a, b) =>
      missing(a) - missing(b) || score(b) - score(a) || pausedLast(a) - pausedLast(b),
  };
}

function pausedLast({ requests }: DirectoryEntry): number {
  return requests === 'paused' ? 1 : 0;
}

/** Speakers who are shown where nobody matches, at most. */
const nearestCount = 3;

/**
 * Returns the three speakers who come nearest to a query that nobody matches: those who pass the
 * most facets, then those whom the search rates highest.
 */
export function nearestTo(
  entries: readonly DirectoryEntry[],
  state: ListState,
  scores: Scores = new Map(),
): DirectoryEntry[] {
  const chosenFacets = Object.entries(facets).filter(([key]) => chosenIn(state, key).length > 0);
  return entries
    .map((entry) => ({
      entry,
      passed: chosenFacets.filter(([key, { valuesOf }]) =>
        chosenIn(state, key).some((value) => valuesOf(entry).includes(value)),
      ).length,
      score: scores.get(entry.id) ?? 0,
    }))
    .filter(({ passed, score }) => (state.q.trim() ? score > 0 : passed > 0))
    .sort((a, b) => b.passed - a.passed || b.score - a.score)
    .slice(0, nearestCount)
    .map(({ entry }) => entry);
}

/**
 * Returns the search and the chosen facets in words for a letter, a line for each: `Expertise:
 * Asthma or Workers`.
 */
export function queryInWords(state: ListState): string[] {
  const lines = Object.entries(facets)
    .filter(([facet]) => chosenIn(state, facet).length > 0)
    .map(([facet, { label, hasMatch }]) => {
      const labels = chosenIn(state, facet).map((value) => labelOf(facets, { facet, value }));
      return `${label}: ${labels.join(hasMatch && state.match === 'all' ? ' and ' : ' or ')}`;
    });
  return state.q.trim() ? [`Search: ${state.q.trim()}`, ...lines] : lines;
}

/**
 * Returns the place of a speaker in the fair order of a day: a number that looks like chance and is
 * the same for every visitor on that day (FNV-1a, 32 bits).
 */
function turnOf(id: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${day} ${id}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // Mixes the bits once more, since ids that differ in their last letter would be neighbors.
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
