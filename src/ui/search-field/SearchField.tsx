import { Search } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { Field } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './search-field.module.css';

interface Props {
  id: string;
  name: string;
  label: string;
  /** Repeats the label where the specification asks for it; never replaces it. */
  placeholder?: string;
  hint?: string;
  value: string;
  ref?: Ref<HTMLInputElement>;
  onType: (value: string) => void;
  /** The visitor comes near: the time to load what the search needs. */
  onApproach?: () => void;
}

/** A search field with its label above it; Escape empties it (ACCESSIBILITY.md, section 4, Filter bar). */
export function SearchField(props: Props) {
  const { id, name, label, placeholder, hint, value, ref, onType, onApproach } = props;

  function emptyOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onType('');
  }

  return (
    <Field id={id} label={label} hint={hint}>
      <div className={styles.place}>
        <Icon of={Search} />
        <input
          ref={ref}
          className={styles.input}
          id={id}
          name={name}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          aria-describedby={hint && `${id}-more`}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={emptyOnEscape}
          onFocus={onApproach}
          onPointerEnter={onApproach}
        />
      </div>
    </Field>
  );
}
