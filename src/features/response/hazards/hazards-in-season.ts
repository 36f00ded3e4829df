import { type CollectionEntry, getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';

/** All hazards, in the order that the guide names (`inSeason`); those it does not name come last, by their ids. */
export async function hazardsInSeason(): Promise<CollectionEntry<'hazards'>[]> {
  const [hazards, { inSeason }] = await Promise.all([
    getCollection('hazards'),
    loadPage('rapidResponsePage'),
  ]);
  const named = inSeason.flatMap((id) => hazards.filter((hazard) => hazard.id === id));
  return [...named, ...hazards.filter((hazard) => !named.includes(hazard))];
}
