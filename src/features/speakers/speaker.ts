import { openHref } from '#site/navigation.ts';
import { offeredAddress } from '#site/site.ts';
import { type VideoLink, videoLink } from '#site/video-link.ts';
import type { Expertise, HomeRegion } from '#site/vocabulary.ts';
import { forCard, type PictureView } from '#ui/portrait/picture-view.ts';
import { shortMediaHours } from './media-hours.ts';
import type { SpeakerFile } from './speaker.schema.ts';
import { voiceLine } from './voice-line.ts';

/** A speaker as views receive it: the content file with a sized portrait and classified links. */
export interface SpeakerView
  extends Omit<
    SpeakerFile,
    'consent' | 'shortName' | 'portrait' | 'portraitFocus' | 'videos' | 'publications' | 'social'
  > {
  id: string;
  /** The path of the profile. */
  href: string;
  /** Name for running text. */
  shortName: string;
  /** The region of the state that `basedIn` names, where it names one. */
  region: HomeRegion | undefined;
  /** The name of that state. */
  state: string | undefined;
  initials: string;
  /** Undefined while there is none; the initials stand in its place. */
  portrait: PictureView | undefined;
  videos: readonly WorkView[];
  publications: readonly WorkView[];
  /** Profiles on other sites; one without an address is announced only. */
  social: readonly { platform: string; url: string | undefined }[];
}

/** The part of a speaker that a card shows: small enough to send to the browser for every card. */
export type SpeakerSummary = ReturnType<typeof summaryOf>;

/** Returns the part of a speaker that a card shows. */
export function summaryOf(speaker: SpeakerView) {
  const { id, href, name, title, basedIn, expertise, languages, formats } = speaker;
  const { freeForNonprofits, requests, initials, since, social, quote } = speaker;
  const network = social.find((profile) => profile.url !== undefined);
  return {
    id,
    href,
    name,
    title,
    basedIn,
    expertise,
    languages,
    formats,
    freeForNonprofits,
    requests,
    initials,
    since,
    portrait: speaker.portrait && forCard(speaker.portrait),
    /** Such as `Mon–Thu 2:00–6:30 PM CT`; undefined if the media cannot call on the day. */
    mediaHours:
      speaker.media && takesCallsOnTheDay(speaker) ? shortMediaHours(speaker.media) : undefined,
    /** Undefined for a speaker without a quote. */
    voice: quote && voiceLine(quote),
    /** The first profile on another site that has an address. */
    network: network?.url ? { platform: network.platform, url: network.url } : undefined,
  };
}

/** Whether reporters can call a speaker on the day; nobody can whose requests are paused. */
export function takesCallsOnTheDay({
  shortNotice,
  requests,
}: Pick<SpeakerView, 'shortNotice' | 'requests'>): boolean {
  return shortNotice && requests === 'open';
}

/** Returns the props of `Portrait` for a speaker, or another person with a portrait. */
export function portraitOf({
  portrait: picture,
  initials,
  since,
}: Pick<SpeakerView, 'initials' | 'since'> & { portrait: PictureView | undefined }) {
  return { picture, initials, since };
}

/** Returns the path of a speaker's page (specification section 2). */
export function profileHref(id: string): string {
  return `/speakers/profile/${id}`;
}

/**
 * Returns the path of the deadline page of the media team, with a speaker by id, a topic by name,
 * or both filled in; undefined where this site is without that page.
 */
export function deadlineHref({
  speaker,
  topic,
}: {
  speaker?: string;
  topic?: string | undefined;
}): string | undefined {
  const query = new URLSearchParams();
  if (speaker) query.set('speaker', speaker);
  if (topic) query.set('topic', topic);
  return openHref(`/media-inquiries/deadline?${query}`);
}

/**
 * Returns the path at which reporters ask for a speaker: the deadline page with the speaker and a
 * topic filled in, the first of the `fields` that the speaker has, or else the field the speaker
 * leads with; where this site is without that page, the page of the media team.
 */
export function askHref(
  { id, expertise }: Pick<SpeakerView, 'id' | 'expertise'>,
  fields: readonly Expertise[] = expertise,
): string {
  const topic = fields.find((field) => expertise.includes(field)) ?? expertise[0];
  return deadlineHref({ speaker: id, topic }) ?? '/media-inquiries';
}

/** Returns the words for what a host pays. */
export function feeLabel(isFree: boolean): string {
  return isFree ? 'Free for non-profits' : 'By agreement';
}

export const travelLabels: Record<NonNullable<SpeakerView['travels']>, string> = {
  local: 'Within reach of home',
  region: 'Within the region',
  national: 'Anywhere in the United States',
  international: 'Anywhere',
};

/**
 * A recording or a writing and how it can be opened (docs/requirements/product.md: a `#` link never
 * looks live).
 */
export interface WorkView extends Omit<SpeakerFile['videos'][number], 'url'> {
  /** Undefined while the work is announced only. */
  href: string | undefined;
  /** The video, if the address is that of a known video host, whose player can show it. */
  video: VideoLink | undefined;
}

/** Returns a recording or a writing of a speaker file with its link classified. */
export function workView({ url, ...work }: SpeakerFile['videos'][number]): WorkView {
  return { ...work, href: offeredAddress(url), video: videoLink(url) };
}
