import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import {
  headshotBytes,
  headshotKinds,
  headshotName,
} from '#features/speakers/profile/press-kit/headshot.ts';

export const getStaticPaths = (async () => {
  const speakers = (await getCollection('speakers')).filter(({ data }) => data.portrait);
  return speakers.flatMap((speaker) =>
    headshotKinds.map((kind) => ({
      params: { headshot: headshotName(speaker.id, kind) },
      props: { speaker, kind },
    })),
  );
}) satisfies GetStaticPaths;

/** A headshot to download. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const jpeg = await headshotBytes(props.speaker, props.kind);
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
};
