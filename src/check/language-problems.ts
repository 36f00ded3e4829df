import { type Entry, fieldValues } from './entry.ts';
import type { Problem, ProblemText } from './problem.ts';
import { problemsInTexts } from './problems-in-texts.ts';

/**
 * Problems of texts in the other language: English where a page is read in Spanish, and Spanish
 * where it is read in English. A text is told by its small words, so one of names alone is none.
 */
export function languageProblems(entry: Entry): Problem[] {
  return problemsInTexts(entry, ({ text, field }) => {
    const isMeantSpanish = isSpanishPlace(entry, field);
    if (isMeantSpanish === undefined) return [];
    if (isMeantSpanish && isSameInEnglish(entry, field, text)) {
      return [{ index: 0, found: text, ...notSpanish }];
    }
    const language = languageOf(text);
    if (isMeantSpanish && language === 'English') return [{ index: 0, found: text, ...notSpanish }];
    if (!isMeantSpanish && language === 'Spanish')
      return [{ index: 0, found: text, ...notEnglish }];
    return [];
  });
}

/** Kinds of which every word is read in Spanish. */
const spanishKinds: readonly string[] = ['spanishShell', 'searchSpanish'];
/** Matches the steps of a path that hold Spanish words: `es`, `act.0.es`, `spanish`. */
const spanishStep = /(^|\.)(es|spanish)(\.|$)/;
/** Matches fields that may hold words of any language: names, titles of works, what people type. */
const anyLanguage =
  /(^|\.)(words|also|languages?|publishers?|authors|journal|reportedBy|source|specified|readAt|videos|publications|appearances)(\.|$)/;

/** Whether a field is read in Spanish; undefined where it may be in any language. */
function isSpanishPlace(entry: Entry, field: string): boolean | undefined {
  if (spanishKinds.includes(entry.kindName) || spanishStep.test(field)) {
    return field.endsWith('english') ? undefined : true;
  }
  const { language } = fieldValues(entry);
  if (entry.kindName === 'officialPages') {
    return language === 'es' && field === 'title' ? true : undefined;
  }
  if (entry.kindName === 'searchWords' || anyLanguage.test(field)) return undefined;
  return field === 'title' && entry.kindName === 'resources' ? undefined : false;
}

/** Whether a text of several words stands in English, `act.3.en`, as in Spanish, `act.3.es`. */
function isSameInEnglish(entry: Entry, field: string, text: string): boolean {
  const englishField = field.replace(/(^|\.)es(\.|$)/, '$1en$2');
  if (englishField === field || !/\s\S+\s/.test(text)) return false;
  return entry.fields.some(({ path, value }) => value === text && path.join('.') === englishField);
}

/** The fewest small words by which a language is told: of a field, and of a long text. */
const fewest = { field: 2, body: 20 };

/** The language of a text by its small words; undefined where they are too few or of both. */
export function languageOf(text: string): 'English' | 'Spanish' | undefined {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  const english = words.filter((word) => englishWords.has(word)).length;
  const spanish = words.filter((word) => spanishWords.has(word)).length;
  const least = words.length > 300 ? fewest.body : fewest.field;
  if (english >= least && english > spanish * 3) return 'English';
  if (spanish >= Math.max(least, 3) && spanish > english * 3) return 'Spanish';
  return undefined;
}

/** Small words that English texts have and Spanish ones have not. */
const englishWords: ReadonlySet<string> = new Set(
  (
    'the and or of to in is are was were be been for with from that this these those you your it its ' +
    'not do does if when where what who how at on by an as but they them their we our have has ' +
    'had will can should then there into out up after before about than any all'
  ).split(' '),
);

/** Small words that Spanish texts have and English ones have not. */
const spanishWords: ReadonlySet<string> = new Set(
  (
    'el la los las un una unos unas de del al y o que en es son está están fue ser por para con sin ' +
    'sobre su sus se le les lo nos si no cuando donde qué quién cómo hay más muy pero como también ' +
    'este esta estos estas ese esa eso usted ustedes hasta desde entre'
  ).split(' '),
);

const notSpanish: ProblemText = {
  message: 'stands where the page is in Spanish, but is in English',
  fix: 'Write it in Spanish.',
};

const notEnglish: ProblemText = {
  message: 'stands where the page is in English, but is in Spanish',
  fix: 'Write it in English; a name or a title of few words may stay as it is.',
};
