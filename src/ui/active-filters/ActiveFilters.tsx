import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { isComposing } from '../keys/composing.ts';
import styles from './active-filters.module.css';

interface Props<Choice> {
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  onRemove: (choice: Choice) => void;
  /** Moves focus when the last filter is removed. */
  onLast: () => void;
}

/**
 * The active filters of a list as buttons; a click or Delete removes one. Focus moves to the next
 * filter, else to the previous one (docs/requirements/accessibility.md, section 4, Active filters).
 */
export function ActiveFilters<Choice>({ choices, labelOf, onRemove, onLast }: Props<Choice>) {
  const list = useRef<HTMLUListElement>(null);
  if (choices.length === 0) return null;

  function remove(choice: Choice, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (next) next.focus();
    else onLast();
    onRemove(choice);
  }

  return (
    <div className={`cluster gap-y-1 gap-x-3 ${styles.place}`}>
      <span className="small semibold" aria-hidden="true">
        Active filters:
      </span>
      <ul ref={list} className="row gap-y-1 gap-x-2" role="list" aria-label="Active filters">
        {choices.map((choice, index) => (
          <li key={labelOf(choice)}>
            <button
              type="button"
              className={styles.chip}
              aria-label={`Remove filter: ${labelOf(choice)}`}
              onClick={() => remove(choice, index)}
              onKeyDown={(event) => {
                if (event.key === 'Delete' && !isComposing(event)) remove(choice, index);
              }}
            >
              {labelOf(choice)}
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Removes all filters of a list; rendered only while one is active. */
export function ClearButton({ children, onClick }: ButtonProps) {
  return (
    <PlainButton onClick={onClick}>
      <Icon of={X} />
      {children}
    </PlainButton>
  );
}

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
}

/** A button beside the count of a list that looks like a link; a cross would say “remove”. */
export function PlainButton({ children, onClick }: ButtonProps) {
  return (
    <button type="button" className={`target ${styles.plain}`} onClick={onClick}>
      {children}
    </button>
  );
}
