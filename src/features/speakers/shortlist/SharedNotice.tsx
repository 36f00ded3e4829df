import { announce } from '#ui/announcer/announce.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { keptSentence } from './sentences.ts';
import { joined, longest } from './shortlist.ts';
import { shortlistPath } from './shortlist-address.ts';
import { currentShortlist } from './shortlist-store.ts';
import { shortlistWords } from './shortlist-words.ts';
import type { ShownList } from './use-shown-list.ts';

const { shared } = shortlistWords;

interface Props {
  list: ShownList;
}

/** Says that a list came with a link, and lets the visitor keep it; their own is never written over. */
export function SharedNotice({ list: { rows, own, keep } }: Props) {
  const fits = joined(own, rows).length <= longest;

  function take() {
    // The button goes away with the notice.
    document.querySelector('main')?.focus({ preventScroll: true });
    keep();
    announce(keptSentence(currentShortlist().choices.length));
  }

  return (
    <div data-print="none">
      <Callout>
        <p>
          <strong>{shared.title}.</strong> {shared.text}
          {!fits && ` ${shared.tooMany}`}
        </p>
        <ButtonRow>
          {fits && (
            <Button size="small" onClick={take}>
              {own.length === 0 ? shared.keep : shared.join}
            </Button>
          )}
          {own.length > 0 && <ArrowLink href={shortlistPath}>{shared.own}</ArrowLink>}
        </ButtonRow>
      </Callout>
    </div>
  );
}
