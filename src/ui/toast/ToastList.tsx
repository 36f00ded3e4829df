import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './toast.module.css';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast-store.ts';

/** The notices of the page, in a named region. F8 moves to it, Escape dismisses (ACCESSIBILITY.md, section 4). */
export function ToastList() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const goTo = ({ key }: KeyboardEvent) => key === 'F8' && ref.current?.focus();
    document.addEventListener('keydown', goTo);
    return () => document.removeEventListener('keydown', goTo);
  }, []);
  return (
    <section ref={ref} className={styles.region} aria-label="Notifications" tabIndex={-1}>
      <ol role="list">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

interface Props {
  toast: Toast;
}

function ToastItem({ toast: { id, title, text, tone } }: Props) {
  return (
    <li
      className={styles.toast}
      data-tone={tone}
      onKeyDown={({ key }) => key === 'Escape' && dismissToast(id)}
    >
      <Icon of={tone === 'destructive' ? CircleAlert : CircleCheck} />
      <p>
        <strong className={styles.title}>{title}</strong>
        {text}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={`Dismiss: ${title}`}
        onClick={() => dismissToast(id)}
      >
        <Icon of={X} />
      </button>
    </li>
  );
}
