import { stringify } from 'yaml';
import { lockFolder } from '#check/published.ts';
import { isRecord } from '#content/is-record.ts';
import { closedSectionsIn } from '#content/optional-sections.ts';
import { readEntry, withoutDemonstration } from '#content/read-entry.ts';
import { optionalSectionKeys } from '#content/section-addresses.ts';
import { editYaml } from '#studio/writer/edit-yaml.ts';
import type { Answers, Given } from './answers.ts';

/**
 * Folders of the example whose files a network takes along, because what they say is real: figures
 * with their sources, the dangers they tell of, what to do now, and documents.
 */
export const takenFolders = ['claims', 'statistics', 'hazards', 'now', 'resources'] as const;

const siteFile = 'site.yaml';
const appFile = 'pages/offline.yaml';
/** Git keeps no empty folder. */
const emptyLock = `${lockFolder}/.gitkeep`;

/** Texts of files by their paths inside a content folder. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Returns the files that `npm run content:start` writes into the folder of a network, by their
 * paths inside it: those that it lacks, and of `site.yaml` the answers that differ. `example` are
 * the texts of the folders that are taken along, `existing` those of the network as it is.
 */
export function startFiles(answers: Answers, example: Texts, existing: Texts): Texts {
  const files = new Map<string, string>();
  const put = (path: string, text: string) => {
    if (existing.get(path) !== text) files.set(path, text);
  };
  put(
    siteFile,
    written(existing.get(siteFile), (data) => siteFacts(answers, data)),
  );
  const { short } = answers;
  if (short !== undefined) {
    put(
      appFile,
      written(existing.get(appFile), (data) => withShortName(short, data)),
    );
  }
  for (const [path, text] of example)
    if (!existing.has(path)) files.set(path, withoutDemonstration(text));
  if (![...existing.keys()].some((path) => path.startsWith(`${lockFolder}/`)))
    files.set(emptyLock, '');
  return files;
}

type Fields = Readonly<Record<string, unknown>>;

/** The text of a YAML file after a change; comments and order of a file that is there stay. */
function written(text: string | undefined, change: (data: Fields) => Fields): string {
  const data = fieldsOf(text);
  const wanted = change(data);
  if (text === undefined || text.trim() === '') return stringify(wanted, { lineWidth: 100 });
  return editYaml(text, wanted);
}

function fieldsOf(text: string | undefined): Fields {
  const { data } = readEntry(text ?? '', 'yaml');
  return isRecord(data) ? data : {};
}

function partOf(data: Fields, key: string): Fields {
  const part = data[key];
  return isRecord(part) ? part : {};
}

/** Letters of these kinds have an address of their own; all begin with the one that was given. */
const kindsOfLetters = [
  'hello',
  'voices',
  'media',
  'catalyst',
  'stories',
  'events',
  'accessibility',
] as const;

/** The facts of `site.yaml` with the answers in them. */
function siteFacts(answers: Answers, data: Fields): Fields {
  const { name, domain, language, emergency, crisis } = answers;
  const before = partOf(data, 'email');
  const email = Object.fromEntries(
    kindsOfLetters.map((kind) => {
      const own = before[kind];
      const isOwn = own !== undefined && own !== before['hello'];
      return [kind, isOwn ? own : answers.email];
    }),
  );
  return {
    ...data,
    name,
    domain,
    email,
    desk: deskFacts(answers, partOf(data, 'desk')),
    ...sectionFacts(answers, data),
    language,
    emergency,
    crisis,
  };
}

/** The sections that are off, and those that the file names already and that are on again. */
function sectionFacts({ without }: Answers, data: Fields): Fields {
  const before = partOf(data, 'sections');
  const named = optionalSectionKeys.filter((key) => without.includes(key) || key in before);
  if (named.length === 0) return {};
  return { sections: Object.fromEntries(named.map((key) => [key, !without.includes(key)])) };
}

function deskFacts({ phone, zone, hasDaysOffOfExample }: Answers, desk: Fields): Fields {
  const hours = partOf(desk, 'hours');
  const daysOff = hasDaysOffOfExample || 'holidays' in hours ? {} : { holidays: [] };
  return { ...desk, ...(phone && { phone }), hours: { ...hours, timeZone: zone, ...daysOff } };
}

function withShortName(short: string, data: Fields): Fields {
  return { ...data, app: { ...partOf(data, 'app'), shortName: short } };
}

/** Returns the answers that a network gave before, as its `site.yaml` and the app’s words say. */
export function givenBefore(existing: Texts): Given {
  const site = fieldsOf(existing.get(siteFile));
  const desk = partOf(site, 'desk');
  const hours = partOf(desk, 'hours');
  const closed = closedSectionsIn(site);
  const app = partOf(fieldsOf(existing.get(appFile)), 'app');
  return {
    ...textAt('name', site['name']),
    ...textAt('short', app['shortName']),
    ...textAt('domain', site['domain']),
    ...textAt('email', partOf(site, 'email')['hello']),
    ...textAt('phone', desk['phone']),
    ...textAt('language', site['language']),
    ...textAt('emergency', site['emergency']),
    ...textAt('crisis', site['crisis']),
    ...textAt('zone', hours['timeZone']),
    ...textAt('without', closed.size > 0 ? [...closed].join(', ') : undefined),
    // Days off that were written or left empty before stay as they are.
    ...textAt('country', 'holidays' in hours ? 'XX' : undefined),
  };
}

function textAt(key: keyof Given, value: unknown): Given {
  return typeof value === 'string' ? { [key]: value } : {};
}
