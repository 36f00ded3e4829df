import { isRecord } from '#content/is-record.ts';
import { namedOptions } from '#features/letters/named-options.ts';
import { type Entry, fieldValues, problemAt } from './entry.ts';
import type { Problem } from './problem.ts';

/**
 * Problems of letters that lack an answer to choose after which the site asks other questions.
 * Without it these questions would be asked of nobody.
 */
export function optionProblems(entry: Entry): Problem[] {
  if (entry.kindName !== 'letters') return [];
  const { fields } = fieldValues(entry);
  return Object.entries(namedOptions[entry.id] ?? {}).flatMap(([name, ids]) => {
    const question = isRecord(fields) ? fields[name] : undefined;
    const options = isRecord(question) ? question['options'] : undefined;
    // Options that are no list are a problem of the schema.
    if (!Array.isArray(options)) return [];
    const missing = ids.filter((id) => !options.some((option) => Object(option).id === id));
    if (missing.length === 0) return [];
    const named = missing.map((id) => `"id: ${id}"`).join(' and ');
    return problemAt(entry, ['fields', name, 'options'], options, {
      message: `an answer after which the site asks other questions is missing`,
      fix: `Add an entry with ${named} and its words. Words may change, ids may not.`,
      inForm:
        'The site asks other questions after an answer that is missing here. Press “Put back as published” and change only the words of the answers.',
    });
  });
}
