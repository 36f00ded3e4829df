import { Band } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { DeadlinePageFile } from './deadline-page.schema.ts';

interface Props {
  words: DeadlinePageFile['desk'];
  /** The same letter without a speaker. */
  href: string;
}

/** The way that is always open: the desk looks for someone. */
export function AskTheDesk({ words, href }: Props) {
  return (
    <Band labelledBy="ask-the-desk">
      <SectionHead id="ask-the-desk" title={words.title} lede={words.text} />
      <ButtonLink href={href}>{words.button}</ButtonLink>
    </Band>
  );
}
