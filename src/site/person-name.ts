import { fold } from './search/fold.ts';

/**
 * The name of a person in content files. `familyName` is there where it cannot be told from the
 * whole name.
 */
export interface NamedPerson {
  name: string;
  familyName?: string | undefined;
}

export interface FamilyName {
  /** `Quill`, `de la Cruz`; the best guess where there is a `doubt`. */
  family: string;
  /** The other names, before or after the family name: `Amara`. */
  given: string;
  /** The reason why the family name is not certain; undefined where it is. */
  doubt: NameDoubt | undefined;
}

/**
 * The reason why a family name is not certain: the name has one word (`single`), has words that may
 * be given names or family names (`several`), may begin with the family name (`order`), or is
 * written "Family, Given" (`inverted`).
 */
export type NameDoubt = 'single' | 'several' | 'order' | 'inverted';

/**
 * Returns the family name of a person: the one that content states, else the one that the name
 * tells by these rules. Titles before the name, degrees and suffixes (`Jr.`, `III`) after it,
 * nicknames and initials do not count. The last word is the family name, together with particles
 * before it (`van der Berg`, `de la Cruz`, `bin Laden`, `Mac Donald`). Two names with `y` between
 * them, a name with a hyphen, and a word in capitals beside words that are not (`Wei LI`) are
 * family names too.
 */
export function familyNameOf({ name, familyName }: NamedPerson): FamilyName {
  const { words, doubt } = bareName(name);
  if (familyName !== undefined) {
    const family = familyName.normalize('NFC').replace(/\s+/g, ' ').trim();
    return { family, given: withoutWords(words, family.split(' ')), doubt: undefined };
  }
  const place = familyIn(words);
  return {
    family: words.slice(place.from, place.to).join(' '),
    given: [...words.slice(0, place.from), ...words.slice(place.to)].join(' '),
    doubt: doubt ?? place.doubt,
  };
}

/**
 * Returns a name for running text: `Dr. Quill` for `Dr. Amara Quill, MD`, and the bare name for
 * somebody without such a title.
 */
export function shortNameOf(person: NamedPerson): string {
  const title = /^(?:Dr|Prof)\.? (?=\p{L})/u.exec(person.name)?.[0] ?? '';
  const { family, doubt } = familyNameOf(person);
  return title === '' || doubt !== undefined ? plainName(person.name) : `${title}${family}`;
}

/**
 * Returns the text by which a person is sorted: the family name, then the others. `Dr. Amara Quill,
 * MD` gives `Quill Amara`.
 */
export function sortName(person: NamedPerson): string {
  const { family, given } = familyNameOf(person);
  return [family, given].filter((part) => part !== '').join(' ');
}

/** Returns a new list of people, sorted by family name, then by their other names. */
export function byFamilyName<Person extends NamedPerson>(people: readonly Person[]): Person[] {
  return [...people].sort((a, b) => sortName(a).localeCompare(sortName(b), 'en'));
}

/** Whether the name contains the stated family name as whole words; `true` if none is stated. */
export function hasFamilyName({ name, familyName }: NamedPerson): boolean {
  if (familyName === undefined) return true;
  const plain = (text: string) =>
    ` ${text
      .normalize('NFC')
      .replace(/[\s,]+/g, ' ')
      .trim()} `;
  return plain(name).toLowerCase().includes(plain(familyName).toLowerCase());
}

/** Returns a name without title, nickname, suffix and degree: `Amara Quill`. */
export function plainName(name: string): string {
  return bareName(name).words.join(' ');
}

const titles =
  /^(?:dr|dra|prof|profa|professor|mr|mrs|ms|mx|miss|sr|sra|srta|rev|reverend|fr|father|rabbi|imam|sister|hon|sir|dame|chief|capt|captain|col|lt|maj|gen|sgt|sen|rep|gov)\.?$/i;
const suffix = /^(?:jr|sr|ii|iii|iv|2nd|3rd|4th)\.?$/i;
/** Matches a suffix after a comma, which may also be a number up to eight, or `Esq.`. */
const suffixBehindComma = /^(?:jr|sr|i{1,3}|iv|vi{0,3}|2nd|3rd|[4-8]th|esq)\.?$/i;
/** Matches a degree after a comma, by its two or more capitals: `MD`, `Pharm.D.`, `MPH(c)`. */
const degreeBehindComma = /^(?=[^a-z]*\p{Lu}.*\p{Lu})[\p{L}.()/-]{2,14}$/u;
/** Matches the degrees that are known without a comma before them, where `LI` may be a name. */
const degree =
  /^(?:m\.?d|d\.?o|ph\.?d|dr\.?ph|pharm\.?d|psy\.?d|ed\.?d|j\.?d|d\.?d\.?s|d\.?v\.?m|d\.?n\.?p|m\.?p\.?h|m\.?s\.?n|m\.?b\.?a|m\.?sc|b\.?sc|m\.?s\.?w|b\.?s\.?n|r\.?n|n\.?p|f\.?n\.?p|c\.?n\.?m|c\.?h\.?w|emt|lcsw|mbbs|facp|faan)\.?$/i;

/**
 * Returns the words of a name without titles, nicknames, suffixes, degrees and a first initial. The
 * doubt is `inverted` for a name that is written "Family, Given".
 */
function bareName(name: string): { words: string[]; doubt: NameDoubt | undefined } {
  const plain = name
    .normalize('NFC')
    .replace(/["“„«(][^"”“»)]*["”“»)]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [person = '', ...behind] = plain.split(/\s*,\s*/);
  const other = behind
    .flatMap((part) => part.split(' '))
    .filter(
      (part) => part !== '' && !suffixBehindComma.test(part) && !degreeBehindComma.test(part),
    );
  const words = person.split(' ').filter((word) => word !== '');
  while (words.length > 1 && titles.test(words[0] ?? '')) words.shift();
  while (words.length > 2 && isBehind(words.at(-1) ?? '')) words.pop();
  while (words.length > 2 && isInitial(words[0] ?? '')) words.shift();
  return { words, doubt: other.length > 0 ? 'inverted' : undefined };
}

function isBehind(word: string): boolean {
  return suffix.test(word) || degree.test(word);
}

/** Whether a word is an initial: `J.`, `J`, `J.R.`. */
function isInitial(word: string): boolean {
  return /^(?:\p{Lu}\.?){1,3}$/u.test(word) && (word.includes('.') || word.length === 1);
}

/** Words before a family name that belong to it, whatever their capitals. */
const particles: ReadonlySet<string> = new Set([
  'van',
  'von',
  'vom',
  'der',
  'den',
  'de',
  'del',
  'della',
  'dello',
  'dalla',
  'degli',
  'di',
  'da',
  'dos',
  'das',
  'do',
  'du',
  'des',
  'la',
  'las',
  'los',
  'le',
  'el',
  'al',
  'bin',
  'ibn',
  'bint',
  'ben',
  'ter',
  'ten',
  'te',
  'zu',
  'zum',
  'zur',
  'af',
  'av',
  'mac',
  'mc',
  'o',
  'ó',
  'ní',
  'nic',
  'uí',
  'st',
  'st.',
  'saint',
  'san',
  'santa',
  'sainte',
  'abu',
  'abd',
]);
const joining: ReadonlySet<string> = new Set(['y', 'e', 'i', 'und', 'and']);

interface Place {
  /** The index of the first word of the family name. */
  from: number;
  /** The index after its last word. */
  to: number;
  doubt: NameDoubt | undefined;
}

function familyIn(words: readonly string[]): Place {
  const to = words.length;
  if (to < 2) return { from: 0, to, doubt: 'single' };
  const inCapitals = wordsInCapitals(words);
  if (inCapitals) return { ...inCapitals, doubt: undefined };
  if (mayBeginWithFamily(words)) return { from: to - 1, to, doubt: 'order' };
  const joint = words.findIndex((word, index) => index > 1 && index < to - 1 && joining.has(word));
  if (joint !== -1) return { from: joint - 1, to, doubt: undefined };
  const particle = words.findIndex(
    (word, index) => index > 0 && index < to - 1 && particles.has(word.toLowerCase()),
  );
  if (particle === -1) {
    const between = words.slice(1, -1).filter((word) => !isInitial(word));
    return { from: to - 1, to, doubt: between.length > 0 ? 'several' : undefined };
  }
  const others = words.slice(1, particle).filter((word) => !isInitial(word));
  const behind = words.slice(particle).filter((word) => !particles.has(word.toLowerCase()));
  // "Ana Ruiz de la Cruz", "María del Carmen López": the particle may be in the middle of either
  // part.
  const isOpen = others.length > 0 || behind.length > 1;
  return { from: particle, to, doubt: isOpen ? 'several' : undefined };
}

/**
 * Returns where the words in capitals are, if they are together at the beginning or the end and
 * other words have small letters.
 */
function wordsInCapitals(words: readonly string[]): { from: number; to: number } | undefined {
  const isCapital = words.map((word) => /^[\p{Lu}’'-]{2,}$/u.test(word) && !isInitial(word));
  const from = isCapital.indexOf(true);
  const to = isCapital.lastIndexOf(true) + 1;
  const areTogether = from !== -1 && isCapital.slice(from, to).every(Boolean);
  const hasSmallLetters = words.some((word) => /\p{Ll}/u.test(word));
  const areAtAnEnd = from === 0 || to === words.length;
  return areTogether && hasSmallLetters && areAtAnEnd ? { from, to } : undefined;
}

/**
 * Frequent family names of languages that put them first: Chinese, Korean, Vietnamese, Japanese,
 * Hungarian.
 */
const familiesFirst: ReadonlySet<string> = new Set([
  // Chinese.
  'wang',
  'li',
  'zhang',
  'liu',
  'chen',
  'yang',
  'huang',
  'zhao',
  'wu',
  'zhou',
  'xu',
  'sun',
  'ma',
  'zhu',
  'hu',
  'guo',
  'he',
  'lin',
  'gao',
  'luo',
  'zheng',
  'liang',
  'xie',
  'song',
  'tang',
  'deng',
  'han',
  'feng',
  'cao',
  'peng',
  'zeng',
  'xiao',
  'tian',
  'dong',
  'pan',
  'yuan',
  'cai',
  'jiang',
  'yu',
  'du',
  'ye',
  'cheng',
  'wei',
  'su',
  'lu',
  'ding',
  'ren',
  'shen',
  'yao',
  'lau',
  'chan',
  'wong',
  'cheung',
  'chow',
  'leung',
  // Korean.
  'kim',
  'lee',
  'park',
  'choi',
  'jung',
  'jeong',
  'kang',
  'cho',
  'yoon',
  'yun',
  'jang',
  'lim',
  'shin',
  'seo',
  'kwon',
  'hwang',
  'ahn',
  'hong',
  'oh',
  'moon',
  'bae',
  'baek',
  // Vietnamese.
  'nguyen',
  'tran',
  'le',
  'pham',
  'hoang',
  'phan',
  'vu',
  'vo',
  'dang',
  'bui',
  'do',
  'ho',
  'ngo',
  'duong',
  'ly',
  // Japanese.
  'sato',
  'suzuki',
  'takahashi',
  'tanaka',
  'watanabe',
  'ito',
  'yamamoto',
  'nakamura',
  'kobayashi',
  'kato',
  'yoshida',
  'yamada',
  'sasaki',
  'yamaguchi',
  'matsumoto',
  'inoue',
  'kimura',
  'hayashi',
  'shimizu',
  'saito',
  'mori',
  'abe',
  'ikeda',
  // Hungarian.
  'nagy',
  'kovács',
  'tóth',
  'szabó',
  'horváth',
  'varga',
  'kiss',
  'molnár',
  'németh',
]);
const foldedFamiliesFirst: ReadonlySet<string> = new Set([...familiesFirst].map(fold));

/**
 * Matches one to three syllables of Chinese, Korean, Vietnamese or Japanese in Latin letters, with
 * or without hyphens between them: `mei-ling`, `takeshi`.
 */
const syllables =
  /^(?:(?:[bcdfghjklmnpqrstvwxyz]|ch|gh|kh|ng|nh|ph|qu|sh|th|tr|ts|zh|gw|hw|kw)?[yw]?[aeiou]{1,3}(?:ng|nh|ch|[nmrlkpth])?-?){1,3}$/;

/**
 * Whether a name may begin with the family name. It does in Chinese, Korean and Japanese script. It
 * may if the first word is a frequent family name and the others could be given names.
 */
function mayBeginWithFamily(words: readonly string[]): boolean {
  const [first = '', ...others] = words.map(fold);
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)) {
    return true;
  }
  return foldedFamiliesFirst.has(first) && others.every((word) => syllables.test(word));
}

/** Returns the words of a name without those of the family name, if these are together. */
function withoutWords(words: readonly string[], family: readonly string[]): string {
  const start = words.findIndex((_, index) =>
    family.every((word, offset) => words[index + offset]?.toLowerCase() === word.toLowerCase()),
  );
  if (start === -1) return words.join(' ');
  return [...words.slice(0, start), ...words.slice(start + family.length)].join(' ');
}
