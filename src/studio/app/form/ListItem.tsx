import type { ReactNode } from 'react';
import type { Field } from '#content/form-of.ts';
import { isRecord } from '#content/is-record.ts';
import { cutAtWord } from '#site/words.ts';
import { notesId } from '#ui/field/Field.tsx';
import { Control, type SimpleField } from './Control.tsx';
import { FieldRow, type RowProps } from './FieldRow.tsx';
import { Folded } from './Folded.tsx';
import styles from './form.module.css';
import { fieldId, useForm, useProblems } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import type { GroupLike } from './values.ts';

interface ItemProps extends RowProps {
  label: string;
  /** The buttons that move and remove it. */
  tools: ReactNode;
  /** The values of all items of the list. */
  siblings: readonly unknown[];
  /** Shows only the first words of a group; its fields are drawn once somebody opens it. */
  isFolded?: boolean;
}

/** One item of a list: on one line, as a group with a legend, or folded until somebody opens it. */
export function ListItem({ tools, siblings, isFolded, ...row }: ItemProps) {
  const { field } = row;
  if (isSimple(field))
    return <SimpleItem {...row} field={field} tools={tools} siblings={siblings} />;
  if (field.is === 'group' || field.is === 'variant')
    return isFolded ? (
      <FoldedGroup {...row} field={field} tools={tools} />
    ) : (
      <GroupField {...row} field={field} tools={tools} />
    );
  return (
    <div className={`row gap-y-2 gap-x-3 ${styles.item}`}>
      <FieldRow {...row} />
      {tools}
    </div>
  );
}

type FoldedProps = Omit<ItemProps, 'siblings' | 'isFolded'> & { field: GroupLike };

function FoldedGroup({ label, value, path, ...row }: FoldedProps) {
  const gist = firstWords(value);
  return (
    <Folded path={path} label={label} gist={gist} startsOpen={gist === ''}>
      <GroupField {...row} label={label} value={value} path={path} isTitled />
    </Folded>
  );
}

/** The first words that an item holds, which tell what it is about; empty where it holds none. */
function firstWords(value: unknown): string {
  if (typeof value === 'string') return cutAtWord(value, 60);
  const parts = Array.isArray(value) || isRecord(value) ? Object.values(value) : [];
  return parts.map(firstWords).find((words) => words !== '') ?? '';
}

/**
 * An item on one line: its control and the buttons beside it. A choice does not offer values that
 * the list has already.
 */
function SimpleItem(props: ItemProps & { field: SimpleField }) {
  const { field, value, path, label, tools, siblings } = props;
  const { change } = useForm();
  const { error, onTouch } = useProblems(path, value);
  const id = fieldId(path);
  return (
    <div className={`row gap-y-2 gap-x-3 ${styles.item}`}>
      <div className={styles.control}>
        <Control
          field={field}
          value={value}
          id={id}
          label={label}
          describedBy={notesId(id)}
          isInvalid={error !== undefined}
          without={siblings}
          onTouch={onTouch}
          onChange={(next) => change(path, next ?? '')}
        />
        <div id={notesId(id)}>{error && <p className={styles.problem}>{error}</p>}</div>
      </div>
      {tools}
    </div>
  );
}

interface ToolsProps {
  id: string;
  item: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** The buttons that move and remove an item; without `onUp` or `onDown` that button is disabled. */
export function Tools({ id, item, onUp, onDown, onRemove }: ToolsProps) {
  const itemName = <span className="visually-hidden"> {item}</span>;
  return (
    <div className={`row ${styles.tools}`}>
      <button type="button" id={`${id}-up`} disabled={!onUp} onClick={onUp}>
        Up{itemName}
      </button>
      <button type="button" id={`${id}-down`} disabled={!onDown} onClick={onDown}>
        Down{itemName}
      </button>
      <button type="button" id={`${id}-remove`} onClick={onRemove}>
        Remove{itemName}
      </button>
    </div>
  );
}

/** Whether one native control can hold the value of a field, so that it is drawn on one line. */
export function isSimple(field: Field): field is SimpleField {
  return ['text', 'number', 'choice', 'entry', 'boolean'].includes(field.is);
}
