import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import { readEntry } from '#content/read-entry.ts';
import type { ExchangeEntryFile } from '#features/community/exchange/exchange.schema.ts';
import { exchangeKinds } from '#features/community/exchange/exchange.schema.ts';
import { addDays } from '#site/time/plain-date.ts';
import { expertise, formats, regions, topics } from '#site/vocabulary.ts';
import { randomFrom, type Vocabulary, vocabularyOf, zipf } from './random.ts';
import { type Language, prose, title } from './words.ts';

/** An entry that nobody wrote, as a content file has one. */
export interface MadeEntry {
  id: string;
  fields: object;
  /** The body of a Markdown file. */
  body?: string;
}

/** A kind of entries that can be made up: always the same one for a number. */
export interface MadeKind {
  folder: string;
  ending: 'md' | 'yaml';
  madeAt: (number: number, words: Vocabulary) => MadeEntry;
}

const yaml = { lineWidth: 100, aliasDuplicateObjects: false } as const;

/**
 * Fills the folder of a kind up to a number of entries: those that are there stay, the others are
 * made up in the language of theirs. Returns how many the folder holds.
 */
export async function fillUp(content: string, kind: MadeKind, count: number): Promise<number> {
  const folder = join(content, kind.folder);
  const files = (await readdir(folder)).filter((file) => file.endsWith(`.${kind.ending}`));
  const texts = await Promise.all(
    files.toSorted().map((file) => readFile(join(folder, file), 'utf8')),
  );
  const words = vocabularyOf(texts.map((text) => proseOf(text, kind.ending)));
  for (let number = files.length; number < count; number++) {
    const { id, fields, body } = kind.madeAt(number, words);
    const head = stringify(fields, yaml);
    const text = body === undefined ? head : `---\n${head}---\n\n${body}\n`;
    await writeFile(join(folder, `${parse(id).name}.${kind.ending}`), text);
  }
  return Math.max(count, files.length);
}

/** The sentences of a file: the body of Markdown, the texts of several words of a YAML file. */
function proseOf(text: string, ending: MadeKind['ending']): string {
  if (ending === 'md') return readEntry(text, 'md').body;
  const values = Object.values(parseYaml(text) as object);
  return values.filter((value) => typeof value === 'string' && value.includes(' ')).join(' ');
}

const zoneOf = zipf([
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'Pacific/Honolulu',
  'Europe/London',
  'Asia/Kolkata',
]);

/** The day of the run, `YYYY-MM-DD`. */
const today = new Date().toISOString().slice(0, 10);

/** As many days before today as after it. */
const halfSpan = 540;

/** Events over three years around the day of the run. */
export const events = {
  folder: 'events',
  ending: 'md',
  madeAt: eventAt,
} as const satisfies MadeKind;

function eventAt(number: number, words: Vocabulary) {
  const random = randomFrom(`event ${number}`);
  const language: Language = { words, topics, random };
  const day = addDays(today, random.int(-halfSpan, halfSpan));
  const hour = random.int(8, 19);
  const wallTime = (time: number) => `${day}T${String(time).padStart(2, '0')}:00`;
  const format = random.pick(formats);
  return {
    id: `made-${number}`,
    fields: {
      title: title(language, 3, 7),
      start: wallTime(hour),
      end: wallTime(hour + random.int(1, 4)),
      zone: zoneOf(random),
      location: format === 'virtual' ? 'Online' : `${title(language, 1, 1)} Hall`,
      format,
      region: random.pick(regions),
      topics: random.some(topics, random.int(1, 4)),
      summary: prose(language, 20, 220),
      speakers: [],
      howToJoin: prose(language, 15),
      access: prose(language, 15),
      updated: today,
    },
    body: [50, 60, 50].map((length) => prose(language, length)).join('\n\n'),
  };
}

/** Needs and offers that are all open. */
export const exchange = {
  folder: 'exchange',
  ending: 'yaml',
  madeAt: exchangeAt,
} as const satisfies MadeKind;

function exchangeAt(number: number, words: Vocabulary) {
  const random = randomFrom(`exchange ${number}`);
  const language: Language = { words, topics: ['heat', 'smoke', 'flood', 'asthma'], random };
  return {
    id: `made-${number}`,
    fields: {
      kind: random.pick(exchangeKinds),
      title: title(language, 5, 9),
      who: title(language, 2, 5),
      topic: random.pick(expertise),
      text: prose(language, 35),
      audience: title(language, 4, 9),
      place: `${title(language, 1, 2)}, TX`,
      region: random.pick(regions),
      when: title(language, 3, 6),
      languages: random.some(['English', 'Spanish', 'Hindi'], random.int(1, 2)),
      posted: '2026-10-12',
      until: `${new Date().getFullYear() + 1}-12-31`,
      status: 'open',
    } satisfies ExchangeEntryFile,
  };
}
