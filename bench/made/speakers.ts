import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { stringify } from 'yaml';
import { zonesOfState } from '#check/state-zones.ts';
import { readEntry } from '#content/read-entry.ts';
import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import { engagements, expertise, formats } from '#site/vocabulary.ts';
import {
  drawSome,
  type Random,
  randomFrom,
  type Vocabulary,
  vocabularyOf,
  zipf,
} from './random.ts';
import { idOf, type Language, personName, placeOf, professionOf, prose, title } from './words.ts';

/** The words and pictures that people are made from. */
interface Stock {
  words: Vocabulary;
  /**
   * File names of pictures that are there: few, and shared, since drawing thousands anew takes an
   * hour.
   */
  pictures: readonly string[];
}

/** A speaker who does not exist, as a content file has one. */
export interface Person {
  id: string;
  fields: SpeakerFile;
  /** The long biography. */
  body: string;
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const notices = ['1 hour', '2 hours', '12 hours', '1 day', '2 days'];

/** The person with this number: always the same one, whoever else was made before. */
function personAt(number: number, { words, pictures }: Stock): Person {
  const random = randomFrom(`person ${number}`);
  const { first, last } = personName(random);
  const facets = facetsOf(random);
  const isDoctor = random.chance(0.55);
  const name = isDoctor ? `Dr. ${first} ${last}` : `${first} ${last}`;
  const work = { title: professionOf(random), ...placeOf(random) };
  const topics = [...facets.expertise, work.title];
  const language: Language = { words, topics, random };
  const id = idOf(`${first} ${last}`);
  const opening = `${name} is ${/^[AEIOU]/.test(work.title) ? 'an' : 'a'} ${work.title.toLowerCase()} at ${work.organization}.`;
  return {
    id,
    fields: {
      name,
      consent: true,
      shortName: isDoctor ? `Dr. ${last}` : name,
      ...(random.chance(0.6) && { pronunciation: `${first} ${last}`.toUpperCase() }),
      ...(random.chance(0.9) && { pronouns: random.pick(['she/her', 'he/him', 'they/them']) }),
      ...work,
      ...(random.chance(0.9) && { since: random.int(1975, 2020) }),
      ...facets,
      portrait: `./${random.pick(pictures)}`,
      portraitFocus: random.chance(0.8) ? 'center' : 'top',
      portraitCredit: 'Drawing from Notionists by Zoish, CC0 1.0',
      quote: prose(language, 20, 220),
      bioShort: `${opening} ${prose(language, 30, 350 - opening.length - 1)}`,
      bioMedium: `${opening} ${prose(language, 95, 900 - opening.length - 1)}`,
      ...worksOf(language),
      media: mediaOf(facets.languages, work.basedIn, random),
      social: socialOf(id, random),
    },
    body: [60, 65, 60, 55].map((length) => prose(language, length)).join('\n\n'),
  };
}

function mediaOf(
  languages: string[],
  basedIn: string,
  random: Random,
): NonNullable<SpeakerFile['media']> {
  const zones = zonesOfState[basedIn.slice(-2)] ?? ['America/New_York'];
  return {
    timeZone: random.pick(zones),
    days: random.some(days, random.int(2, 5)),
    from: `${String(random.int(6, 11)).padStart(2, '0')}:00`,
    to: `${random.int(13, 20)}:30`,
    leadTime: random.pick(notices),
    languages,
  };
}

function socialOf(id: string, random: Random): SpeakerFile['social'] {
  const url = random.chance(0.5) ? `https://network.example/in/${id}` : '#';
  return random.chance(0.8) ? [{ platform: 'LinkedIn', url }] : [];
}

/** So many people, none with an id that is taken. Fewer of them are the first of more. */
export function people(count: number, stock: Stock, takenIds: Iterable<string> = []): Person[] {
  const ids = new Set(takenIds);
  const found: Person[] = [];
  for (let number = 0; found.length < count; number++) {
    const person = personAt(number, stock);
    if (ids.has(person.id)) continue;
    ids.add(person.id);
    found.push(person);
  }
  return found;
}

type Works = Pick<SpeakerFile, 'talks' | 'videos' | 'publications' | 'appearances'>;

/** Talks, recordings, writings and past appearances, in the numbers that real profiles have. */
function worksOf(language: Language): Works {
  const { random } = language;
  return {
    talks: listed(1, 3, language, (name) => ({
      title: name,
      abstract: prose(language, 45, 400),
      minutes: random.some([15, 20, 30, 45, 60, 90], 2),
      audience: title(language, 4, 8),
    })),
    videos: listed(0, 3, language, (name) => ({
      title: name,
      url: random.chance(0.3) ? 'https://video.example/watch' : '#',
      note: `${title(language, 3, 7)}.`,
      length: `${random.int(4, 50)} minutes`,
    })),
    publications: listed(0, 4, language, (name) => ({
      title: name,
      url: random.chance(0.5) ? '/resources/rapid-response' : '#',
      note: `${title(language, 3, 8)}.`,
    })),
    appearances: listed(0, 4, language, (name) => ({
      what: name,
      where: title(language, 2, 4),
      year: random.int(2014, 2026),
    })).toSorted((a, b) => b.year - a.year),
  };
}

/** So many works, no two of the same title. */
function listed<Work>(
  from: number,
  to: number,
  language: Language,
  workOf: (name: string) => Work,
): Work[] {
  const names = Array.from({ length: language.random.int(from, to) }, () => title(language, 3, 8));
  return [...new Set(names)].map(workOf);
}

type Facets = Pick<
  SpeakerFile,
  | 'expertise'
  | 'languages'
  | 'formats'
  | 'engagements'
  | 'travels'
  | 'freeForNonprofits'
  | 'shortNotice'
  | 'requests'
>;

const expertiseOf = zipf(expertise, 4);
const travelsOf = zipf(['national', 'region', 'local', 'international'] as const, 1);
const otherLanguageOf = zipf(
  `Spanish Hindi French Mandarin Arabic Portuguese Tagalog German Vietnamese Twi Korean Polish Igbo
  Russian Punjabi Haitian-Creole Urdu Japanese Bengali Italian Yoruba Navajo Farsi Mixteco Somali
  Swahili Amharic Hmong Hawaiian Turkish Ukrainian Gujarati Tamil`
    .split(/\s+/)
    .map((language) => language.replace('-', ' ')),
);

/** The facets of the directory for one person, as unevenly spread as among real people. */
function facetsOf(random: Random): Facets {
  const { chance } = random;
  const others = drawSome(otherLanguageOf, otherLanguageCount(random), random);
  const english = others.length === 0 || chance(0.97) ? ['English'] : [];
  return {
    expertise: drawSome(expertiseOf, random.int(1, 4), random),
    languages: [...english, ...others],
    formats: mostly(formats, [0.85, 0.8, 0.45], random),
    engagements: mostly(engagements, [0.95, 0.8, 0.5, 0.7, 0.3], random),
    travels: travelsOf(random),
    freeForNonprofits: chance(0.7),
    shortNotice: chance(0.5),
    requests: chance(0.93) ? 'open' : 'paused',
  };
}

/** How many languages beside English a person speaks: none, one or two. */
function otherLanguageCount({ chance }: Random): number {
  if (chance(0.55)) return 0;
  return chance(0.75) ? 1 : 2;
}

/** Each entry of a list with a probability of its own, and at least the first. */
function mostly<Item>(list: readonly Item[], shares: readonly number[], random: Random): Item[] {
  const chosen = list.filter((_, place) => random.chance(shares[place] ?? 0));
  return chosen.length > 0 ? chosen : list.slice(0, 1);
}

/**
 * Fills a folder of speakers up to a number of them: those who are there stay, the others are made
 * up in the language of their texts and share copies of their pictures, which are named after
 * nobody. Returns how many speakers the folder holds.
 */
export async function fillUp(folder: string, count: number): Promise<number> {
  const files = (await readdir(folder)).toSorted();
  const real = files.filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(real.map((file) => readFile(join(folder, file), 'utf8')));
  const drawings = files.filter((file) => file.endsWith('.svg'));
  const stock = {
    words: vocabularyOf(texts.map(proseOf)),
    pictures: drawings.map((_, place) => `made-${place}.svg`),
  };
  const takenIds = real.map((file) => parse(file).name);
  const made = people(Math.max(0, count - real.length), stock, takenIds);
  for (const person of made) await writeFile(join(folder, `${person.id}.md`), fileOf(person));
  const used = new Set(made.map(({ fields }) => fields.portrait?.slice(2)));
  for (const [place, drawing] of drawings.entries()) {
    const copy = stock.pictures[place] ?? '';
    if (used.has(copy)) await copyFile(join(folder, drawing), join(folder, copy));
  }
  return real.length + made.length;
}

/** The text of the content file of a person. */
export function fileOf({ fields, body }: Person): string {
  return `---\n${stringify(fields, { lineWidth: 100, aliasDuplicateObjects: false })}---\n\n${body}\n`;
}

/** The sentences of a speaker file. */
function proseOf(source: string): string {
  const { data, body } = readEntry(source, 'md');
  return `${(data as SpeakerFile).bioMedium} ${body}`;
}
