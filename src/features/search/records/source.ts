import type { z } from 'zod';
import type { KindName, kinds } from '#content/kinds.ts';

type DataOf<Name extends KindName> = z.output<(typeof kinds)[Name]['schema']>;

/** An entry of the content as records are made from it. */
export interface SourceEntry<Data> {
  id: string;
  data: Data;
  /** The Markdown below the data; empty where there is none. */
  body: string;
}

/** Everything that is written in `content/`, by its kind. */
export type Source = { readonly [Name in KindName]: readonly SourceEntry<DataOf<Name>>[] };

/** The one entry of a kind that has only one. Throws if it is not there. */
export function theOne<Name extends KindName>(source: Source, name: Name): DataOf<Name> {
  const [entry] = source[name];
  if (!entry) throw new Error(`content: ${name} is missing; run npm run content:check`);
  return entry.data;
}
