import { type CollectionEntry, getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadStatistics } from '#features/evidence/statistics/load-statistics.ts';
import { loadBoard } from '#features/network/board/load-board.ts';
import { hazardsInSeason } from '#features/response/hazards/hazards-in-season.ts';
import { loadKit } from '#features/response/hazards/kit/load-kit.ts';
import { mediaHours } from '#features/speakers/media-hours.ts';
import { homeOf } from '#site/states.ts';
import { longDate } from '#site/time/labels.ts';
import { evenSample, fillIn } from '#site/words.ts';
import { hazardFactBlocks } from './hazard-fact-sheet.ts';
import type { FileFrame } from './load-frame.ts';
import { type Count, networkFactBlocks } from './network-fact-sheet.ts';
import { type KitDownload, textFiles } from './text-file.ts';

/** A sheet of paper has no room for more; the kit that it leads to names everyone. */
const mostSpeakers = 12;

/** A fact sheet about the network and one for each hazard. */
export async function loadFactSheets(frame: FileFrame): Promise<KitDownload[]> {
  const hazards = await hazardsInSeason();
  const sheets = await Promise.all(hazards.map((hazard) => hazardSheet(hazard, frame)));
  return [...(await networkSheet(frame)), ...sheets.flat()];
}

async function hazardSheet(
  hazard: CollectionEntry<'hazards'>,
  frame: FileFrame,
): Promise<KitDownload[]> {
  const { words, origin, email } = frame;
  const { id, data } = hazard;
  // A fact sheet shows no events, so the hour of the build changes nothing in it.
  const kit = await loadKit(hazard, new Date(data.reviewed));
  const [message] = kit.messages;
  if (!message) throw new Error(`content/hazards/${id}.yaml has no message`);
  const speakers = evenSample(kit.speakers, mostSpeakers).map(({ name, title, media }) => {
    return { name, title, hours: mediaHours(media) };
  });
  const content = { ...kit, message, speakers, kit: `${origin}${kit.href}`, email };
  return textFiles(
    {
      ...{ file: `fact-sheet-${id}`, item: 'fact-sheets', variant: kit.name, accent: kit.icon },
      title: fillIn(words.factSheet.title, { hazard: kit.name }),
      lede: kit.introduction,
      updated: later(data.reviewed, words.updated),
      blocks: hazardFactBlocks(content, words),
    },
    frame,
  );
}

async function networkSheet(frame: FileFrame): Promise<KitDownload[]> {
  const { words } = frame;
  const { title, lede } = words.network;
  const about = await loadPage('aboutUsPage');
  const content = {
    mission: about.mission.statement,
    offers: [about.speakers, about.stories, about.catalyst, about.resources],
    counts: await countsOf(frame),
    steps: (await loadPage('howWeSelectPage')).steps,
    statistics: await loadStatistics(),
    board: await loadBoard(),
  };
  return textFiles(
    {
      ...{ file: 'fact-sheet-network', item: 'fact-sheets', title, lede, updated: words.updated },
      variant: title,
      blocks: networkFactBlocks(content, words),
    },
    frame,
  );
}

/** What can be counted on the site’s own pages, each with the page that lists it. */
async function countsOf({ site, origin, words }: FileFrame): Promise<Count[]> {
  const speakers = (await getCollection('speakers')).map(({ data }) => data);
  const stories = await getCollection('stories');
  const { network, updated } = words;
  const count = (number: number, what: string, page: string, href: string): Count => {
    const name = fillIn(network.countSource, { site, page, date: longDate(updated) });
    return { number, what, source: { name, href: `${origin}${href}` } };
  };
  const directory = ['Speaker Directory', '/speakers/directory'] as const;
  const [languages, regions] = [
    new Set(speakers.flatMap((speaker) => speaker.languages)),
    new Set(speakers.map(({ basedIn }) => homeOf(basedIn)?.region)),
  ];
  return [
    count(speakers.length, network.speakers, ...directory),
    count(languages.size, network.languages, ...directory),
    count(regions.size, network.regions, ...directory),
    count(stories.length, network.stories, 'Stories', '/stories'),
  ];
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
