import { loadPage } from '#content/load-page.ts';
import { loadSeries } from '#features/evidence/series/load-series.ts';
import { loadHazards } from '#features/response/hazards/load-hazards.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { isOpen } from '#site/navigation.ts';
import { fillIn } from '#site/words.ts';
import type { Embed } from '#ui/embed-code/EmbedCode.tsx';
import { chartEmbed, entryEmbed, eventsEmbed } from './embeds/embeds.ts';

/**
 * Loads the cards whose code the page `/data` shows: one speaker and one chart as examples, every
 * hazard, and the events, if the site has any.
 */
export async function loadShownEmbeds(
  base: URL | string,
): Promise<{ heading: string; embed: Embed }[]> {
  const { embeds: headings } = await loadPage('dataPage');
  const { name: site } = await loadPage('site');
  const place = { words: await loadPage('embeds'), site, base };
  const [speaker] = await loadSpeakers();
  const [series] = await loadSeries();
  return [
    ...(speaker
      ? [{ heading: headings.speaker, embed: entryEmbed('speaker', speaker, place) }]
      : []),
    ...(await loadHazards()).map((hazard) => ({
      heading: fillIn(headings.hazard, { hazard: hazard.name }),
      embed: entryEmbed('hazard', hazard, place),
    })),
    ...(series ? [{ heading: headings.chart, embed: chartEmbed(series, place) }] : []),
    ...(isOpen('events') ? [{ heading: headings.events, embed: eventsEmbed(place) }] : []),
  ];
}
