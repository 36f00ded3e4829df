import type { ShareCard, ShareImage } from '#files/share-image/share-card.ts';
import type { SpeakerView } from './speaker.ts';

/** A speaker → the card that stands for the profile where a link is shared; `file` is the portrait's file. */
export function speakerShareCard(speaker: SpeakerView, file: string, site: string): ShareCard {
  const { name, title, organization, expertise, portrait, since } = speaker;
  return {
    site,
    title: name,
    lines: [title, organization],
    tags: expertise.slice(0, 3),
    portrait: { file, focus: portrait.focus, since },
  };
}

/** Where that image is. */
export function speakerShareImage({ id, name, title, organization }: SpeakerView): ShareImage {
  return { src: `/share/speakers/${id}.png`, alt: `${name}, ${title}, ${organization}` };
}
