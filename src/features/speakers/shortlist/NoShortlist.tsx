import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { shortlistWords } from './shortlist-words.ts';

const { empty } = shortlistWords;

/** What a shortlist is and how one begins. */
export function NoShortlist() {
  return (
    <EmptyState title={empty.title}>
      <p data-with-script="">{empty.text}</p>
      <p data-without-script="">{empty.noScript}</p>
      <ButtonRow>
        <ButtonLink href="/speakers/directory">{empty.directory}</ButtonLink>
        <ArrowLink href="/speakers/book">{empty.book}</ArrowLink>
      </ButtonRow>
    </EmptyState>
  );
}
