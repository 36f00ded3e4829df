import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { publishedTables } from '#features/open-data/load-data-files.ts';
import record from '#words/data/gistemp-annual.csv?raw';

/** The lists of the open data as tables, and the numbers behind the picture of the record. */
export const getStaticPaths = () => [
  table('gistemp-annual', async () => record),
  ...publishedTables().map(({ name, at }) => table(name, at)),
];

function table(name: string, write: (base: URL) => Promise<string>) {
  return { params: { table: name }, props: { write } };
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props,
  url,
}) =>
  new Response(await props.write(url), { headers: { 'content-type': 'text/csv;charset=utf-8' } });
