import { memo, useMemo } from 'react';
import type { Field } from '#content/form-of.ts';
import { optionFor } from '#content/form-walk.ts';
import { wordCount } from '#content/word-count.ts';
import { Field as FieldBox, notesId } from '#ui/field/Field.tsx';
import { Control, type SimpleField } from './Control.tsx';
import { formHint, wordsInHint } from './field-hint.ts';
import styles from './form.module.css';
import { FormContext, fieldId, useForm, useProblems } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { changedAt, type GroupLike, inFull, inShort } from './values.ts';

export interface RowProps {
  field: Field;
  value: unknown;
  /** Its path in the entry: `talks.2.minutes`. */
  path: string;
  /** The words in the place of its own label, such as "Talk 3". */
  label?: string;
  /** Called instead of writing the value at `path`. */
  onChange?: (value: unknown) => void;
  /** Whether the heading above has the words of its label already. */
  isTitled?: boolean;
}

/**
 * One field of any kind with its label, hint and problems. It renders again only when its
 * properties change, such as its value.
 */
export const FieldRow = memo(function FieldRow(props: RowProps) {
  const { field, value } = props;
  switch (field.is) {
    case 'fixed':
    case 'id':
      return null;
    case 'group':
    case 'variant':
      return <GroupField {...props} field={field} />;
    case 'list':
      return <ListField {...props} field={field} />;
    case 'either': {
      const long = optionFor(field, inFull(value));
      if (isLongForm(long)) return <LongForm {...props} field={long} />;
      const option = optionFor(field, value);
      // `optionFor` returns the union itself only if it has no options.
      if (option.is === 'either') return null;
      return <FieldRow {...props} field={option} />;
    }
    case 'picture':
      return <PictureField {...props} />;
    default:
      return <SimpleRow {...props} field={field} />;
  }
});

/**
 * Whether a field is the long form of a text: a group that is called by its field `label`, of which
 * the text alone is short for. It is drawn for both, so that all of it can be filled in.
 */
function isLongForm(field: Field): field is Extract<Field, { is: 'group' }> {
  return field.is === 'group' && 'label' in field.fields;
}

/**
 * The long form of a text, of which the file may hold the text alone. It is one element for both,
 * so that focus stays where it is while a first further field turns one into the other.
 */
function LongForm(props: RowProps & { field: GroupLike }) {
  const { value, path } = props;
  const wiring = useForm();
  const inLongForm = useMemo(
    () => ({
      ...wiring,
      change(at: string, next: unknown) {
        const before = inFull(wiring.valueAt(path));
        wiring.change(path, inShort(changedAt(before, at.slice(path.length + 1), next)));
      },
    }),
    [wiring, path],
  );
  return (
    <FormContext value={inLongForm}>
      <GroupField {...props} value={inFull(value)} />
    </FormContext>
  );
}

function SimpleRow(props: RowProps & { field: SimpleField }) {
  const { field, value, path, label = field.label, onChange } = props;
  const { error, onTouch } = useProblems(path, value);
  const { change } = useForm();
  const id = fieldId(path);
  const control = (
    <Control
      field={field}
      value={value}
      id={id}
      describedBy={notesId(id)}
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
          {label}
        </label>
        <div id={notesId(id)}>
          <p className="quiet small">{formHint(field)}</p>
          {error && <p className={styles.problem}>{error}</p>}
        </div>
      </div>
    );
  return (
    <div data-half={isShort(field) ? '' : undefined}>
      <FieldBox
        id={id}
        label={label}
        optional={field.optional || field.nullable ? 'optional' : undefined}
        hint={<Hint field={field} value={value} />}
        error={error}
      >
        {control}
      </FieldBox>
    </div>
  );
}

/** Whether half a line is enough for a field: two such fields share a line where there is room. */
function isShort(field: SimpleField): boolean {
  return field.is === 'text' ? field.shape !== undefined : true;
}

function Hint({ field, value }: { field: Field; value: unknown }) {
  const hint = formHint(field);
  const length = lengthWords(field, value);
  return (
    <>
      {hint}
      {length && <span className={styles.length}>{length}</span>}
    </>
  );
}

/**
 * The length of a text beside the length that is asked for, "38 of about 40 words": in words where
 * the hint counts words, else in characters where there is a limit; else undefined.
 */
function lengthWords(field: Field, value: unknown): string | undefined {
  if (field.is !== 'text' || typeof value !== 'string') return undefined;
  const wantedWords = wordsInHint(field.hint);
  if (wantedWords !== undefined) return `${wordCount(value)} of about ${wantedWords} words`;
  return field.most === undefined ? undefined : `${value.length} of ${field.most} characters`;
}
