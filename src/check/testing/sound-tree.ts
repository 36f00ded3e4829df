import { stringify } from 'yaml';
import { kinds } from '#kinds.ts';
import { type Entry, type Kinds, parseEntry } from '../entry.ts';
import { lockFolder, toPublished } from '../published.ts';
import { sampleId, sampleOf } from './sample.ts';

/** A content folder before it is written: what each file holds, by its path inside the folder. */
export type Tree = Map<string, string | Buffer>;

/** A drawing without problems. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="9"/></svg>\n';

/**
 * The kinds of the sound tree. The pages beside them hold words alone, and some have rules of their
 * own that a sample cannot know.
 */
export const testedKinds: Kinds = {
  site: kinds.site,
  speakers: kinds.speakers,
  board: kinds.board,
  stories: kinds.stories,
  events: kinds.events,
  resources: kinds.resources,
  hazards: kinds.hazards,
  claims: kinds.claims,
  statistics: kinds.statistics,
  legal: kinds.legal,
  homePage: kinds.homePage,
  keyMessagesPage: kinds.keyMessagesPage,
};

/** Fields that must agree with each other, by kind; a sample of the schema cannot know that. */
const agreeingFields: Record<string, object> = {
  // A quote of no words is in any transcript that a test writes.
  stories: { people: [{ name: 'Ana Reyes' }, { name: 'Bo Lind' }], quote: '…' },
  claims: { figure: '71%', wording: 'In Ohio it was 71%.' },
  statistics: { value: '71%' },
};

/** Fields that may be left out, and that tests of the check change, by kind. */
const usedFields: Record<string, readonly string[]> = {
  speakers: [
    'shortName',
    'organization',
    'basedIn',
    'languages',
    'formats',
    'engagements',
    'travels',
    'freeForNonprofits',
    'shortNotice',
    'requests',
    'portrait',
    'portraitCredit',
    'quote',
    'bioShort',
    'bioMedium',
    'talks',
    'videos',
    'publications',
    'appearances',
    'media',
    'social',
  ],
};

/**
 * A content folder without a problem: a small entry of each tested kind, a picture and the record.
 */
export function soundTree(): Tree {
  const tree: Tree = new Map();
  for (const [kindName, kind] of Object.entries(testedKinds)) {
    const folder = kind.folder === '.' ? '' : `${kind.folder}/`;
    const data = stringify({
      ...(sampleOf(kind.schema, undefined, usedFields[kindName]) as object),
      ...agreeingFields[kindName],
    });
    const body = kindName === 'stories' ? '**Ana Reyes:** Some words.' : 'Some words.';
    const file = kind.format === 'md' ? `---\n${data}---\n\n${body}\n` : data;
    for (const id of kind.only ?? [sampleId]) tree.set(`${folder}${id}.${kind.format}`, file);
    if (data.includes(`./${sampleId}.svg`)) tree.set(`${folder}${sampleId}.svg`, drawing);
  }
  return tree.set('data/gistemp-annual.csv', 'year,anomaly_c\n1880,-0.17\n1881,-0.09\n');
}

/** Writes the lock of a tree as it is now, with which later changes are compared. */
export function publish(tree: Tree): void {
  const entries = [...tree].flatMap(([file, content]): Entry[] => {
    const [folder, id = ''] = file.replace(/\.\w+$/, '').split('/');
    if (folder !== 'events' && folder !== 'claims') return [];
    const kind = kinds[folder];
    return [parseEntry({ kindName: folder, kind, id, file }, String(content))];
  });
  for (const [kind, records] of Object.entries(toPublished(entries)))
    for (const [id, record] of Object.entries(records))
      tree.set(`${lockFolder}/${kind}/${id}.json`, JSON.stringify(record));
}
