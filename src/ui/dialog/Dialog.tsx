import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Announcer } from '#ui/announcer/Announcer.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { ToastList } from '#ui/toast/ToastList.tsx';
import styles from './dialog.module.css';

/** Screen readers speak the title first when the dialog has focus for this long before its field (ACCESSIBILITY.md, 7). */
const fieldAfter = 120;

interface Props {
  title: string;
  /** Called when the visitor closes it: by its button, Escape or a press on the backdrop. */
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog (WAI-ARIA dialog pattern), open as long as it is rendered. Focus goes back to what had it. */
export function Dialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const beganBeside = useRef(false);
  useEffect(() => openModal(ref.current), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: with keys, Escape closes it.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClose={onClose}
      onCancel={(event) => event.target !== ref.current && event.stopPropagation()}
      onPointerDown={(event) => {
        beganBeside.current = isBeside(event);
      }}
      onClick={(event) => beganBeside.current && isBeside(event) && ref.current?.close()}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
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
 * Whether a press is on the backdrop. It closes when it begins and ends there, so that marking text
 * does not close, a press can be taken back, and a tap never reaches the page behind (WCAG 2.5.2).
 */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
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
    // A quick visitor is already somewhere else in the dialog.
    if (document.activeElement !== dialog) return;
    const first = dialog.querySelector<HTMLElement>('[data-first-focus]');
    // The visitor may have begun to scroll: focus must not pull the text from under a press.
    (first ?? dialog.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
  }, fieldAfter);
  return () => {
    clearTimeout(timer);
    if (dialog.open) dialog.close();
    markOpenDialog(document);
    if (before instanceof HTMLElement) before.focus();
  };
}

/**
 * Marks the page (`data-dialog` on its root) while a dialog is open, for styles and for scripts that hear every key:
 * to look for `dialog[open]` means to look at the whole page, and `:has()` does so wherever something is drawn.
 */
function markOpenDialog({ documentElement }: Document): void {
  if (documentElement.querySelector('dialog[open]')) documentElement.dataset['dialog'] = '';
  else delete documentElement.dataset['dialog'];
}
