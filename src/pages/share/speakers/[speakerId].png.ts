import { type CollectionEntry, getCollection } from 'astro:content';
import { dirname, join } from 'node:path';
import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { speakerView } from '#features/speakers/load-speakers.ts';
import { speakerShareCard } from '#features/speakers/speaker-metadata.ts';
import { shareFile } from '#files/share-image/draw-share-card.tsx';

interface Props {
  entry: CollectionEntry<'speakers'>;
}

export async function getStaticPaths() {
  const entries = await getCollection('speakers');
  return entries.map((entry) => ({ params: { speakerId: entry.id }, props: { entry } }));
}

/** The picture of a speaker where a link to the profile is shared. */
export async function GET({ props: { entry } }: APIContext<Props>): Promise<Response> {
  const { name } = await loadPage('site');
  const portrait = join(dirname(entry.filePath ?? ''), entry.data.portrait);
  return shareFile(speakerShareCard(await speakerView(entry), portrait, name));
}
