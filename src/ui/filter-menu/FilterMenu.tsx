import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import field from '../field/field.module.css';
import { Icon } from '../icon/Icon.tsx';
import { isComposing } from '../keys/composing.ts';
import { afterFarewell } from '../press/farewell.ts';
import { useLeaving } from '../press/use-leaving.ts';
import styles from './filter-menu.module.css';

interface Props {
  label: string;
  selected: number;
  /** `FilterOption`s, rendered only while the menu is open. */
  children: ReactNode;
}

/**
 * A button that opens checkboxes: a disclosure, not a menu (docs/requirements/accessibility.md,
 * section 4, Tag menu). Escape closes it and focuses the button; it also closes when the visitor
 * leaves it.
 */
export function FilterMenu({ label, selected, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const side = usePanelSide(panel, isOpen);

  useLeaving(place, isOpen, () => setOpen(false));

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return;
    event.stopPropagation();
    button.current?.focus();
    afterFarewell(() => flushSync(() => setOpen(false)));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its controls do.
    <div ref={place} className={styles.place} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={`control ${styles.button}`}
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
      <div
        ref={panel}
        className={styles.panel}
        id={id}
        hidden={!isOpen}
        data-side={side}
        // Firefox otherwise makes what scrolls a stop of Tab, and says nothing there.
        tabIndex={-1}
      >
        {isOpen && (
          <fieldset>
            <legend className="visually-hidden">{label}</legend>
            {children}
          </fieldset>
        )}
      </div>
    </div>
  );
}

interface FilterOptionProps {
  label: string;
  isChecked: boolean;
  count: { number: number; of: string };
  name: string;
  value: string;
  onToggle: () => void;
}

/** One checkbox of a filter, with the number of results it would show. */
export function FilterOption(props: FilterOptionProps) {
  const { label, isChecked, count, name, value, onToggle } = props;
  const id = useId();
  return (
    <div className={styles.option}>
      <label className={field.option}>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={isChecked}
          aria-describedby={id}
          onChange={onToggle}
        />
        {label}
      </label>
      <span className={`quiet ${styles.count}`} id={id}>
        {count.number}
        <span className="visually-hidden"> {count.of}</span>
      </span>
    </div>
  );
}

/**
 * The edge to which an open panel is aligned: `end` where it would not fit into the window from
 * `start`.
 */
function usePanelSide(panel: RefObject<HTMLElement | null>, isOpen: boolean): 'start' | 'end' {
  const [side, setSide] = useState<'start' | 'end'>('start');
  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return undefined;
    const { right } = panel.current.getBoundingClientRect();
    if (right > document.documentElement.clientWidth) setSide('end');
    return () => setSide('start');
  }, [panel, isOpen]);
  return side;
}
