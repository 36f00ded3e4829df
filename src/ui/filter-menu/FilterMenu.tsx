import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './filter-menu.module.css';
import { useOutsidePress } from './use-outside-press.ts';
import { usePanelSide } from './use-panel-side.ts';

interface Props {
  /** What is chosen here: "Language", "Filter by tags". */
  label: string;
  /** What the checkboxes are, where the label is a call: "Tags". */
  group?: string;
  /** How many are chosen. */
  selected: number;
  /** The button, where others hand it the focus. */
  ref?: RefObject<HTMLButtonElement | null>;
  /** Checkboxes, drawn while they can be seen. */
  children: ReactNode;
}

/**
 * A button that opens checkboxes: a disclosure, not a menu (ACCESSIBILITY.md, section 4, Tag menu).
 * Escape closes and returns to the button; leaving closes.
 */
export function FilterMenu({ label, group = label, selected, ref, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useOutsidePress(place, isOpen, close);
  const side = usePanelSide(panel, isOpen);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    // A press on something that takes no focus is not a step out of the menu.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its controls do.
    <div ref={place} className={styles.place} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={selected > 0 ? `${label}, ${selected} selected` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label} data-selected={selected || undefined}>
          {label}
        </span>
        <Icon of={ChevronDown} />
      </button>
      <div ref={panel} className={styles.panel} id={id} hidden={!isOpen} data-side={side}>
        {isOpen && (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{group}</legend>
            {children}
          </fieldset>
        )}
      </div>
    </div>
  );
}
