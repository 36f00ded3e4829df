import { memo } from 'react';
import type { Field } from '#content/form-of.ts';
import { wordCount } from '#content/word-count.ts';
import { describedBy, Field as FieldBox } from '#ui/field/Field.tsx';
import { Control, type SimpleField } from './Control.tsx';
import { askedWords, hintOf, labelOf } from './field-words.ts';
import styles from './form.module.css';
import { fieldId, useForm, useProblems } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { fitting } from './values.ts';

export interface RowProps {
  /** The key in the file; for an item of a list, that of the list. */
  name: string;
  field: Field;
  value: unknown;
  /** Its path in the entry: `talks.2.minutes`. */
  path: string;
  label?: string;
  /** In place of writing the value at `path`. */
  onChange?: (value: unknown) => void;
  /** The heading above says what the group is called already. */
  isTitled?: boolean;
}

/**
 * One field with its label, hint and problems, whatever it is made of. It renders again only when
 * its value changes.
 */
export const FieldRow = memo(function FieldRow(props: RowProps) {
  const { field, value } = props;
  switch (field.is) {
    case 'fixed':
      return null;
    case 'group':
    case 'variant':
      return <GroupField {...props} field={field} />;
    case 'list':
      return <ListField {...props} field={field} />;
    case 'either': {
      const fit = fitting(field.options, value);
      return fit && <FieldRow {...props} field={{ ...fit, ...shared(field) }} />;
    }
    case 'picture':
      return <PictureField {...props} />;
    default:
      return <SimpleRow {...props} field={field} />;
  }
});

function SimpleRow(props: RowProps & { field: SimpleField }) {
  const { name, field, value, path, label, onChange } = props;
  const { error, onTouch } = useProblems(path, value);
  const { change } = useForm();
  const id = fieldId(path);
  const words = label ?? labelOf(name, field);
  const control = (
    <Control
      field={field}
      value={value}
      id={id}
      describedBy={describedBy(id)}
      isInvalid={error !== undefined}
      onTouch={onTouch}
      onChange={onChange ?? ((next) => change(path, next))}
    />
  );
  if (field.is === 'boolean')
    return (
      <div className={styles.tick}>
        <label htmlFor={id}>
          {control}
          {words}
        </label>
        <div id={describedBy(id)}>
          <p className="quiet small">{hintOf(field)}</p>
          {error && <p className={styles.problem}>{error}</p>}
        </div>
      </div>
    );
  return (
    <div data-half={isShort(field) ? '' : undefined}>
      <FieldBox
        id={id}
        label={words}
        optional={field.optional || field.nullable ? 'optional' : undefined}
        hint={<Hint field={field} value={value} />}
        error={error}
      >
        {control}
      </FieldBox>
    </div>
  );
}

/** Whether a field is as short as half a line: two of them share one where there is room. */
function isShort(field: SimpleField): boolean {
  return field.is === 'text' ? field.shape !== undefined : true;
}

function Hint({ field, value }: { field: Field; value: unknown }) {
  const hint = hintOf(field);
  const length = lengthOf(field, value);
  return (
    <>
      {hint}
      {length && <span className={styles.length}>{length}</span>}
    </>
  );
}

/**
 * How long a text is, against what is asked for: in words where the hint counts words, else in
 * characters.
 */
function lengthOf(field: Field, value: unknown): string | undefined {
  if (field.is !== 'text' || typeof value !== 'string') return undefined;
  const asked = askedWords(field.hint);
  if (asked !== undefined) return `${wordCount(value)} of about ${asked} words`;
  return field.most === undefined ? undefined : `${value.length} of ${field.most} characters`;
}

function shared({ label, hint, optional, nullable }: Field) {
  return { label, hint, ...(optional && { optional }), ...(nullable && { nullable }) };
}
