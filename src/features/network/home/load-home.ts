import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadEntries } from '#features/events/load-events.ts';
import { loadSeries } from '#features/evidence/series/load-series.ts';
import { seriesOf } from '#features/evidence/series/series.ts';
import { loadExplainers } from '#features/response/hazards/load-explainers.ts';
import { hazardsInSeason } from '#features/response/hazards/load-hazards.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { loadVoiceMap } from '#features/speakers/map/load-voice-map.ts';
import { summaryOfMap } from '#features/speakers/map/voice-map.ts';
import { summaryOf } from '#features/speakers/speaker.ts';
import { evenSample } from '#site/words.ts';
import type { ActionValues } from './ActionCards.tsx';
import type { HomeFigureView } from './HomeFigure.tsx';

/** Faces beside the first way to act. */
const faceCount = 3;

/** Loads the values that are drawn above the ways to act. */
export async function loadActions(): Promise<ActionValues> {
  const { places } = await loadVoiceMap();
  const exchange = await getCollection('exchange');
  const ofKind = (wanted: 'need' | 'offer') =>
    exchange.filter(({ data }) => data.kind === wanted).length;
  const open = (await loadSpeakers()).filter(({ requests }) => requests === 'open');
  return {
    faces: evenSample(open, faceCount).map(summaryOf),
    places: summaryOfMap(places, await loadPage('voiceMapPage')),
    needs: ofKind('need'),
    offers: ofKind('offer'),
    events: await loadEntries(),
    hazards: (await hazardsInSeason()).map(({ id, data: { name, icon } }) => ({ id, name, icon })),
  };
}

/** Loads the figure that the page names; undefined where it names none, or one without a chart. */
export async function loadHomeFigure(
  claim: string | undefined,
): Promise<HomeFigureView | undefined> {
  if (!claim) return undefined;
  const [series] = seriesOf(claim, await loadSeries());
  const entry = (await getCollection('claims')).find(({ id }) => id === claim);
  if (!series || !entry) return undefined;
  const { desk } = await loadPage('site');
  return {
    claim,
    series,
    chartWords: await loadPage('chartWords'),
    ...(await loadExplainers(claim, entry.data.group)),
    phone: desk.phone,
  };
}
