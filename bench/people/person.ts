import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import { facetsOf } from './facets.ts';
import { idOf, personName } from './names.ts';
import { placeOf, professionOf } from './professions.ts';
import { type Language, prose } from './prose.ts';
import { type Random, randomFrom } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';
import { worksOf } from './works.ts';

/** What people are made from. */
export interface Stock {
  words: Vocabulary;
  /** File names of pictures that are there: few, and shared, since drawing thousands anew takes an hour. */
  pictures: readonly string[];
}

/** A speaker who does not exist, as a content file has one. */
export interface Person {
  id: string;
  fields: SpeakerFile;
  /** The long biography. */
  body: string;
}

const zones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const notices = ['1 hour', '2 hours', '12 hours', '1 day', '2 days'];

/** The person with this number: always the same one, whoever else was made before. */
export function personAt(number: number, { words, pictures }: Stock): Person {
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
      media: mediaOf(facets.languages, random),
      social: socialOf(id, random),
    },
    body: [60, 65, 60, 55].map((length) => prose(language, length)).join('\n\n'),
  };
}

function mediaOf(languages: string[], random: Random): SpeakerFile['media'] {
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
