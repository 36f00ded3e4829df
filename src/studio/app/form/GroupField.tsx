import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { fieldsIn } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { notesId } from '#ui/field/Field.tsx';
import { FieldRow, type RowProps } from './FieldRow.tsx';
import { Folded } from './Folded.tsx';
import { formHint } from './field-hint.ts';
import styles from './form.module.css';
import { fieldId, useForm, useProblems } from './form-context.ts';
import { asVariant, type Data, type GroupLike, initialValue } from './values.ts';

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
        <GroupFields field={field} value={value} path={path} />
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
    if (!part || (part.isShownIfPresent && value[key] === undefined)) return null;
    const choosesVariant = field.is === 'variant' && key === field.key;
    const partPath = path === '' ? key : `${path}.${key}`;
    if (isQuestion(field, key))
      return (
        <div key={key} className={`${styles.fold} ${styles.question}`}>
          <Folded path={partPath} label={part.label} gist={answersIn(value[key])}>
            <FieldRow field={part} value={value[key]} path={partPath} isTitled />
          </Folded>
        </div>
      );
    return (
      <FieldRow
        key={key}
        field={part}
        value={value[key]}
        path={partPath}
        isTitled={part.label === titledBy}
        {...(choosesVariant && { onChange: choose })}
      />
    );
  });
}

/** Whether a field is one of many that are called by what stands in them, as questions are. */
function isQuestion(field: GroupLike, key: string): boolean {
  return field.is === 'group' && field.calledBy !== undefined && !Object.hasOwn(field.fields, key);
}

/** The answers from which a question lets one choose, "Yes / No"; empty without any. */
function answersIn(question: unknown): string {
  const { options } = Object(question) as { options?: unknown };
  if (!Array.isArray(options)) return '';
  const answers = options.map((option) => (isRecord(option) ? option['words'] : option));
  return answers.filter((answer) => typeof answer === 'string').join(' / ');
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
