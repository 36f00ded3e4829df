import { bodyField } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { type Entry, placeOfKey, problemAt } from './entry.ts';
import {
  asWarnings,
  displayValue,
  fileProblem,
  type Problem,
  type ProblemText,
  withGuess,
} from './problem.ts';
import { type Finding, problemsInTexts } from './problems-in-texts.ts';
import knownPlaces from './word-places.json' with { type: 'json' };
import {
  bracedWords,
  type FilePlaces,
  placePath,
  placesIn,
  type WordPlaces,
} from './word-places.ts';

const allPlaces: WordPlaces = knownPlaces;

/**
 * Problems of places in braces that nothing fills in, such as `{nmae}`, so that visitors would read
 * the braces; and of questions of letters that no form asks, or that have no words. A place that is
 * not in a text any more is a warning: the words may do without.
 */
export function placeNameProblems(entry: Entry): Problem[] {
  const known = allPlaces[entry.file] ?? { places: {}, names: {} };
  const hints = new Map(
    entry.fields.map(({ path, field }) => [path.join('.'), placesOfHint(field.hint)] as const),
  );
  const inTexts = problemsInTexts(entry, ({ text, field }) => {
    if (!/[{}]/.test(text)) return [];
    const path = placePath(
      field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    );
    const places = [...(known.places[path] ?? []), ...(hints.get(field) ?? [])];
    return [...unknownPlaces(text, field, places), ...openBraces(text)];
  });
  if (entry.kind.only === undefined) return inTexts;
  return [...inTexts, ...nameProblems(entry, known), ...lostPlaces(entry, known)];
}

/** The places that a hint names; `{places}` stands for all of them. */
function placesOfHint(hint: string): string[] {
  return placesIn(hint).filter((name) => name !== 'places');
}

/** The marks of what is for the demonstration alone, which `demonstrationProblems` reads. */
const markOfDemonstration = /^\s*\/?\s*demo/i;

function unknownPlaces(text: string, field: string, places: readonly string[]): Finding[] {
  return [...text.matchAll(bracedWords)].flatMap(({ 0: found, 1: name = '', index }) => {
    if (places.includes(name)) return [];
    if (field === bodyField && markOfDemonstration.test(name)) return [];
    return [{ index, found, ...unknownPlace(name.trim(), places) }];
  });
}

function unknownPlace(name: string, places: readonly string[]): ProblemText {
  if (places.length === 0) {
    return {
      message: 'nothing is filled in here, so visitors would read the braces',
      fix: 'Write the words themselves, without braces.',
    };
  }
  const listed = [...new Set(places)].map((place) => `{${place}}`).join(', ');
  const fix = `Write one of: ${listed}; or leave the braces out.`;
  return {
    message: 'nothing of this name is filled in here, so visitors would read the braces',
    fix: withGuess(
      `{${name}}`,
      places.map((place) => `{${place}}`),
      fix,
    ),
  };
}

function openBraces(text: string): Finding[] {
  const rest = text.replace(bracedWords, (found) => ' '.repeat(found.length));
  const index = rest.search(/[{}]/);
  if (index === -1) return [];
  const found = text.slice(Math.max(0, index - 20), index + 20).trim();
  return [
    {
      index,
      found,
      message: 'a brace is opened and not closed, or closed and not opened',
      fix: 'Write a place as {name}, with both braces; or leave the brace out.',
    },
  ];
}

/** Problems of names in groups that take any, such as those of questions. */
function nameProblems(entry: Entry, known: FilePlaces): Problem[] {
  return entry.fields.flatMap(({ path, value }) => {
    const names = known.names[placePath(path)];
    if (names === undefined || !isRecord(value)) return [];
    const unknown = Object.keys(value).filter((name) => !names.includes(name));
    const missing = names.filter((name) => value[name] === undefined);
    return [
      ...unknown.map((name) => {
        const where = {
          ...placeOfKey(entry.raw, [...path, name]),
          field: [...path, name].join('.'),
        };
        return fileProblem(entry.file, unknownName(name, missing), {
          ...where,
          found: displayValue(name),
        });
      }),
      ...missing.map((name) => problemAt(entry, [...path, name], undefined, missingName(name))),
    ];
  });
}

function unknownName(name: string, missing: readonly string[]): ProblemText {
  return {
    message: `nothing on the site asks for "${name}", so nobody would see these words`,
    fix: withGuess(name, missing, 'Delete it; to add a question, ask a developer.'),
  };
}

function missingName(name: string): ProblemText {
  return {
    message: 'has no words, so visitors would read its name',
    fix: `Write the words of "${name}".`,
  };
}

/** A warning for each text that had a place in the example and has it no more. */
function lostPlaces(entry: Entry, known: FilePlaces): Problem[] {
  return asWarnings(
    entry.fields.flatMap(({ path, value }) => {
      const places = known.places[path.join('.')] ?? [];
      if (typeof value !== 'string') return [];
      const lost = places.filter((place) => !value.includes(`{${place}}`));
      if (lost.length === 0) return [];
      const listed = lost.map((place) => `{${place}}`).join(' and ');
      return problemAt(entry, path, value, {
        message: `does not say ${listed} any more, which is filled in for each visitor`,
        fix: `Put ${listed} where it belongs; leave it out only if the words are whole without it.`,
      });
    }),
  );
}
