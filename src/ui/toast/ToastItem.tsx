import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './toast.module.css';
import type { Toast } from './toast-store.ts';

interface Props {
  toast: Toast;
  onDismiss: () => void;
}

/** One notice: what happened in bold, a sentence, and how to send it away. */
export function ToastItem({ toast: { title, text, tone }, onDismiss }: Props) {
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
