import type { ReactNode } from 'react';
import { siteFacts } from '#site/site-facts.ts';
import { fillIn } from '#site/words.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import type { DeskClockData } from './enhance-desk-clock.ts';
import type { MediaDeskFile } from './media-pages.schema.ts';

const { desk } = siteFacts;

/** Whether somebody answers a telephone at the desk. */
export const hasPhone = desk.phone !== undefined;

interface Props {
  words: MediaDeskFile['clock'];
  /** Business hours within which a message is answered; those of the desk by default. */
  replyHours?: number;
  className?: string | undefined;
  /** Elements with `data-part`, which the script fills (`DeskSentences`). */
  children: ReactNode;
}

/**
 * Says whether somebody is at the desk. The build leaves it empty, with its room kept, and a script
 * fills it, so that it never shows the time of the build.
 */
export function DeskClock({ words, replyHours, className, children }: Props) {
  const hours = replyHours === undefined ? desk.hours : { ...desk.hours, replyHours };
  const data: DeskClockData = { desk: { ...desk, hours }, words };
  return (
    <div
      className={className}
      data-with-script=""
      data-print="none"
      data-enhance="desk-clock"
      data-desk={JSON.stringify(data)}
    >
      {children}
    </div>
  );
}

/** A button that calls the desk, if it has a number. */
export function CallDesk({ words }: { words: Pick<MediaDeskFile['call'], 'button'> }) {
  if (desk.phone === undefined) return null;
  return (
    <ButtonLink href={`tel:${desk.phone}`} tone="ghost">
      {fillIn(words.button, { phone: desk.phone })}
    </ButtonLink>
  );
}

/** The number of the desk, as a link that calls it, if it has one. */
export function DeskNumber() {
  if (desk.phone === undefined) return null;
  return <a href={`tel:${desk.phone}`}>{desk.phone}</a>;
}
