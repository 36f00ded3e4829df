import { loadPage } from '#content/load-page.ts';
import { hazardsInSeason } from '#features/response/hazards/hazards-in-season.ts';
import { loadKit } from '#features/response/hazards/kit/load-kit.ts';
import type { Download } from '#files/downloads/download.ts';
import { fillIn } from '#site/words.ts';
import { documentFiles } from './document-files.ts';
import { handoutBlocks } from './handout-document.ts';
import type { Frame } from './toolkit-document.ts';

/** One handout for each hazard, from its kit. */
export async function loadHandouts(frame: Frame): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const hazards = await hazardsInSeason();
  const lists = await Promise.all(
    hazards.map(async (hazard) => {
      const { name, icon, reviewed, keyMessages } = hazard.data;
      const { href, ...kit } = await loadKit(hazard, new Date(0));
      const content = { ...kit, keyMessages, kit: `${import.meta.env.SITE}${href}` };
      const title = fillIn(words.handout.title, { hazard: name });
      const document = frame({
        ...{ title, lede: words.handout.lede, accent: icon, dense: true },
        updated: [reviewed, words.updated].toSorted().at(-1) ?? reviewed,
        blocks: handoutBlocks(content, words),
      });
      const file = `handout-${hazard.id}`;
      const place = { item: 'attendee-handouts', file, name: title, variant: name } as const;
      return documentFiles(place, document);
    }),
  );
  return lists.flat();
}
