import { ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { profileHref } from '#features/speakers/speaker.ts';
import { fillIn, inNumber } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import { afterFarewell } from '#ui/press/farewell.ts';
import { useLeaving } from '#ui/press/use-leaving.ts';
import { UndoNotice } from '#ui/undo-notice/UndoNotice.tsx';
import {
  type Choice,
  forgetRemovals,
  removeFromShortlist,
  shortlistHref,
  undoRemoval,
  useShortlist,
} from './shortlist.ts';
import { addedSentence, removedSentence, shortlistWords } from './shortlist-words.ts';
import styles from './tray.module.css';

/**
 * The shortlist at the foot of the window, while it has speakers or can get back one. A page places
 * it once.
 */
export function ShortlistTray() {
  const { items, isSaved, removed } = useShortlist();
  const lastRemoved = removed.at(-1)?.[0]?.item;
  if (items.length === 0 && !lastRemoved) return null;
  return <TrayBar choices={items} isSaved={isSaved} lastRemoved={lastRemoved} />;
}

interface BarProps {
  choices: readonly Choice[];
  isSaved: boolean;
  /** The speaker who was removed last on this page. */
  lastRemoved: Choice | undefined;
}

/**
 * The number of speakers, which discloses their names (WAI-ARIA disclosure pattern), and the link
 * to the page.
 */
function TrayBar({ choices, isSaved, lastRemoved }: BarProps) {
  const [isOpen, setOpen] = useState(false);
  const tray = useRef<HTMLElement>(null);
  const bar = useRoomAtFoot();
  const button = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isEmpty = choices.length === 0;
  const isShown = isOpen && !isEmpty;
  useLeaving(tray, isShown, () => setOpen(false));

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isShown || isComposing(event)) return;
    button.current?.focus();
    afterFarewell(() => flushSync(() => setOpen(false)));
  }

  function undo() {
    const [choice] = flushSync(undoRemoval);
    if (choice) button.current?.focus({ preventScroll: true });
    announce(choice ? addedSentence(choice.name) : shortlistWords.full);
  }

  function dismiss() {
    // A bar without speakers goes with its notice.
    const target = isEmpty ? document.querySelector('main') : button.current;
    target?.focus({ preventScroll: true });
    forgetRemovals();
  }

  return (
    <section
      ref={tray}
      className={styles.tray}
      aria-label="Shortlist"
      data-print="none"
      onKeyDown={closeOnEscape}
    >
      <div ref={bar} className={`cluster apart gap-y-1 gap-x-4 ${styles.bar}`}>
        {lastRemoved && (
          <div className={styles.undo}>
            <UndoNotice
              ref={undoButton}
              sentence={removalSentence(lastRemoved, isEmpty)}
              words={shortlistWords.undo}
              onUndo={undo}
              onDismiss={dismiss}
            />
          </div>
        )}
        {!isEmpty && (
          <>
            <button
              ref={button}
              type="button"
              className={`target ${styles.count}`}
              aria-expanded={isShown}
              aria-controls={listId}
              onClick={() => setOpen(!isShown)}
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
          </>
        )}
        {!isSaved && <p className={`quiet small ${styles.note}`}>{shortlistWords.tray.notKept}</p>}
      </div>
      <div id={listId} className={styles.more}>
        {isShown && <TrayList choices={choices} undoButton={undoButton} />}
      </div>
    </section>
  );
}

/** Returns the sentence of the notice: `Dr. Amara Quill was removed. Your shortlist is empty.` */
function removalSentence({ name }: Choice, isEmpty: boolean): string {
  const { removed, empty } = shortlistWords.undo;
  const sentence = fillIn(removed, { name });
  return isEmpty ? `${sentence} ${empty}` : sentence;
}

interface ListProps {
  choices: readonly Choice[];
  undoButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The speakers. Removing one moves focus to the next, else to the previous, else to the button that
 * undoes it.
 */
function TrayList({ choices, undoButton }: ListProps) {
  const ref = useRef<HTMLUListElement>(null);

  function remove({ id, name }: Choice, pressed: HTMLButtonElement) {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(pressed);
    const next = buttons[index + 1] ?? buttons[index - 1];
    next?.focus({ preventScroll: true });
    afterFarewell(() => {
      flushSync(() => removeFromShortlist(id));
      if (!next) undoButton.current?.focus({ preventScroll: true });
      announce(removedSentence(name));
    });
  }

  return (
    <ul ref={ref} className={styles.list} role="list" aria-label="Speakers on your shortlist">
      {choices.map((choice) => (
        <li key={choice.id} className={styles.item}>
          <a className="target" href={profileHref(choice.id)}>
            {choice.name}
          </a>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove: ${choice.name}`}
            onClick={({ currentTarget }) => remove(choice, currentTarget)}
          >
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const roomProperty = '--room-at-foot';

/**
 * Writes the height of a bar into `--room-at-foot` while the bar is mounted: scroll padding and the
 * end of the page use it, so that the bar never covers the element that has the focus (WCAG
 * 2.4.12). Returns the ref of the bar.
 */
function useRoomAtFoot() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() =>
      style.setProperty(roomProperty, `${Math.ceil(bar.getBoundingClientRect().height)}px`),
    );
    measure.observe(bar);
    document.addEventListener('focusin', showWhole);
    return () => {
      measure.disconnect();
      document.removeEventListener('focusin', showWhole);
      style.removeProperty(roomProperty);
    };
  }, []);
  return ref;
}

/**
 * Scrolls a focused element that the bar partly covers into view. Firefox does so by itself only
 * for an element that is wholly out of view.
 */
function showWhole({ target }: Event): void {
  if (target instanceof Element && target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}
