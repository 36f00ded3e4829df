import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Announcer } from '#ui/announcer/Announcer.tsx';
import { announce } from '#ui/announcer/announce.ts';
import { focusText } from '#ui/focus-text/focus-text.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import { afterFarewell } from '#ui/press/farewell.ts';
import { ToastList } from '#ui/toast/ToastList.tsx';
import styles from './dialog.module.css';

/**
 * Milliseconds after which the title or the first field gets focus. Chromium reports no focus that
 * moves while the dialog opens, Orca reads all text of a dialog that has focus itself, and on a
 * busy computer it skips one of two focus events that come 120 ms apart. Until then an empty
 * paragraph has focus, which says nothing.
 */
const firstFocusDelay = 200;

/**
 * Milliseconds for which a closed dialog stays in the page, unseen. Orca does not say which button
 * has focus again if the element that had it before is gone by then.
 */
const farewellTime = 250;

interface Props {
  title: string;
  /** A sentence that is announced after the title, such as what the visitor has to do next. */
  announcement?: string | undefined;
  /** Called once the dialog has closed, and focus has returned. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog (WAI-ARIA dialog pattern), open while it is rendered. Its button, Escape
 * and a click on the backdrop close it; then focus returns to the element that had it.
 */
export function Dialog({ title, announcement, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const startedOnBackdrop = useRef(false);
  const { isLeaving, leave } = useFarewell(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(() => openModal(ref.current, announcement), []);
  // Calls `leave` at once and not only at the event `close`. A keystroke after Escape can come
  // before that event, and would press the button that opens this dialog while it is still there.
  const close = () => {
    leave();
    ref.current?.close();
  };
  // The `cancel` event of a file field in the dialog bubbles to here.
  const cancel = (event: SyntheticEvent) => {
    if (event.target === ref.current) close();
    else event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard, Escape closes it.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-leaving={isLeaving || undefined}
      onClose={leave}
      onCancel={cancel}
      onPointerDown={(event) => {
        startedOnBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        if (startedOnBackdrop.current && isOnBackdrop(event)) close();
      }}
    >
      <div className={`stack gap-y-5 ${styles.body}`}>
        <div className={styles.head}>
          <p className="visually-hidden" data-quiet-focus="" tabIndex={-1} />
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="Close"
            onClick={close}
          >
            <Icon of={X} />
          </button>
        </div>
        {children}
      </div>
      <Announcer />
      <ToastList />
    </dialog>
  );
}

/**
 * Whether a pointer event is on the backdrop. A click closes only if it starts and ends there, so
 * that selecting text does not close, a click can be canceled, and a tap does not reach the page
 * behind (WCAG 2.5.2).
 */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  return target === currentTarget && isOutside;
}

/**
 * Returns `leave`, which calls `onClose` a moment later, or as soon as the visitor does something.
 * Until then `isLeaving` is `true`.
 */
function useFarewell(onClose: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const finish = useEffectEvent(() => flushSync(onClose));
  useEffect(() => {
    if (!isLeaving) return undefined;
    markOpenDialog(document);
    return afterFarewell(() => finish(), farewellTime);
  }, [isLeaving]);
  return { isLeaving, leave: () => setLeaving(true) };
}

/**
 * Empties the live regions of a page before a dialog opens: Chromium has what is in them read again
 * when it closes.
 */
function emptyAnnouncements(page: Document): void {
  for (const part of page.querySelectorAll('[data-announcer] > *')) part.textContent = '';
}

function openModal(dialog: HTMLDialogElement | null, announcement: string | undefined) {
  if (!dialog) return undefined;
  const before = document.activeElement;
  const quiet = dialog.querySelector<HTMLElement>('[data-quiet-focus]');
  emptyAnnouncements(document);
  dialog.showModal();
  markOpenDialog(document);
  quiet?.focus({ preventScroll: true });
  const focusFirst = () => {
    // The visitor has already moved focus inside the dialog.
    if (document.activeElement !== quiet) return;
    const first = dialog.querySelector<HTMLElement>('[data-first-focus]');
    // The visitor may already scroll: focus must not move the content under the pointer.
    focusText(first ?? dialog.querySelector<HTMLElement>('h2'), { preventScroll: true });
  };
  // The first field gets the letter of a visitor who types at once: a letter goes to the element
  // that has the focus after `keydown`.
  quiet?.addEventListener('keydown', (event) => {
    if (!isComposing(event) && event.key.length === 1) focusFirst();
  });
  const timer = setTimeout(() => {
    if (announcement) announce(announcement);
    focusFirst();
  }, firstFocusDelay);
  return () => {
    clearTimeout(timer);
    if (dialog.open) dialog.close();
    markOpenDialog(document);
    // `dialog.close()` has given the focus back already, and the visitor may have moved it since.
    const isLost =
      document.activeElement === document.body || dialog.contains(document.activeElement);
    if (isLost && before instanceof HTMLElement) before.focus();
  };
}

/**
 * Sets `data-dialog` on the root element while a dialog is open, for styles and for `keydown`
 * listeners, because a query for `dialog[open]` searches the whole page and `:has()` is evaluated
 * again after each change of the DOM.
 */
function markOpenDialog({ documentElement }: Document): void {
  if (documentElement.querySelector('dialog[open]')) documentElement.dataset['dialog'] = '';
  else delete documentElement.dataset['dialog'];
}
