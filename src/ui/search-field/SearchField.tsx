import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Field, notesId } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { isComposing } from '../keys/composing.ts';
import styles from './search-field.module.css';

interface Props {
  id: string;
  name: string;
  label: string;
  /** Repeats the label where the specification asks for it; never replaces it. */
  placeholder?: string;
  hint?: string;
  value: string;
  onType: (value: string) => void;
}

/**
 * A search field with its label above it; Escape clears it (docs/requirements/accessibility.md,
 * section 4, Filter bar).
 */
export function SearchField(props: Props) {
  const { id, name, label, placeholder, hint, value, onType } = props;

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || value === '' || isComposing(event)) return;
    event.preventDefault();
    onType('');
  }

  return (
    <Field id={id} label={label} hint={hint}>
      <div className={styles.place}>
        <Icon of={Search} />
        <input
          className={styles.input}
          id={id}
          name={name}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          aria-describedby={hint && notesId(id)}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={clearOnEscape}
        />
      </div>
    </Field>
  );
}
