import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import { engagements, expertise, formats } from '#site/vocabulary.ts';
import type { Random } from './random.ts';
import { drawSome, zipf } from './zipf.ts';

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

/** What a directory can be narrowed by, as unevenly spread as among real people. */
export function facetsOf(random: Random): Facets {
  const { chance } = random;
  const others = drawSome(otherLanguageOf, chance(0.55) ? 0 : chance(0.75) ? 1 : 2, random);
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

/** Each entry with a share of its own, and never none. */
function mostly<Item>(list: readonly Item[], shares: readonly number[], random: Random): Item[] {
  const taken = list.filter((_, place) => random.chance(shares[place] ?? 0));
  return taken.length > 0 ? taken : list.slice(0, 1);
}
