import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { labelFromKey } from '#content/field-label.ts';
import type { Field } from '#content/form-of.ts';
import { fieldsIn } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { notesId } from '#ui/field/Field.tsx';
import { InputField } from '../Page.tsx';
import { FieldRow, type RowProps } from './FieldRow.tsx';
import { formHint } from './field-hint.ts';
import styles from './form.module.css';
import { fieldId, useForm, useProblems } from './form-context.ts';
import { asVariant, type Data, type GroupLike, initialItem, initialValue } from './values.ts';

interface Props extends RowProps {
  field: GroupLike;
  /** Buttons beside the legend, for an item of a list. */
  tools?: ReactNode;
}

/**
 * Fields that belong together under one legend. Where the group may be left out, buttons add it and
 * leave it out.
 */
export function GroupField(props: Props) {
  const { field, value, path, label = field.label, isTitled, tools } = props;
  const { change } = useForm();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const wasAdded = useRef(false);
  const isAbsent = !isRecord(value);
  useEffect(() => {
    if (wasAdded.current && !isAbsent) firstControl(fieldset.current)?.focus();
    wasAdded.current = false;
  }, [isAbsent]);

  function add() {
    wasAdded.current = true;
    change(path, initialValue({ ...field, optional: false, nullable: false }));
  }
  function leaveOut() {
    change(path, field.optional ? undefined : null);
    announce(`${label} left out`);
    fieldset.current?.focus();
  }
  const mayBeAbsent = field.optional || field.nullable;
  return (
    <FieldSet
      ref={fieldset}
      path={path}
      value={value}
      legend={label}
      hint={formHint(field)}
      isTitled={isTitled}
      tools={tools}
    >
      {isAbsent ? (
        <div>
          <Button tone="ghost" size="small" onClick={add}>
            Add {label.toLowerCase()}
          </Button>
        </div>
      ) : (
        <>
          <GroupFields field={field} value={value} path={path} />
          {field.is === 'group' && field.others && (
            <FurtherFields fields={field.fields} others={field.others} value={value} path={path} />
          )}
        </>
      )}
      {!isAbsent && mayBeAbsent && (
        <div>
          <Button tone="ghost" size="small" onClick={leaveOut}>
            Leave out {label.toLowerCase()}
          </Button>
        </div>
      )}
    </FieldSet>
  );
}

interface FieldsProps {
  field: GroupLike;
  value: Data;
  path: string;
  /** The keys of the fields to draw; all if absent. */
  keys?: readonly string[];
  /** The heading above: a field with the same words needs no visible legend. */
  titledBy?: string;
}

/**
 * The fields of a group, or of the variant that is chosen. Values of fields that another variant
 * lacks come back when the first one is chosen again.
 */
export function GroupFields({ field, value, path, keys, titledBy }: FieldsProps) {
  const { change, valueAt } = useForm();
  /** All values that any variant had since the form was opened. */
  const earlierValues = useRef<Data>({});
  const fields = fieldsIn(field, value);

  function choose(chosen: unknown) {
    if (field.is !== 'variant') return;
    earlierValues.current = { ...earlierValues.current, ...(valueAt(path) as Data) };
    change(path, asVariant(field, earlierValues.current, chosen));
  }
  return (keys ?? Object.keys(fields)).map((key) => {
    const part = fields[key];
    if (!part) return null;
    const choosesVariant = field.is === 'variant' && key === field.key;
    return (
      <FieldRow
        key={key}
        field={part}
        value={value[key]}
        path={path === '' ? key : `${path}.${key}`}
        isTitled={part.label === titledBy}
        {...(choosesVariant && { onChange: choose })}
      />
    );
  });
}

interface SetProps {
  ref?: Ref<HTMLFieldSetElement>;
  path: string;
  value: unknown;
  legend: string;
  hint: string;
  isTitled?: boolean | undefined;
  tools?: ReactNode;
  children: ReactNode;
}

/** A fieldset that can take focus, with its hint and problems under its legend. */
export function FieldSet({ ref, path, value, legend, hint, isTitled, tools, children }: SetProps) {
  const { error } = useProblems(path, value);
  const id = fieldId(path);
  return (
    <fieldset
      ref={ref}
      id={id}
      className={`stack gap-y-4 gap-x-4 ${styles.set}`}
      tabIndex={-1}
      aria-describedby={notesId(id)}
      data-titled={isTitled ? '' : undefined}
    >
      <legend className={isTitled ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {tools}
      <div id={notesId(id)} className={`stack gap-y-2 ${styles.about}`}>
        {hint && <p className="quiet small">{hint}</p>}
        {error && <p className={styles.problem}>{error}</p>}
      </div>
      {children}
    </fieldset>
  );
}

/**
 * The control of an element that takes focus when the element has appeared: its first field, or its
 * first button where it has none; null without either.
 */
export function firstControl(element: Element | null): HTMLElement | null {
  const [field] = element?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
  return field ?? element?.querySelector<HTMLElement>('button') ?? null;
}

interface FurtherFieldsProps {
  /** The fields that have a name of their own in the form. */
  fields: Record<string, Field>;
  /** The field that any further name has. */
  others: Field;
  value: Data;
  path: string;
}

/** Adds and removes fields of a group that may have any name, such as the questions of a letter. */
function FurtherFields({ fields, others, value, path }: FurtherFieldsProps) {
  const { change } = useForm();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const further = Object.keys(value).filter((key) => !(key in fields));
  const id = `${fieldId(path)}-new`;

  function add() {
    const refusal = nameProblem(name, value);
    setProblem(refusal);
    if (refusal) return document.getElementById(id)?.focus();
    change(`${path}.${name}`, initialItem(others));
    announce(`${labelFromKey(name)} added`);
    setName('');
    requestAnimationFrame(() => document.getElementById(fieldId(`${path}.${name}`))?.focus());
  }
  function remove(key: string) {
    change(`${path}.${key}`, undefined);
    announce(`${labelFromKey(key)} removed`);
    document.getElementById(id)?.focus();
  }
  return (
    <div className={`stack start gap-y-3 ${styles.further}`}>
      {further.length > 0 && (
        <div className={`row ${styles.tools}`}>
          {further.map((key) => (
            <button key={key} type="button" onClick={() => remove(key)}>
              Remove {labelFromKey(key)}
            </button>
          ))}
        </div>
      )}
      <InputField
        id={id}
        label="Name of a further field"
        hint="As the site’s code calls it, such as “affiliation”"
        error={problem}
        value={name}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setName(target.value)}
      />
      <Button tone="ghost" size="small" onClick={add}>
        Add field
      </Button>
    </div>
  );
}

/** The reason for which a further field cannot have a name; undefined where it can. */
function nameProblem(name: string, value: Data): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return 'Use letters and digits, beginning with a small letter.';
  return name in value ? `There is “${name}” already.` : undefined;
}
