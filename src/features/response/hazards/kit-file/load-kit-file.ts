import { loadPage } from '#content/load-page.ts';
import { longDate } from '#site/time/labels.ts';
import { hazardsInSeason } from '../hazards-in-season.ts';
import { loadKit } from '../kit/load-kit.ts';
import { kitFile } from './kit-file.tsx';

/** The file of all kits: its document, and the day on which its newest part was read through, in words. `now` as for a kit. */
export async function loadKitFile(
  origin: string,
  now: Date,
): Promise<{ html: string; date: string }> {
  const hazards = await hazardsInSeason();
  const date = longDate(
    hazards
      .map(({ data }) => data.reviewed)
      .sort()
      .at(-1) ?? '',
  );
  const [page, guide, site] = await Promise.all([
    loadPage('hazardKitPage'),
    loadPage('rapidResponsePage'),
    loadPage('site'),
  ]);
  const kits = await Promise.all(hazards.map((hazard) => loadKit(hazard, now)));
  return { html: kitFile({ kits, page, guide, site, origin, date }), date };
}
