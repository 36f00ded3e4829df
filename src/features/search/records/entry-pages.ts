import { formOf } from '#content/form-of.ts';
import type { KindRow } from '#content/kind.ts';
import { titleFieldOf } from '#content/title-field.ts';
import { allKinds } from '#features/all-kinds.ts';
import type { SearchRecord } from '../find/search-file.ts';
import { passagesOf, type SearchedKind, type Source, wordsInData } from './source.ts';

/**
 * The kinds whose entries have pages of their own but no results of their own kind: their rows say
 * by which field they are found (`foundBy`).
 */
const kindsFoundByRow = Object.entries<KindRow>(allKinds).filter(
  ([, { foundBy, preview }]) => foundBy !== undefined && preview !== undefined,
);

export const kindNamesFoundByRow = kindsFoundByRow.map(([name]) => name);

/** Returns a record of each entry of these kinds, which is found as a page. */
export function entryPageRecords(source: Source): SearchRecord[] {
  return kindsFoundByRow.flatMap(([name, { schema, singular, preview = '', foundBy = '' }]) => {
    const titleField = titleFieldOf(formOf(schema)) ?? 'title';
    return source[name as SearchedKind].map(({ id, data, body }) => {
      const fields = data as Readonly<Record<string, unknown>>;
      return {
        id: `page-${name.toLowerCase()}-${id}`,
        kind: 'page',
        href: preview.replace('{id}', id),
        title: String(fields[titleField]),
        about: String(fields[foundBy]),
        also: [singular],
        text: [...wordsInData(data), ...passagesOf(body)],
      };
    });
  });
}
