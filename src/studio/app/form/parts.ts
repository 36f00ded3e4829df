import type { Field } from '#content/form-of.ts';
import { bodyField } from '#content/form-walk.ts';
import { bodyLabelOf } from '../../body-label.ts';

/** A part of a form under one heading. */
export interface Part {
  /** The id of its heading, unique in the form. */
  id: string;
  title: string;
  /** Keys of its fields, or the field of the Markdown. */
  keys: string[];
}

/**
 * The parts of larger entries as staff think of them: by kind, the heading of each part and the
 * keys of its fields. Fields that are not named here come under "More".
 */
const arrangements: Record<string, Record<string, string[]>> = {
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
    Recording: ['recording', 'youtube'],
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
    What: ['title', 'publisher', 'type', 'topics', 'published', 'dateNote'],
    Citation: ['authors', 'journal', 'volume', 'issue', 'pages', 'doi'],
    Where: ['fileUrl', 'reportedBy', 'linkNote', 'license'],
    Words: ['description', 'summary', 'useFor'],
    Checking: ['added', 'checked'],
  },
};

/**
 * The parts of a form, each with at least one field. A kind without an arrangement gets one part
 * for its simple fields, and one for each group and list, in the order of the schema. `fields` are
 * those at the top of the form; `hasBody` is true for Markdown.
 */
export function formParts(kind: string, fields: Record<string, Field>, hasBody: boolean): Part[] {
  const keys = [...Object.keys(fields), ...(hasBody ? [bodyField] : [])];
  const arrangement = arrangements[kind] ?? defaultArrangement(kind, fields, hasBody);
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

function defaultArrangement(
  kind: string,
  fields: Record<string, Field>,
  hasBody: boolean,
): Record<string, string[]> {
  const isPart = ({ is }: Field) => ['group', 'list', 'variant', 'either'].includes(is);
  const main: string[] = [];
  const others: Record<string, string[]> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (isPart(field)) others[field.label] = [key];
    else main.push(key);
  }
  if (hasBody) others[bodyLabelOf(kind)] = [bodyField];
  return main.length > 0 ? { Main: main, ...others } : others;
}

function partId(title: string): string {
  return `part-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
