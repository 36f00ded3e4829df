import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './toast.module.css';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toasts.ts';

/**
 * The notices of the page, in a named region. F8 moves to it; Escape dismisses the newest or the one
 * that has focus. Focus then returns to where it came from (ACCESSIBILITY.md, section 4).
 */
export function ToastList() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  useEffect(() => {
    const goTo = ({ key }: globalThis.KeyboardEvent) => key === 'F8' && ref.current?.focus();
    document.addEventListener('keydown', goTo);
    return () => document.removeEventListener('keydown', goTo);
  }, []);

  function noteWhence({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  function dismiss(id: number) {
    dismissToast(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  function dismissNewest(event: KeyboardEvent) {
    const newest = toasts.at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !newest) return;
    // Else the same press would close the dialog that the notice stands in.
    event.preventDefault();
    dismiss(newest.id);
  }

  return (
    <section
      ref={ref}
      className={styles.region}
      aria-label="Notifications"
      tabIndex={-1}
      onFocus={noteWhence}
      onKeyDown={dismissNewest}
    >
      <ol role="list">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}

interface Props {
  toast: Toast;
  onDismiss: () => void;
}

/** One notice: what happened in bold, a sentence, and how to send it away. */
function ToastItem({ toast: { title, text, tone }, onDismiss }: Props) {
  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDismiss();
  }

  return (
    <li className={styles.toast} data-tone={tone} onKeyDown={dismissOnEscape}>
      <Icon of={tone === 'destructive' ? CircleAlert : CircleCheck} />
      <p>
        <strong className={styles.title}>{title}</strong>
        {text}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={`Dismiss: ${title}`}
        onClick={onDismiss}
      >
        <Icon of={X} />
      </button>
    </li>
  );
}
