/**
 * A person as content names one: the whole name, and the family name where it cannot be told from
 * it.
 */
export interface NamedPerson {
  name: string;
  familyName?: string | undefined;
}

export interface FamilyName {
  /** `Quill`, `de la Cruz`; the best guess where it is not certain. */
  family: string;
  /** Other names in front of it or behind it: `Amara`. */
  given: string;
  /** Why the family name cannot be told; undefined where it can, or where content says it. */
  doubt: NameDoubt | undefined;
}

/**
 * One word; words that may be given names or family names; a name that may begin with the family;
 * "Family, Given".
 */
export type NameDoubt = 'single' | 'several' | 'order' | 'inverted';

/**
 * The family name of a person: what content says, else what the name tells by these rules. Titles
 * in front, degrees and suffixes (`Jr.`, `III`) behind, nicknames and initials are no part of it.
 * The last word is the family name, together with particles in front of it (`van der Berg`, `de la
 * Cruz`, `bin Laden`, `Mac Donald`); so are two names with `y` between them, a name with a hyphen,
 * and a word in capitals beside words that are not (`Wei LI`).
 */
export function familyNameOf({ name, familyName }: NamedPerson): FamilyName {
  const { words, doubt } = bareName(name);
  if (familyName !== undefined) {
    const said = familyName.normalize('NFC').replace(/\s+/g, ' ').trim();
    return { family: said, given: withoutWords(words, said.split(' ')), doubt: undefined };
  }
  const found = familyIn(words);
  const given = [...words.slice(0, found.from), ...words.slice(found.to)].join(' ');
  return {
    family: words.slice(found.from, found.to).join(' '),
    given,
    doubt: doubt ?? found.doubt,
  };
}

/**
 * What a name is sorted by: the family name, then the others: `Dr. Amara Quill, MD` → `Quill
 * Amara`.
 */
export function sortName(person: NamedPerson): string {
  const { family, given } = familyNameOf(person);
  return [family, given].filter((part) => part !== '').join(' ');
}

/** People by family name, then by their other names, accents aside; a list of its own. */
export function byFamilyName<Person extends NamedPerson>(people: readonly Person[]): Person[] {
  return [...people].sort((a, b) => sortName(a).localeCompare(sortName(b), 'en'));
}

/** Whether a family name stands in a name as it is written there, whole words of it. */
export function hasFamilyName({ name, familyName }: NamedPerson): boolean {
  if (familyName === undefined) return true;
  const plain = (text: string) =>
    ` ${text
      .normalize('NFC')
      .replace(/[\s,]+/g, ' ')
      .trim()} `;
  return plain(name).toLowerCase().includes(plain(familyName).toLowerCase());
}

/** A name without title, nickname, suffix and degree: `Dr. Amara Quill, MD` → `Amara Quill`. */
export function plainName(name: string): string {
  return bareName(name).words.join(' ');
}

const titles =
  /^(?:dr|dra|prof|profa|professor|mr|mrs|ms|mx|miss|sr|sra|srta|rev|reverend|fr|father|rabbi|imam|sister|hon|sir|dame|chief|capt|captain|col|lt|maj|gen|sgt|sen|rep|gov)\.?$/i;
const suffix = /^(?:jr|sr|ii|iii|iv|2nd|3rd|4th)\.?$/i;
/** Behind a comma also the fifth of a name. */
const suffixBehindComma = /^(?:jr|sr|i{1,3}|iv|vi{0,3}|2nd|3rd|[4-8]th|esq)\.?$/i;
/** A degree has two capitals at least: `MD`, `PhD`, `Pharm.D.`, `FNP-BC`, `MPH(c)`. */
const degreeBehindComma = /^(?=[^a-z]*\p{Lu}.*\p{Lu})[\p{L}.()/-]{2,14}$/u;
/** Those that stand behind names without a comma, where a word in capitals else may be a name. */
const degree =
  /^(?:m\.?d|d\.?o|ph\.?d|dr\.?ph|pharm\.?d|psy\.?d|ed\.?d|j\.?d|d\.?d\.?s|d\.?v\.?m|d\.?n\.?p|m\.?p\.?h|m\.?s\.?n|m\.?b\.?a|m\.?sc|b\.?sc|m\.?s\.?w|b\.?s\.?n|r\.?n|n\.?p|f\.?n\.?p|c\.?n\.?m|c\.?h\.?w|emt|lcsw|mbbs|facp|faan)\.?$/i;

/**
 * A name without titles, nicknames, suffixes, degrees and a first initial → its words, and whether
 * it is "Family, Given".
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

/** `J.`, `J`, `J.R.`. */
function isInitial(word: string): boolean {
  return /^(?:\p{Lu}\.?){1,3}$/u.test(word) && (word.includes('.') || word.length === 1);
}

/** Words in front of a family name that belong to it, in small letters or with a capital. */
const particles: ReadonlySet<string> = new Set(
  (
    'van von vom der den de del della dello dalla degli di da dos das do du des la las los le el al bin ibn bint ben ter ten ' +
    'te zu zum zur af av mac mc o ó ní nic uí st st. saint san santa sainte abu abd'
  ).split(' '),
);
const joining: ReadonlySet<string> = new Set(['y', 'e', 'i', 'und', 'and']);

interface Place {
  /** First word of the family name, and the word behind its last. */
  from: number;
  to: number;
  doubt: NameDoubt | undefined;
}

function familyIn(words: readonly string[]): Place {
  const to = words.length;
  if (to < 2) return { from: 0, to, doubt: 'single' };
  const loud = wordsInCapitals(words);
  if (loud) return { ...loud, doubt: undefined };
  if (mayBeginWithFamily(words)) return { from: to - 1, to, doubt: 'order' };
  const joint = words.findIndex((word, at) => at > 1 && at < to - 1 && joining.has(word));
  if (joint !== -1) return { from: joint - 1, to, doubt: undefined };
  const particle = words.findIndex(
    (word, at) => at > 0 && at < to - 1 && particles.has(word.toLowerCase()),
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

/** The words in capitals, where they stand together and others have small letters. */
function wordsInCapitals(words: readonly string[]): { from: number; to: number } | undefined {
  const isLoud = words.map((word) => /^[\p{Lu}’'-]{2,}$/u.test(word) && !isInitial(word));
  const from = isLoud.indexOf(true);
  const to = isLoud.lastIndexOf(true) + 1;
  const isTogether = from !== -1 && isLoud.slice(from, to).every(Boolean);
  const areOthersQuiet = words.some((word) => /\p{Ll}/u.test(word));
  const stands = isTogether && areOthersQuiet && (from === 0 || to === words.length);
  return stands ? { from, to } : undefined;
}

/**
 * Frequent family names of languages that put them first: Chinese, Korean, Vietnamese, Japanese,
 * Hungarian.
 */
const familiesFirst: ReadonlySet<string> = new Set(
  (
    'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang deng han feng ' +
    'cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren shen yao lau chan wong cheung chow leung ' +
    'kim lee park choi jung jeong kang cho yoon yun jang lim shin seo kwon hwang ahn hong oh moon bae baek ' +
    'nguyen tran le pham hoang phan vu vo dang bui do ho ngo duong ly ' +
    'sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto inoue ' +
    'kimura hayashi shimizu saito mori abe ikeda nagy kovács tóth szabó horváth varga kiss molnár németh'
  ).split(' '),
);
const foldedFamiliesFirst: ReadonlySet<string> = new Set([...familiesFirst].map(fold));

/**
 * One to three syllables of Chinese, Korean, Vietnamese or Japanese in Latin letters, with a hyphen
 * between them or without.
 */
const syllables =
  /^(?:(?:[bcdfghjklmnpqrstvwxyz]|ch|gh|kh|ng|nh|ph|qu|sh|th|tr|ts|zh|gw|hw|kw)?[yw]?[aeiou]{1,3}(?:ng|nh|ch|[nmrlkpth])?-?){1,3}$/;

/**
 * Whether a name may begin with the family name: it does in its own script, and may where its words
 * could be either.
 */
function mayBeginWithFamily(words: readonly string[]): boolean {
  const [first = '', ...others] = words.map(fold);
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)) {
    return true;
  }
  return foldedFamiliesFirst.has(first) && others.every((word) => syllables.test(word));
}

/** A word without accents, in small letters. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'd')
    .toLowerCase();
}

/** The words of a name without those of the family name, where they stand together. */
function withoutWords(words: readonly string[], family: readonly string[]): string {
  const start = words.findIndex((_, at) =>
    family.every((word, step) => words[at + step]?.toLowerCase() === word.toLowerCase()),
  );
  if (start === -1) return words.join(' ');
  return [...words.slice(0, start), ...words.slice(start + family.length)].join(' ');
}
