import type { LetterLink } from '#features/letters/write-letter.ts';
import type { MediaDeskFile } from '#features/media/media-desk.schema.ts';
import { siteFacts } from '#site/site-facts.ts';
import { fillIn } from '#site/words.ts';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { DeadlinePageFile } from './deadline-page.schema.ts';

interface Props {
  words: DeadlinePageFile['desk'];
  call: MediaDeskFile['call'];
  /** Of the desk, in words. */
  hours: string;
  /** The same letter without a speaker. */
  link: LetterLink;
}

/** The ways that are always open: the desk looks for someone, and its telephone. */
export function AskTheDesk({ words, call, hours, link }: Props) {
  const { phone } = siteFacts.desk;
  return (
    <Band labelledBy="ask-the-desk">
      <Split columns="7-5">
        <div>
          <SectionHead id="ask-the-desk" title={words.title} lede={words.text} />
          <ButtonRow>
            <ButtonLink {...link}>{words.button}</ButtonLink>
            <ButtonLink href={`tel:${phone}`} tone="ghost">
              {fillIn(call.button, { phone })}
            </ButtonLink>
          </ButtonRow>
        </div>
        <Stack>
          <p>{fillIn(words.promise, { hours })}</p>
          <p>{call.afterHours}</p>
        </Stack>
      </Split>
    </Band>
  );
}
