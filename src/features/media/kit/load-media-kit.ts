import { type CollectionEntry, getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { loadPage } from '#content/load-page.ts';
import { loadStatistics } from '#features/evidence/claims/load-claims.ts';
import { orderBoard } from '#features/network/board/board.ts';
import { loadBoard } from '#features/network/board/load-board.ts';
import { hazardsInSeason, loadKit } from '#features/response/hazards/load-hazards.ts';
import { hoursAndNotice } from '#features/speakers/media-hours.ts';
import { cachedBytes } from '#files/build-cache.ts';
import { type Download, downloadView } from '#files/downloads/download.ts';
import { drawClearSpace, drawLogo, logoKinds, logoPackage } from '#files/logo/draw-logo.tsx';
import { type Inking, inkingNames, inkings } from '#files/logo/logo.ts';
import { archiveOf } from '#files/office/archive.ts';
import { typeset } from '#files/typeset/typeset.ts';
import { isOpen, openHref } from '#site/navigation.ts';
import { homeOf } from '#site/states.ts';
import { longDate } from '#site/time/labels.ts';
import { evenSample, fillIn, slugOfNetwork } from '#site/words.ts';
import { loadClipArchive } from '../b-roll/load-clips.ts';
import { brandGuideData, logoAlt, logoPath, readMe } from '../brand-guide/brand-guide.ts';
import {
  type Count,
  hazardFactBlocks,
  leadershipBlocks,
  networkFactBlocks,
} from './fact-sheets.ts';
import {
  drawPreview,
  type FileFrame,
  type KitDownload,
  previewSize,
  textFiles,
} from './kit-document.ts';
import type { LogoTile, OfferedFile } from './MediaKitPage.tsx';
import type { MediaKitPageFile } from './media-kit.schema.ts';
import { previewSheet } from './preview-sheet.ts';

const kitHref = '/media-inquiries/media-kit';
const previewsHref = `${kitHref}/previews.svg`;

/**
 * Loads the files of the kit, the one that holds all clips, if there are clips, and the page
 * without what there is nothing of yet.
 */
export async function loadMediaKit(page: MediaKitPageFile) {
  const { preview, gallery, materials } = page;
  const offered = (await loadMediaKitDownloads()).map(async (download): Promise<OfferedFile> => {
    const src = `${previewsHref}#${documentView(download)}`;
    const picture = { src, alt: fillIn(preview, { file: download.name }) };
    return { ...(await downloadView(download)), preview: download.preview && picture };
  });
  const files = await Promise.all(offered);
  const hasBios = files.some(({ item }) => item === biosItem);
  const offeredMaterials = materials.files.filter(({ id }) => id !== biosItem || hasBios);
  return {
    page: { ...page, materials: { ...materials, files: offeredMaterials } },
    files,
    allClips: files.find(({ item }) => item === gallery.id),
  };
}

/** Loads the logo in every inking, at the size of the header. */
export async function loadLogoTiles(): Promise<LogoTile[]> {
  const guide = await loadPage('brandGuide');
  const { name } = await loadPage('site');
  return Promise.all(
    inkingNames.map(async (ink) => {
      const { width, height } = await drawLogo(name, 'logo', ink);
      return {
        src: `${previewsHref}#${logoView(ink)}`,
        alt: logoAlt(guide, 'logo', ink),
        name: guide.inks[ink].name,
        ground: inkings[ink].ground,
        width: Math.round(width),
        height,
      };
    }),
  );
}

/** Loads the sheet of previews: the first page of every document, the logo in every inking. */
export async function loadPreviewSheet(): Promise<string> {
  const { name: site } = await loadPage('site');
  const documents = (await loadMediaKitDownloads()).map(async (download) => {
    const { preview } = download;
    if (!preview) return [];
    const drawn = await cachedBytes('previews', [preview], () => drawPreview(preview));
    return [{ id: documentView(download), ...previewSize, drawn }];
  });
  const logos = inkingNames.map(async (ink) => {
    const { svg, ...size } = await drawLogo(site, 'logo', ink);
    return { id: logoView(ink), ...size, drawn: svg };
  });
  return previewSheet([...(await Promise.all(documents)).flat(), ...(await Promise.all(logos))]);
}

function documentView({ path }: Download): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function logoView(ink: Inking): string {
  return `logo-${ink}`;
}

/**
 * Loads the files of the media kit, once for the list of all downloads, the page and its previews.
 */
export const loadMediaKitDownloads = loadOnce(async (): Promise<KitDownload[]> => {
  const frame = await loadFrame();
  const hazards = await hazardsInSeason();
  const files = await Promise.all([
    logoDownload(frame),
    guideDownload(frame),
    networkSheet(frame),
    ...hazards.map((hazard) => hazardSheet(hazard, frame)),
    leadershipBios(frame),
    loadClipArchive(frame),
  ]);
  return files.flat();
});

async function logoDownload({ site, email, home }: FileFrame): Promise<KitDownload> {
  const guide = await loadPage('brandGuide');
  const kit = await loadPage('mediaKitPage');
  const rules = readMe(guide, kit, { site, email, href: home.href });
  return {
    path: `media-kit/${fileName(site)}-logo-package`,
    type: 'zip',
    item: 'logo-package',
    name: guide.readMe.title,
    date: guide.updated,
    make: () =>
      cachedBytes('logo-package', [site, rules, guide.updated], async () =>
        archiveOf(await logoPackage(site, rules), guide.updated),
      ),
  };
}

async function guideDownload(frame: FileFrame): Promise<KitDownload> {
  const guide = await loadPage('brandGuide');
  const kit = await loadPage('mediaKitPage');
  const { site } = frame;
  const data = brandGuideData(guide, kit, { ...frame, dateLine: frame.dateLine(guide.updated) });
  const logos = logoKinds.map(async ([arrangement, ink]) => {
    const { svg } = await drawLogo(site, arrangement, ink);
    return [logoPath(arrangement, ink), Buffer.from(svg)] as const;
  });
  // Every logo and its clear space by path, as `brand-guide.typ` reads them.
  const pictures = {
    ...Object.fromEntries(await Promise.all(logos)),
    '/pictures/clear-space.svg': Buffer.from(await drawClearSpace(site)),
  };
  const job = { template: 'features/media/brand-guide/brand-guide.typ', data, pictures };
  return {
    path: `media-kit/${fileName(site)}-brand-guide`,
    type: 'pdf',
    item: 'brand-guide',
    name: guide.title,
    date: guide.updated,
    preview: job,
    make: () => cachedBytes('brand-guide', [data], async () => typeset(job)),
  };
}

/** Returns the name of the site for file names: `climate-health-voices`. */
function fileName(site: string): string {
  return slugOfNetwork(site);
}

async function loadFrame(): Promise<FileFrame> {
  const { name, email, desk, demonstration, demonstrationNotice } = await loadPage('site');
  const words = await loadPage('mediaKitWords');
  const origin = new URL(import.meta.env.SITE).origin;
  return {
    site: name,
    email: email.media,
    phone: desk.phone,
    origin,
    words,
    kicker: words.kicker,
    pageLine: words.pageLine,
    home: { text: `${new URL(origin).host}${kitHref}`, href: `${origin}${kitHref}` },
    notice: demonstration ? demonstrationNotice : undefined,
    dateLine: (day) => fillIn(words.dateLine, { date: longDate(day) }),
  };
}

/**
 * Most speakers on a fact sheet: one sheet of paper has no room for more, and its last line links
 * to the kit with all of them.
 */
const maxSpeakers = 12;

async function hazardSheet(hazard: CollectionEntry<'hazards'>, frame: FileFrame) {
  const { words, origin, email, phone } = frame;
  const { id, data } = hazard;
  // A fact sheet has no events, so any time does; that of the build would change the bytes.
  const kit = await loadKit(hazard, new Date(data.reviewed));
  const [message] = kit.messages;
  if (!message) throw new Error(`hazards/${id}.yaml has no message`);
  const speakers = evenSample(kit.speakers, maxSpeakers).map(({ name, title, media }) => ({
    name,
    title,
    hours: media ? hoursAndNotice(media) : '',
  }));
  const content = { ...kit, message, speakers, kit: `${origin}${kit.href}`, email, phone };
  return textFiles(
    {
      file: `fact-sheet-${id}`,
      item: 'fact-sheets',
      variant: kit.name,
      accent: kit.icon,
      title: fillIn(words.factSheet.title, { hazard: kit.name }),
      lede: kit.introduction,
      updated: laterDay(data.reviewed, words.updated),
      blocks: hazardFactBlocks(content, words),
    },
    frame,
  );
}

/** Returns the later of two days, `YYYY-MM-DD`. */
function laterDay(day: string, otherDay: string): string {
  return day > otherDay ? day : otherDay;
}

async function networkSheet(frame: FileFrame) {
  const { words } = frame;
  const { title, lede } = words.network;
  const about = await loadPage('aboutUsPage');
  const content = {
    mission: about.mission.statement,
    offers: [
      about.speakers,
      ...(isOpen('stories') ? [about.stories] : []),
      about.catalyst,
      about.resources,
    ],
    counts: await loadCounts(frame),
    steps: (await loadPage('howWeSelectPage')).steps,
    statistics: await loadStatistics(),
    board: await loadBoard(),
  };
  return textFiles(
    {
      file: 'fact-sheet-network',
      item: 'fact-sheets',
      title,
      lede,
      updated: words.updated,
      variant: title,
      blocks: networkFactBlocks(content, words),
    },
    frame,
  );
}

/**
 * Counts speakers, languages, regions and, where the site has them, stories, each with the page
 * that lists them.
 */
async function loadCounts({ site, origin, words }: FileFrame): Promise<Count[]> {
  const speakers = (await getCollection('speakers')).map(({ data }) => data);
  const stories = await getCollection('stories');
  const { network, updated } = words;
  const storiesHref = openHref('/stories');
  const count = (number: number, what: string, page: string, href: string): Count => {
    const name = fillIn(network.countSource, { site, page, date: longDate(updated) });
    return { number, what, source: { name, href: `${origin}${href}` } };
  };
  const directory = ['Speaker Directory', '/speakers/directory'] as const;
  const languages = new Set(speakers.flatMap((speaker) => speaker.languages));
  const regions = new Set(speakers.flatMap(({ basedIn = '' }) => homeOf(basedIn)?.region ?? []));
  return [
    count(speakers.length, network.speakers, ...directory),
    count(languages.size, network.languages, ...directory),
    count(regions.size, network.regions, ...directory),
    ...(storiesHref ? [count(stories.length, network.stories, 'Stories', storiesHref)] : []),
  ];
}

const biosItem = 'leadership-bios';

/** The file of the board in a longer version; none while nobody is on it. */
async function leadershipBios(frame: FileFrame): Promise<KitDownload[]> {
  const { bios, updated } = frame.words;
  const { title, lede } = bios;
  const members = orderBoard((await getCollection('board')).map(({ data }) => data));
  if (members.length === 0) return [];
  const blocks = leadershipBlocks(members, bios);
  const name = { file: biosItem, item: biosItem };
  return textFiles({ ...name, title, lede, updated, blocks }, frame);
}
