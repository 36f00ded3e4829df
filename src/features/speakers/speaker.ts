import type { HomeRegion } from '#site/states.ts';
import { forCard, type PictureView } from '#ui/portrait/picture-view.ts';
import { shortMediaHours } from './media-hours.ts';
import type { SpeakerFile } from './speaker.schema.ts';
import type { WorkView } from './work.ts';

/** A speaker as views see one: the words of the file, the picture sized, the links sorted out. */
export interface SpeakerView
  extends Omit<SpeakerFile, 'portrait' | 'portraitFocus' | 'videos' | 'publications' | 'social'> {
  id: string;
  href: string;
  /** Where the speaker lives. */
  region: HomeRegion;
  state: string;
  initials: string;
  portrait: PictureView;
  videos: readonly WorkView[];
  publications: readonly WorkView[];
  social: readonly ProfileLink[];
}

/** A profile elsewhere; without an address it is still to come. */
export interface ProfileLink {
  platform: string;
  url: string | undefined;
}

/** What a list shows of a speaker: small enough to travel to the browser for every card. */
export interface SpeakerSummary
  extends Pick<
    SpeakerView,
    | 'id'
    | 'href'
    | 'name'
    | 'title'
    | 'basedIn'
    | 'expertise'
    | 'languages'
    | 'formats'
    | 'freeForNonprofits'
    | 'requests'
    | 'initials'
    | 'since'
    | 'portrait'
  > {
  /** When the media can call, where that can be on the day. */
  mediaHours: string | undefined;
  /** The first profile elsewhere that has an address. */
  network: { platform: string; url: string } | undefined;
}

/** A speaker → what a list shows of one: its portrait for square frames, or for tall ones (`medium`). */
export function summaryOf(
  speaker: SpeakerView,
  size: 'small' | 'medium' = 'small',
): SpeakerSummary {
  const { id, href, name, title, basedIn, expertise, languages, formats } = speaker;
  const { freeForNonprofits, requests, initials, since, social } = speaker;
  const network = social.find((profile) => profile.url !== undefined);
  return {
    ...{ id, href, name, title, basedIn, expertise, languages, formats },
    ...{ freeForNonprofits, requests, initials, since },
    portrait: forCard(speaker.portrait, size),
    mediaHours: speaker.shortNotice ? shortMediaHours(speaker.media) : undefined,
    network: network?.url ? { platform: network.platform, url: network.url } : undefined,
  };
}

/** Where a speaker's page is (specification section 2). */
export function profileHref(id: string): string {
  return `/speakers/profile/${id}`;
}

/** The page where a reporter with a deadline asks the media team, for a speaker by id, a topic by name, or both. */
export function deadlineHref(known: { speaker?: string; topic?: string }): string {
  return `/media-inquiries/deadline?${new URLSearchParams(known)}`;
}

/** How far a speaker travels, in words. */
export const travelLabels: Record<SpeakerView['travels'], string> = {
  local: 'Within reach of home',
  region: 'Within the region',
  national: 'Anywhere in the United States',
  international: 'Anywhere',
};
