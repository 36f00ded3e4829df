import type { Field } from '#content/form-of.ts';
import { bodyField, labelOf } from './field-words.ts';

/** A part of a form under one heading. */
export interface Part {
  /** The id of its heading, unique in the form. */
  id: string;
  title: string;
  /** Keys of its fields, or the field of the Markdown. */
  keys: string[];
}

/** How staff think of the larger entries; what is not named here comes under "More". */
const arranged: Record<string, Record<string, string[]>> = {
  speakers: {
    Who: [
      'name',
      'familyName',
      'shortName',
      'pronunciation',
      'pronouns',
      'title',
      'organization',
      'since',
    ],
    'What and where': ['expertise', 'basedIn', 'languages', 'travels'],
    'How to ask': ['formats', 'engagements', 'freeForNonprofits', 'shortNotice', 'requests'],
    Portrait: ['portrait', 'portraitFocus', 'portraitCredit'],
    Words: ['quote', 'bioShort', 'bioMedium', bodyField],
    Talks: ['talks'],
    Work: ['videos', 'publications', 'appearances'],
    Media: ['media'],
    Elsewhere: ['social'],
  },
  events: {
    What: ['title', 'summary', 'topics', 'audience', bodyField],
    'When and where': ['start', 'end', 'zone', 'location', 'region', 'format'],
    Status: ['status', 'statusNote', 'movedFrom', 'updated', 'revision'],
    'Who and how': ['speakers', 'howToJoin', 'access', 'link'],
    Afterward: ['recording', 'slides'],
  },
  stories: {
    What: ['title', 'kind', 'quote', 'excerpt', 'tags', 'contentNote'],
    Who: ['name', 'role', 'location', 'people', 'image'],
    When: ['recorded', 'published', 'order'],
    Recording: ['recording'],
    Transcript: [bodyField],
  },
  claims: {
    Figure: ['status', 'group', 'figure', 'wording', 'otherDigits', 'specified', 'closest'],
    'What it counts': ['population', 'place', 'period'],
    Source: ['source', 'readAt'],
    Checking: ['checked', 'nextCheck', 'note', 'caution'],
    History: ['history'],
  },
  resources: {
    What: ['title', 'authors', 'publisher', 'type', 'topics', 'published', 'dateNote'],
    Where: ['fileUrl', 'linkNote', 'license'],
    Words: ['description', 'summary', 'useFor'],
    Checking: ['added', 'checked'],
  },
};

/** What the Markdown of a kind is called. */
export function bodyLabelOf(kind: string): string {
  const known: Record<string, string> = {
    speakers: 'Biography, long',
    stories: 'Transcript',
    events: 'Description',
  };
  return known[kind] ?? 'Text';
}

/**
 * The parts of a form, each with at least one field. Kinds without an arrangement get one part for
 * the simple fields at the top, and one for each group and list, in the order of the schema.
 */
export function partsOf(kind: string, fields: Record<string, Field>, hasBody: boolean): Part[] {
  const keys = [...Object.keys(fields), ...(hasBody ? [bodyField] : [])];
  const arrangement = arranged[kind] ?? simpleFirst(kind, fields, hasBody);
  const named = new Set(Object.values(arrangement).flat());
  const more = keys.filter((key) => !named.has(key));
  return Object.entries({ ...arrangement, More: more })
    .map(([title, all]) => ({
      id: partId(title),
      title,
      keys: all.filter((key) => keys.includes(key)),
    }))
    .filter((part) => part.keys.length > 0);
}

function simpleFirst(kind: string, fields: Record<string, Field>, hasBody: boolean) {
  const isPart = ({ is }: Field) => ['group', 'list', 'variant', 'either'].includes(is);
  const simple = Object.keys(fields).filter((key) => !isPart(fields[key] as Field));
  const parts = Object.entries(fields).filter(([, field]) => isPart(field));
  return {
    ...(simple.length > 0 && { Main: simple }),
    ...Object.fromEntries(parts.map(([key, field]) => [labelOf(key, field), [key]])),
    ...(hasBody && { [bodyLabelOf(kind)]: [bodyField] }),
  };
}

function partId(title: string): string {
  return `part-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
