import type { CollectionEntry } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { type ClaimLedger, claimIn } from '#features/evidence/claims/claim.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { kitHref } from '#features/response/hazards/hazard.ts';
import { type Length, lengths } from '#features/response/hazards/kit/kit.ts';
import { cardOrder, hazardsInSeason } from '#features/response/hazards/load-hazards.ts';
import { messageText } from '#features/response/hazards/references.ts';
import { loadKeyMessages } from '#features/response/key-messages/load-key-messages.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download } from '#files/downloads/download.ts';
import { type ArchiveFiles, archiveOf } from '#files/office/archive.ts';
import type { SocialPackFile } from '../kit/media-kit.schema.ts';
import { drawPost } from './draw-post.tsx';
import {
  type PostEntry,
  type PostShape,
  packReadMe,
  postFile,
  postNotes,
  shapeNames,
} from './post.ts';

/**
 * The shapes of messages of more than ten seconds, which go out in feeds and stories. The shortest
 * message has all shapes, for previews of links and for slides as well.
 */
const feedShapes: readonly PostShape[] = ['square', 'portrait', 'story'];

interface Folder {
  name: string;
  title: string;
  entries: readonly PostEntry[];
}

/** Loads the social graphics pack: a folder for each hazard and one for the key messages. */
export async function loadSocialPack(): Promise<Download> {
  const pack = await loadPage('socialPack');
  const { license } = await loadPage('brandGuide');
  const { name: site } = await loadPage('site');
  const ledger = await loadClaims();
  const hazards = await hazardsInSeason();
  const folders = [
    ...hazards.map((hazard) => hazardFolder(hazard, ledger, pack, site)),
    await generalFolder(pack, site),
  ];
  const readMe = packReadMe(pack, [license.text, license.href, import.meta.env.SITE]);
  return {
    path: 'toolkit/social-graphics-pack',
    type: 'zip',
    item: 'social-graphics-pack',
    name: pack.title,
    date: pack.updated,
    make: () =>
      cachedBytes('social-pack', [folders, readMe, pack], async () =>
        archiveOf(await packFiles(folders, readMe, pack), pack.updated),
      ),
  };
}

function hazardFolder(
  hazard: CollectionEntry<'hazards'>,
  ledger: ClaimLedger,
  pack: SocialPackFile,
  site: string,
): Folder {
  const { id, data } = hazard;
  const from = `${import.meta.env.SITE}${kitHref(id)}`;
  const entry = (length: Length, index: number): PostEntry => {
    const { hazard: kicker, ...order } = cardOrder(hazard, length, ledger, site);
    const { text, claims } = data.messages[length];
    const sources = claims.map((claim) => claimIn(ledger, claim).published.source);
    return {
      post: { ...order, kicker, path: `${id}/${index + 1}-${length}-seconds` },
      shapes: index === 0 ? shapeNames : feedShapes,
      text: messageText(text, sources, from, pack),
    };
  };
  return { name: id, title: data.name, entries: lengths.map(entry) };
}

async function generalFolder(pack: SocialPackFile, site: string): Promise<Folder> {
  const { title } = await loadPage('keyMessagesPage');
  const from = `${import.meta.env.SITE}/resources/key-messages`;
  const entries = (await loadKeyMessages()).map((message, index): PostEntry => {
    const { source } = message.evidence.published;
    return {
      post: {
        kicker: pack.general,
        icon: undefined,
        words: message.title,
        site,
        source: `${pack.source}: ${source.name}`,
        path: `key-messages/${index + 1}-message`,
      },
      shapes: shapeNames,
      text: messageText(message.short, [source], from, pack),
    };
  });
  return { name: 'key-messages', title, entries };
}

async function packFiles(
  folders: readonly Folder[],
  readMe: string,
  pack: SocialPackFile,
): Promise<ArchiveFiles> {
  const files: [path: string, bytes: Uint8Array][] = [['READ-ME.txt', Buffer.from(readMe)]];
  for (const { name, title, entries } of folders) {
    files.push([`${name}/posts.txt`, Buffer.from(postNotes(title, entries, pack))]);
    for (const { post, shapes } of entries) {
      // A few at a time: all at once would hold every picture in memory uncompressed.
      const pictures = shapes.map(async (shape): Promise<[string, Uint8Array]> => {
        const bytes = await cachedBytes('posts', [post, shape], () => drawPost(post, shape));
        return [postFile(post, shape), bytes];
      });
      files.push(...(await Promise.all(pictures)));
    }
  }
  return Object.fromEntries(files);
}
