import { type Entry, faultAt } from './entry.ts';
import type { Fault } from './fault.ts';
import { placeInText } from './places.ts';
import { fieldsOf } from './schema-walk.ts';

/** Kinds whose words may hold figures: the evidence itself, titles of documents, and words about this site. */
const withFigures: readonly string[] = ['claims', 'statistics', 'resources', 'legal', 'site'];

/** What describes the picture of the temperature record; the record itself is the evidence. */
const ofTheRecord: readonly string[] = ['homePage hero.record'];

/** A measured figure: a share, a multiple, a temperature, a sum of money, or people by the million. */
const figure =
  /\d[\d.,]*\s?(?:%|percent\b|per cent\b|°|degrees?\b|dollars\b|-?fold\b|(?:million|billion|trillion)\b)|\$\s?\d|\b\d+(?:\.\d+)?[x×](?![\w])/i;

const advice = {
  problem: 'a figure stands in the words, without evidence',
  remedy:
    'Say it without the number, or put the figure in a file in "claims" with its source and refer to that file.',
};

/** Faults for figures outside the claims: every figure of the site needs an evidence entry (PRODUCT.md, "Content"). */
export function figureFaults(entry: Entry): Fault[] {
  if (withFigures.includes(entry.kindName)) return [];
  const inFields = [...fieldsOf(entry.kind.schema, entry.data)].flatMap(({ path, value }) => {
    const isFigure = typeof value === 'string' && figure.test(value);
    const isOfTheRecord = ofTheRecord.includes(`${entry.kindName} ${path.join('.')}`);
    return isFigure && !isOfTheRecord ? faultAt(entry, path, value, advice) : [];
  });
  return [...inFields, ...bodyFaults(entry)];
}

function bodyFaults(entry: Entry): Fault[] {
  const { body, bodyOffset } = entry.raw;
  return [...body.matchAll(new RegExp(figure, 'gi'))].map((match) => {
    const { line, column } = placeInText(body, match.index);
    const place = { line: line + bodyOffset, column };
    const found = match[0];
    return { file: entry.file, ...place, field: 'text below the fields', found, ...advice };
  });
}
