import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#ui/icon/Icon.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import { afterFarewell } from '#ui/press/farewell.ts';
import styles from './toast.module.css';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toasts.ts';

/**
 * The toasts of the page, in a named region. F8 focuses it; Escape dismisses the newest toast or
 * the one that has focus. Focus then returns to the element that had it before
 * (docs/requirements/accessibility.md, section 4).
 */
export function ToastList() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const ref = useRef<HTMLElement>(null);
  const focusOrigin = useRef<Element>(null);
  useEffect(() => {
    const goTo = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'F8' && !isComposing(event)) ref.current?.focus();
    };
    document.addEventListener('keydown', goTo);
    return () => document.removeEventListener('keydown', goTo);
  }, []);

  function saveFocusOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) focusOrigin.current = relatedTarget;
  }

  function dismiss(id: number) {
    if (focusOrigin.current instanceof HTMLElement) focusOrigin.current.focus();
    afterFarewell(() => flushSync(() => dismissToast(id)));
  }

  function dismissOnEscape(event: KeyboardEvent) {
    const items = [...event.currentTarget.querySelectorAll('li')];
    // −1, which is the newest, where the region itself has focus.
    const toast = toasts.at(items.findIndex((item) => item.contains(event.target as Element)));
    if (event.key !== 'Escape' || !toast || isComposing(event)) return;
    // Otherwise the same keystroke would close the dialog that contains the toast.
    event.preventDefault();
    dismiss(toast.id);
  }

  return (
    <section
      ref={ref}
      className={styles.region}
      aria-label="Notifications"
      tabIndex={-1}
      onFocus={saveFocusOrigin}
      onKeyDown={dismissOnEscape}
    >
      <ol className="stack gap-y-3" role="list">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}

function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { title, text, tone } = toast;
  return (
    <li className={styles.toast} data-tone={tone}>
      <Icon of={tone === 'destructive' ? CircleAlert : CircleCheck} />
      <p>
        <strong className={styles.title}>{title}</strong>
        {text}
      </p>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label={`Dismiss: ${title}`}
        onClick={onDismiss}
      >
        <Icon of={X} />
      </button>
    </li>
  );
}
