import { ArrowLink } from '../button/ArrowLink.tsx';
import { ButtonRow } from '../button/Button.tsx';

interface Props {
  words: { title: string; next: string; previous: string };
  next: string | undefined;
  previous: string | undefined;
}

/**
 * Previous and next page of a list; hidden with script on the first page, which then contains the
 * whole list.
 */
export function ListPages({ words, next, previous }: Props) {
  if (!next && !previous) return null;
  return (
    <nav aria-label={words.title} {...(!previous && { 'data-without-script': '' })}>
      <ButtonRow>
        {previous && <ArrowLink href={previous}>{words.previous}</ArrowLink>}
        {next && <ArrowLink href={next}>{words.next}</ArrowLink>}
      </ButtonRow>
    </nav>
  );
}
