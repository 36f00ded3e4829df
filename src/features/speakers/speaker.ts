import { inAlphabet } from '#site/in-alphabet.ts';
import type { PictureView } from '#ui/portrait/Picture.tsx';
import type { SpeakerFile } from './speaker.schema.ts';
import type { WorkView } from './work.ts';

/** A speaker as views see one: the words of the file, the picture sized, the links sorted out. */
export interface SpeakerView
  extends Omit<SpeakerFile, 'portrait' | 'portraitFocus' | 'videos' | 'publications' | 'social'> {
  id: string;
  href: string;
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
    | 'organization'
    | 'expertise'
    | 'languages'
    | 'region'
    | 'formats'
    | 'requests'
    | 'initials'
    | 'since'
    | 'portrait'
  > {
  /** The first profile elsewhere that has an address. */
  network: { platform: string; url: string } | undefined;
}

/** A speaker → what a list shows of one. */
export function summaryOf(speaker: SpeakerView): SpeakerSummary {
  const { id, href, name, title, organization, expertise, languages, region, formats } = speaker;
  const { requests, initials, since, portrait, social } = speaker;
  const network = social.find((profile) => profile.url !== undefined);
  return {
    ...{ id, href, name, title, organization, expertise, languages, region, formats },
    ...{ requests, initials, since, portrait },
    network: network?.url ? { platform: network.platform, url: network.url } : undefined,
  };
}

/** Where a speaker's page is (specification section 2). */
export function profileHref(id: string): string {
  return `/speakers/profile/${id}`;
}

/** The speakers of each field of expertise, fields in alphabetical order; a field without speakers is left out. */
export function byExpertise(
  speakers: readonly SpeakerView[],
): { field: string; speakers: readonly SpeakerView[] }[] {
  return inAlphabet(speakers.flatMap(({ expertise }) => expertise)).map((field) => ({
    field,
    speakers: speakers.filter(({ expertise }) => expertise.includes(field)),
  }));
}

/** How far a speaker travels, in words. */
export const travelLabels: Record<SpeakerView['travels'], string> = {
  local: 'Within reach of home',
  region: 'Within the region',
  national: 'Anywhere in the United States',
  international: 'Anywhere',
};
