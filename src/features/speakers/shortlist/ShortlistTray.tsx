import { ChevronUp, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { profileHref } from '#features/speakers/speaker.ts';
import { inNumber } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import {
  type Choice,
  changeShortlist,
  currentShortlist,
  shortlistHref,
  useShortlist,
  without,
} from './shortlist.ts';
import { shortlistWords } from './shortlist-words.ts';
import styles from './tray.module.css';

/** The shortlist at the foot of the window, unless it is empty. A page places it once. */
export function ShortlistTray() {
  const { items, isSaved } = useShortlist();
  return items.length === 0 ? null : <TrayBar choices={items} isSaved={isSaved} />;
}

/** The number of speakers, which discloses their names (WAI-ARIA disclosure pattern), and the link to the page. */
function TrayBar({ choices, isSaved }: { choices: readonly Choice[]; isSaved: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const bar = useRoomAtFoot();
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
      <div ref={bar} className={`cluster apart rows-1 cols-4 ${styles.bar}`}>
        <button
          ref={button}
          type="button"
          className={`target ${styles.count}`}
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
        {!isSaved && <p className={`quiet small ${styles.note}`}>{shortlistWords.tray.notKept}</p>}
      </div>
      <div id={listId} className={styles.more}>
        {isOpen && <TrayList choices={choices} />}
      </div>
    </section>
  );
}

/** The speakers. Removing one moves focus to the next, else to the previous, else to `main`. */
function TrayList({ choices }: { choices: readonly Choice[] }) {
  const ref = useRef<HTMLUListElement>(null);

  function remove({ id, name }: Choice, index: number) {
    const buttons = ref.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.querySelector('main');
    next?.focus({ preventScroll: true });
    changeShortlist((list) => without(list, id));
    announce(`Removed ${name}. ${currentShortlist().items.length} on your shortlist`);
  }

  return (
    <ul ref={ref} className={styles.list} role="list" aria-label="Speakers on your shortlist">
      {choices.map((choice, index) => (
        <li key={choice.id} className={styles.item}>
          <a className="target" href={profileHref(choice.id)}>
            {choice.name}
          </a>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove: ${choice.name}`}
            onClick={() => remove(choice, index)}
          >
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const room = '--room-at-foot';

/**
 * Writes the height of a bar into `--room-at-foot` while it is mounted: scroll padding and the end of the page use it, so
 * that the bar never covers what has focus (WCAG 2.4.12). Returns the ref of the bar.
 */
function useRoomAtFoot() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() =>
      style.setProperty(room, `${Math.ceil(bar.getBoundingClientRect().height)}px`),
    );
    measure.observe(bar);
    document.addEventListener('focusin', showWhole);
    return () => {
      measure.disconnect();
      document.removeEventListener('focusin', showWhole);
      style.removeProperty(room);
    };
  }, []);
  return ref;
}

/** Scrolls a partly covered focused element clear of the bar, because Firefox scrolls only to one wholly out of view. */
function showWhole({ target }: Event): void {
  if (target instanceof Element && target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}
