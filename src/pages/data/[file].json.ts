import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { publishedData } from '#features/open-data/load-data-files.ts';

export const getStaticPaths = (() =>
  publishedData().map(({ name, at }) => ({
    params: { file: name },
    props: { at },
  }))) satisfies GetStaticPaths;

/** A list of the site as data, or the JSON Schema of such a file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  url,
  props,
}) => Response.json(await props.at(url));
