import { type Random, type Vocabulary, zipf } from './random.ts';

/**
 * First names of many languages, marks and letters beyond Latin-1 among them; the frequent ones
 * first.
 */
const firstNames = zipf(
  `Maria James Anna David Sofía Michael Fatima Daniel Emma Carlos Aisha Thomas Linh José Priya Robert
  Ana Chen Olivia Mohammed Grace Luis Hana William Zoë Kwame Ingrid Mateo Leila Patrick Yuki André
  Chiara Omar Renée Samuel Nokuthula Erik Małgorzata Diego Siobhán Tariq Élodie Viktor Björn Ximena
  Łukasz Nguyệt Søren Şükrü Çağla Jürgen Þóra Đức Ștefan Željko Gülşen Ka’iulani Miloš Aurélie Håkon
  Ifeoma Matthías Ásta Ólafur Jean-Luc Mary-Kate Xóchitl Wojciech Þorgerður Ċensa Ēriks Vėjas Őrs
  Ynyr Ɗanladi Ọlábísí Ġorġ Ņikita Åse Ľubica Ørjan`.split(/\s+/),
  6,
);

const front =
  `Ash Birch Brook Cald Cinder Cliff Copper Dawn Drift Elder Ember Fair Fen Fern Flint Frost Glen Gold
  Green Hail Harbor Hazel Heath Hollow Iron Ivory Juniper Lake Lantern Lark Linden Marsh Meadow Mill
  Moor Moss North Oak Orchard Pebble Pine Quarry Rain Red Reed River Rowan Saffron Salt Sand Silver Stone
  Storm Sumac Tern Thistle Thorn Tide Vale Water Weather West White Wild Willow Winter Wood Wren Yarrow`.split(
    /\s+/,
  );
const back =
  `acre bank beck bourne brook burn bury by cote croft dale den dike fell field ford gale garth gate
  grove ham haven hill holt hope hurst keep land ley light lock low mark mere moor mouth ness reach ridge
  rise shaw shore side spring stead stone stow thorpe tide ton vale wade walk ward water way well wick
  wind wold wood worth wright yard`.split(/\s+/);
const accented =
  `Núñezmar Gonçalvane Müllerfeld Øvergård Škvoreck Łąkowiec Čapkova Żurawin Đurđevale Nguyễnhal
  Åsbergen Ibáñezol Français-Moor Brontë-Hale Örnsköld Şahinoğl Țepeșan Hašekun`.split(/\s+/);

/**
 * A first name and a family name; one in seven has an accent in the family name, one in twelve two
 * names.
 */
export function personName(random: Random): { first: string; last: string } {
  const madeUpName = () => random.pick(front) + random.pick(back);
  const last = random.chance(0.14) ? random.pick(accented) : madeUpName();
  return {
    first: firstNames(random),
    last: random.chance(0.08) ? `${last}-${madeUpName()}` : last,
  };
}

const ownLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ƿ: 'w',
  ɓ: 'b',
  ɗ: 'd',
};

/** Returns the file name for a person's name: small letters a to z and hyphens. */
export function idOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, (letter) => ownLetters[letter] ?? '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The words and subjects that a text is made of. */
export interface Language {
  words: Vocabulary;
  /** Subjects of this person, which come up again and again. */
  topics: readonly string[];
  random: Random;
}

/** About so many words in sentences, and no more letters than allowed. */
export function prose(language: Language, words: number, mostLetters = Infinity): string {
  const sentences: string[] = [];
  let wordCount = 0;
  let letters = 0;
  while (wordCount < words) {
    const length = Math.min(language.random.int(7, 19), Math.max(5, words - wordCount));
    const next = sentence(language, length);
    if (letters + 1 + next.length > mostLetters) break;
    sentences.push(next);
    letters += 1 + next.length;
    wordCount += length;
  }
  return sentences.join(' ');
}

/** A few words with a capital at the start and no period: a title. */
export function title(language: Language, from: number, to: number): string {
  return capital(wordsInRow(language, language.random.int(from, to)).join(' '));
}

/** So many words, of which none follows itself: the content check takes that for a slip. */
function wordsInRow(language: Language, length: number): string[] {
  const row: string[] = [];
  while (row.length < length) {
    const word = wordOf(language, language.words);
    if (word !== row.at(-1)) row.push(word);
  }
  return row;
}

function sentence(language: Language, length: number): string {
  const pause = language.random.int(3, length);
  const parts = wordsInRow(language, length).map((word, place) =>
    place === pause && place < length - 1 ? `${word},` : word,
  );
  return `${capital(parts.join(' '))}.`;
}

function wordOf({ random, topics }: Language, words: Vocabulary): string {
  return random.chance(0.03) ? random.pick(topics).toLowerCase() : words(random);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const fields =
  `emergency family school public-health critical-care home-visit rural pediatric occupational-health
  infectious-disease community mental-health hospital respiratory oncology maternity geriatric
  rehabilitation travel telehealth climate-and-health`
    .split(/\s+/)
    .map((field) => field.replaceAll('-', ' '));

const trades = zipf([
  'nurse',
  'physician',
  'nurse practitioner',
  'social worker',
  'health worker',
  'pharmacist',
  'paramedic',
  'midwife',
  'researcher',
  'planner',
  'therapist',
  'psychologist',
  'dietitian',
]);

const alone = zipf([
  'Pediatrician',
  'Epidemiologist',
  'Pulmonologist',
  'Psychiatrist',
  'Cardiologist',
  'Allergist',
  'Obstetrician',
  'Geriatrician',
  'Dermatologist',
  'Retired surgeon',
  'Kidney specialist',
]);

const places =
  'Canal Prairie Summit Lakeside Juniper Granite Delta Orchard Mesa Cedar Bayou Pinecrest Bluff Coral Willow'.split(
    ' ',
  );
const houses = [
  'General Hospital',
  'Health Center',
  'Clinic',
  'School of Nursing',
  'University',
  'Hospice',
  'Fire and Rescue',
  'Health Department',
  'Health Alliance',
  'Medical School',
  'Pharmacy',
];
const towns = ['Valley', 'Springs', 'Falls', 'Harbor', 'Junction', 'Heights', 'Ferry', 'Crossing'];
const states = 'AK AZ CA CO FL GA HI IL LA ME MI MN MT NC NM NY OH OR PA TX UT VT WA WI'.split(' ');

/** A profession in a few words: "Rural nurse practitioner", "Pediatrician". */
export function professionOf(random: Random): string {
  if (random.chance(0.3)) return alone(random);
  const words = `${random.pick(fields)} ${trades(random)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where someone works and lives. */
export function placeOf(random: Random): { organization: string; basedIn: string } {
  const place = random.pick(places);
  return {
    organization: `${place} ${random.pick(towns)} ${random.pick(houses)}`,
    basedIn: `${place} ${random.pick(towns)}, ${random.pick(states)}`,
  };
}
