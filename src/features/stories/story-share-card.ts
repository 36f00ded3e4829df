import type { ShareCard, SharePortrait } from '#files/share-image/share-card.ts';
import type { ShareImage } from '#files/share-image/site-share-card.ts';
import type { StoryView } from './story.ts';

const kickers: Readonly<Record<StoryView['kind'], string>> = {
  audio: 'Audio story',
  video: 'Video story',
};

/** A quote up to the end of its first sentence, since the whole would not stand in three lines; `Dr.` is no sentence. */
function opening(quote: string): string {
  return /^.{15,}?[.?!](?=\s|$)/.exec(quote)?.[0] ?? quote;
}

/** A story → the card that stands for its page where a link is shared, with the first face there is. */
export function storyShareCard(
  { kind, quote, name, tags }: StoryView,
  portrait: SharePortrait | undefined,
  site: string,
): ShareCard {
  return {
    ...{ site, portrait },
    kicker: kickers[kind],
    title: `“${opening(quote)}”`,
    lines: [name],
    tags: tags.slice(0, 3).map((tag) => tag.name),
  };
}

/** Where that image is. */
export function storyShareImage({ id, quote, name }: StoryView): ShareImage {
  return { src: `/share/stories/${id}.png`, alt: `“${quote}” ${name}` };
}
