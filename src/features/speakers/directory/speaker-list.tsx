import { FacetChip, FacetChips } from '#lists/FacetChips.tsx';
import { FacetMenu } from '#lists/FacetMenu.tsx';
import {
  chosenIn,
  type Facets,
  type ListDefinition,
  type ListState,
  labelOf,
  matchable,
  type Scores,
  type Sort,
} from '#lists/list.ts';
import { type ControlProps, optionsOf } from '#lists/use-list.ts';
import { stateNames } from '#site/states.ts';
import { engagements, expertise, formatLabels, formats, homeRegions } from '#site/vocabulary.ts';
import { capitalized } from '#site/words.ts';
import { type SpeakerView, summaryOf } from '../speaker.ts';

export type DirectoryEntry = ReturnType<typeof entryOf>;

export function entryOf(speaker: SpeakerView) {
  const { region, state, engagements, travels, shortNotice } = speaker;
  return { ...summaryOf(speaker), region, state, engagements, travels, shortNotice };
}

const abroad = 'International';

// What entries answer is read of thousands at once: none of these lists is made anew for each.
const reach = new Map(homeRegions.map((region) => [region, [region]]));
const nationwide: readonly string[] = homeRegions;
const everywhere: readonly string[] = [...homeRegions, abroad];
const yes: readonly string[] = ['yes'];
const no: readonly string[] = [];

/**
 * Where somebody can come to: those who travel far also come near, and nobody is too far for their
 * own region.
 */
function placesOf({ travels, region }: DirectoryEntry): readonly string[] {
  if (travels === 'international') return everywhere;
  return travels === 'national' ? nationwide : (reach.get(region) ?? no);
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
    valuesOf: ({ region, state }) => [region, state],
    order: [...homeRegions, ...stateNames],
    control: FacetMenu,
  },
  comes: {
    label: 'Can come to',
    valuesOf: placesOf,
    order: everywhere,
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
    valuesOf: ({ freeForNonprofits }) => (freeForNonprofits ? yes : no),
    order: yes,
    labels: { yes: 'Free for non-profits' },
    control: FacetSwitch,
  },
  notice: {
    label: 'Notice',
    valuesOf: ({ shortNotice }) => (shortNotice ? yes : no),
    order: yes,
    labels: { yes: 'Short-notice media' },
    control: FacetSwitch,
  },
};

/**
 * The values of a facet as chips beside other controls: for one that is only switched on or off.
 */
function FacetSwitch({ list, facet }: ControlProps) {
  return optionsOf(list, facet).map((option) => (
    <FacetChip key={option.value} list={list} facet={facet} option={option} />
  ));
}

/**
 * The speaker directory as a list (specification section 2); it is published by name. `day`,
 * `YYYY-MM-DD`, decides the fair daily order.
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
      state.q.trim() || matchable(facets, state) ? [bestMatch(state, scores), ...sorts] : sorts,
    pageSize: 48,
  };
}

/** Those with all chosen fields of expertise first, then those whom the search finds best. */
function bestMatch(state: ListState, scores?: Scores): Sort<DirectoryEntry> {
  const fields = chosenIn(state, 'tag');
  const missing = (entry: DirectoryEntry) =>
    fields.every((field) => entry.expertise.some((own) => own === field)) ? 0 : 1;
  const score = ({ id }: DirectoryEntry) => scores?.get(id) ?? 0;
  return {
    id: 'best',
    label: 'Best match',
    compare: (a, b) => missing(a) - missing(b) || score(b) - score(a),
  };
}

const nearestShown = 3;

/**
 * Of everybody those who come nearest: who fails the fewest facets, then whom the search rates
 * highest.
 */
export function nearestTo(
  entries: readonly DirectoryEntry[],
  state: ListState,
  scores: Scores,
): DirectoryEntry[] {
  const asked = Object.entries(facets).filter(([key]) => chosenIn(state, key).length > 0);
  return entries
    .map((entry) => ({
      entry,
      passed: asked.filter(([key, { valuesOf }]) =>
        chosenIn(state, key).some((value) => valuesOf(entry).includes(value)),
      ).length,
      score: scores.get(entry.id) ?? 0,
    }))
    .filter(({ passed, score }) => (state.q.trim() ? score > 0 : passed > 0))
    .sort((a, b) => b.passed - a.passed || b.score - a.score)
    .slice(0, nearestShown)
    .map(({ entry }) => entry);
}

/** What is asked in words, a line for each facet, for a letter: `Expertise: Asthma or Workers`. */
export function askedInWords(state: ListState): string[] {
  const lines = Object.entries(facets)
    .filter(([facet]) => chosenIn(state, facet).length > 0)
    .map(([facet, { label, hasMatch }]) => {
      const labels = chosenIn(state, facet).map((value) => labelOf(facets, { facet, value }));
      return `${label}: ${labels.join(hasMatch && state.match === 'all' ? ' and ' : ' or ')}`;
    });
  return state.q.trim() ? [`Search: ${state.q.trim()}`, ...lines] : lines;
}

/** A number that looks like chance and is the same for everyone on that day (FNV-1a, 32 bits). */
function turnOf(id: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const sign of `${day} ${id}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  // One more turn of the bits, since ids that differ in their last letter would be neighbors.
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
