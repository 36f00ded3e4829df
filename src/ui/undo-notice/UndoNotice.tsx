import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './undo-notice.module.css';

interface Props {
  /** A sentence that names what was removed. */
  sentence: string;
  words: { button: string; dismiss?: string };
  /** The button that undoes it, for a view that moves focus there. */
  ref?: Ref<HTMLButtonElement> | undefined;
  onUndo: () => void;
  /** Adds a button that closes the notice. */
  onDismiss?: (() => void) | undefined;
}

/**
 * Says what was just taken away, with a button that brings it back. It has no time limit (WCAG
 * 2.2.1): it stays until it is used or dismissed, or the page is left.
 */
export function UndoNotice({ sentence, words, ref, onUndo, onDismiss }: Props) {
  return (
    <div className={`cluster gap-y-1 gap-x-3 small ${styles.notice}`} data-print="none">
      <p>{sentence}</p>
      <Button
        ref={ref}
        tone="ghost"
        size="small"
        aria-label={`${words.button}: ${sentence}`}
        onClick={onUndo}
      >
        {words.button}
      </Button>
      {onDismiss && (
        <button
          type="button"
          className="icon-button"
          aria-label={`${words.dismiss}: ${sentence}`}
          onClick={onDismiss}
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}
