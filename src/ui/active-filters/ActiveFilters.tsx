import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './active-filters.module.css';

interface Props<Choice> {
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  onRemove: (choice: Choice) => void;
  /** Where focus goes when the last one has gone. */
  home: RefObject<HTMLElement | null>;
  /** The way to be rid of them all, where it stands beside them. */
  children?: ReactNode;
}

/**
 * What narrows the list, each with a press or Delete to take it away; focus goes to the next, else to
 * the one before, else home (ACCESSIBILITY.md, section 4, Active filters).
 */
export function ActiveFilters<Choice>(props: Props<Choice>) {
  const { choices, labelOf, onRemove, home, children } = props;
  const list = useRef<HTMLUListElement>(null);
  if (choices.length === 0 && !children) return null;

  function remove(choice: Choice, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? home.current;
    next?.focus();
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
