import { useState } from 'react';
import type { Field } from '#content/form-of.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { describedBy, Field as FieldBox } from '#ui/field/Field.tsx';
import { labelOf } from './field-words.ts';
import styles from './form.module.css';
import { fieldId, useForm } from './form-context.ts';
import { type Data, emptyItem } from './values.ts';

interface Props {
  /** The fields that have a name of their own in the form. */
  fields: Record<string, Field>;
  /** What a field under any further name holds. */
  others: Field;
  value: Data;
  path: string;
}

/** Adds and removes fields of a group that may have any name, such as the questions of a letter. */
export function FurtherFields({ fields, others, value, path }: Props) {
  const { change } = useForm();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const further = Object.keys(value).filter((key) => !(key in fields));
  const id = `${fieldId(path)}-new`;

  function add() {
    const found = nameProblem(name, value);
    setProblem(found);
    if (found) return document.getElementById(id)?.focus();
    change(`${path}.${name}`, emptyItem(others));
    announce(`${labelOf(name, others)} added`);
    setName('');
    requestAnimationFrame(() => document.getElementById(fieldId(`${path}.${name}`))?.focus());
  }
  function remove(key: string) {
    change(`${path}.${key}`, undefined);
    announce(`${labelOf(key, others)} removed`);
    document.getElementById(id)?.focus();
  }
  return (
    <div className={styles.further}>
      {further.length > 0 && (
        <div className={styles.tools}>
          {further.map((key) => (
            <button key={key} type="button" onClick={() => remove(key)}>
              Remove {labelOf(key, others)}
            </button>
          ))}
        </div>
      )}
      <FieldBox
        id={id}
        label="Name of a further field"
        hint="As the site’s code calls it, such as “affiliation”"
        error={problem}
      >
        <input
          id={id}
          value={name}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id)}
          onChange={({ target }) => setName(target.value)}
        />
      </FieldBox>
      <Button tone="ghost" size="small" onClick={add}>
        Add field
      </Button>
    </div>
  );
}

/** Why a field cannot be called so; undefined where it can. */
function nameProblem(name: string, value: Data): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return 'Use letters and digits, beginning with a small letter.';
  return name in value ? `There is “${name}” already.` : undefined;
}
