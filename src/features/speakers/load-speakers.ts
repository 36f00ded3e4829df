import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { loadPicture } from '#content/load-picture.ts';
import { shortNameOf } from '#site/person-name.ts';
import { offeredAddress } from '#site/site.ts';
import { homeOf } from '#site/states.ts';
import { initialsOf } from '#site/words.ts';
import { profileHref, type SpeakerView, workView } from './speaker.ts';

/** Loads every speaker as views receive it, in alphabetical order of ids; once a build. */
export const loadSpeakers = loadOnce(
  async (): Promise<readonly SpeakerView[]> =>
    Promise.all((await getCollection('speakers')).map(speakerView)),
);

/** Loads one speaker by id. Throws for an unknown id, which the content check rules out. */
export async function loadSpeaker(id: string): Promise<SpeakerView> {
  const entry = await getEntry('speakers', id);
  if (!entry) throw new Error(`speakers/${id}.md is missing; run npm run content:check`);
  return speakerView(entry);
}

/**
 * Returns an entry of the collection as views receive it. Throws if `basedIn` names no state, which
 * the content check rules out.
 */
export async function speakerView(entry: CollectionEntry<'speakers'>): Promise<SpeakerView> {
  const {
    portrait,
    portraitFocus,
    videos,
    publications,
    social,
    consent: _,
    ...words
  } = entry.data;
  const home = words.basedIn === undefined ? undefined : homeOf(words.basedIn);
  if (words.basedIn !== undefined && !home)
    throw new Error(`${entry.id}: basedIn names no state; run npm run content:check`);
  return {
    ...words,
    region: home?.region,
    state: home?.state,
    shortName: words.shortName ?? shortNameOf(words),
    id: entry.id,
    href: profileHref(entry.id),
    initials: initialsOf(words.name),
    portrait:
      portrait === undefined ? undefined : await loadPicture('speakers', portrait, portraitFocus),
    videos: videos.map(workView),
    publications: publications.map(workView),
    social: social.map(({ platform, url }) => ({ platform, url: offeredAddress(url) })),
  };
}
