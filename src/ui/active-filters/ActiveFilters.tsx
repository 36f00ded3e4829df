import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './active-filters.module.css';

interface Props<Choice> {
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  onRemove: (choice: Choice) => void;
  /** Moves focus when the last one goes. */
  onLast: () => void;
  /** The way to be rid of them all, where it stands beside them. */
  children?: ReactNode;
}

/**
 * What narrows the list, each with a press or Delete to take it away; focus goes to the next, else to
 * the one before (ACCESSIBILITY.md, section 4, Active filters).
 */
export function ActiveFilters<Choice>(props: Props<Choice>) {
  const { choices, labelOf, onRemove, onLast, children } = props;
  const list = useRef<HTMLUListElement>(null);
  if (choices.length === 0 && !children) return null;

  function remove(choice: Choice, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (next) next.focus();
    else onLast();
    onRemove(choice);
  }

  return (
    <div className={styles.place}>
      {choices.length > 0 && (
        <>
          <span className={styles.label} aria-hidden="true">
            Active filters:
          </span>
          <ul ref={list} className={styles.list} role="list" aria-label="Active filters">
            {choices.map((choice, index) => (
              <li key={labelOf(choice)}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={`Remove filter: ${labelOf(choice)}`}
                  onClick={() => remove(choice, index)}
                  onKeyDown={({ key }) => key === 'Delete' && remove(choice, index)}
                >
                  {labelOf(choice)}
                  <Icon of={X} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </div>
  );
}

interface ClearButtonProps {
  /** "Clear filters". */
  children: string;
  onClick: () => void;
}

/** Takes away all that narrows a list; stands there only while something does. */
export function ClearButton({ children, onClick }: ClearButtonProps) {
  return (
    <button type="button" className={styles.clear} onClick={onClick}>
      <Icon of={X} />
      {children}
    </button>
  );
}
