import { type Entry, faultAt } from './entry.ts';
import type { Fault } from './fault.ts';
import { placeInText } from './places.ts';
import { fieldsOf } from './schema-walk.ts';

/** Kinds whose words may hold figures: the evidence itself, titles of documents, and words about this site. */
const withFigures: readonly string[] = ['claims', 'statistics', 'resources', 'legal', 'site'];

/** What describes the picture of the temperature record; the record itself is the evidence. */
const ofTheRecord: readonly string[] = ['homePage hero.record'];

/**
 * A measured figure: a share, a multiple, a temperature, money, people by the thousand or million, or a
 * count of deaths, cases and the like.
 */
const figure = new RegExp(
  [
    String.raw`\d[\d.,]*\s?(?:%|percent\b|per cent\b|°|degrees?\b|dollars\b|-?fold\b|(?:thousand|million|billion|trillion)\b)`,
    String.raw`\b\d+(?:\.\d+)?[x×](?![\w])`,
    String.raw`\$\s?\d`,
    String.raw`\b\d{1,3}(?:,\d{3})+\b(?! words)`,
    String.raw`\b\d+ (?:in|out of) \d+\b`,
    String.raw`\b\d+ (?:times|deaths|lives|cases|visits|evacuations)\b`,
  ].join('|'),
  'i',
);

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
