import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Announcer } from '#ui/announcer/Announcer.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { ToastList } from '#ui/toast/ToastList.tsx';
import styles from './dialog.module.css';

/** Milliseconds for which the dialog keeps focus before its field gets it, so that screen readers read the title first (ACCESSIBILITY.md, section 7). */
const fieldFocusDelay = 120;

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog (WAI-ARIA dialog pattern), open while it is rendered. Its button, Escape and a click on the backdrop
 * close it; then focus returns to the element that had it.
 */
export function Dialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const startedOnBackdrop = useRef(false);
  useEffect(() => openModal(ref.current), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard, Escape closes it.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClose={onClose}
      onCancel={(event) => event.target !== ref.current && event.stopPropagation()}
      onPointerDown={(event) => {
        startedOnBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => startedOnBackdrop.current && isOnBackdrop(event) && ref.current?.close()}
    >
      <div className={`stack rows-5 ${styles.body}`}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="Close"
            onClick={() => ref.current?.close()}
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
 * Whether a pointer event is on the backdrop. A click closes only if it starts and ends there, so that selecting text
 * does not close, a click can be canceled, and a tap does not reach the page behind (WCAG 2.5.2).
 */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  return target === currentTarget && isOutside;
}

function openModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined;
  const before = document.activeElement;
  dialog.showModal();
  markOpenDialog(document);
  dialog.focus();
  const timer = setTimeout(() => {
    // The visitor has already moved focus inside the dialog.
    if (document.activeElement !== dialog) return;
    const first = dialog.querySelector<HTMLElement>('[data-first-focus]');
    // The visitor may already scroll: focus must not move the content under the pointer.
    (first ?? dialog.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
  }, fieldFocusDelay);
  return () => {
    clearTimeout(timer);
    if (dialog.open) dialog.close();
    markOpenDialog(document);
    // A dialog that closed by itself has given focus back, and the visitor may have moved on since.
    const isLost =
      document.activeElement === document.body || dialog.contains(document.activeElement);
    if (isLost && before instanceof HTMLElement) before.focus();
  };
}

/**
 * Sets `data-dialog` on the root element while a dialog is open, for styles and for `keydown` listeners, because a query
 * for `dialog[open]` searches the whole page and `:has()` is evaluated again after each change of the DOM.
 */
function markOpenDialog({ documentElement }: Document): void {
  if (documentElement.querySelector('dialog[open]')) documentElement.dataset['dialog'] = '';
  else delete documentElement.dataset['dialog'];
}
