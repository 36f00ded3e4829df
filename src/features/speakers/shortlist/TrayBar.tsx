import { ChevronUp } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { inNumber } from '#site/words.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { shortlistHref } from './shortlist-address.ts';
import type { ShortlistState } from './shortlist-store.ts';
import { shortlistWords } from './shortlist-words.ts';
import { TrayList } from './TrayList.tsx';
import styles from './tray.module.css';
import { useRoomAtFoot } from './use-room-at-foot.ts';

/** How many are on the list, who they are at a press (WAI-ARIA disclosure pattern), and the way on. */
export function TrayBar({ choices, kept }: ShortlistState) {
  const [isOpen, setOpen] = useState(false);
  const bar = useRoomAtFoot<HTMLDivElement>();
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <section
      className={styles.tray}
      aria-label="Shortlist"
      data-print="none"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <div ref={bar} className={styles.bar}>
        <button
          ref={button}
          type="button"
          className={styles.count}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronUp} />
          <span>
            Shortlist, {choices.length}{' '}
            <span className={styles.noun}>{inNumber(choices.length, 'speakers')}</span>
          </span>
        </button>
        <ButtonLink href={shortlistHref(choices)} size="small">
          {shortlistWords.tray.review}
        </ButtonLink>
        {!kept && <p className={styles.note}>{shortlistWords.tray.notKept}</p>}
      </div>
      <div id={listId} className={styles.more}>
        {isOpen && <TrayList choices={choices} />}
      </div>
    </section>
  );
}
