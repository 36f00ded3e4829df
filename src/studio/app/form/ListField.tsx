import { Plus } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Field } from '#content/form-of.ts';
import { itemLabelIn } from '#content/form-walk.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { RowProps } from './FieldRow.tsx';
import { formHint } from './field-hint.ts';
import styles from './form.module.css';
import { leadsInside, ProblemContext, useForm } from './form-context.ts';
import { FieldSet, firstControl } from './GroupField.tsx';
import { isSimple, ListItem, Tools } from './ListItem.tsx';
import { initialItem, moveItem } from './values.ts';

/**
 * The most groups of a list that are drawn unfolded, and the most lines. Above it each group is
 * folded, or all lines together.
 */
const mostUnfolded = { groups: 8, lines: 24 };

interface Props extends RowProps {
  field: Extract<Field, { is: 'list' }>;
}

/**
 * A list whose order counts: buttons add an item at the end, move one by a place and remove it.
 * Focus stays with the item, or goes to the next one where it was removed.
 */
export function ListField({ field, value, path, label = field.label, isTitled }: Props) {
  const { change } = useForm();
  const item = itemLabelIn(field, label);
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const isOfLines = isSimple(field.item);
  const [isFolded] = useState(
    () => items.length > (isOfLines ? mostUnfolded.lines : mostUnfolded.groups),
  );
  const [isOpen, setOpen] = useState(() => leadsInside(path));
  /** The id of the element that takes focus once the list has changed. */
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    const id = focusNext.current;
    focusNext.current = undefined;
    if (id !== undefined) focusOn(id);
  });

  /** Writes the list, moves focus to the element with the id `focus`, and announces `sentence`. */
  function changeItems(next: unknown[], focus: string, sentence: string) {
    focusNext.current = focus;
    change(path, next);
    announce(sentence);
  }
  function add() {
    const place = items.length;
    setOpen(true);
    changeItems(
      [...items, initialItem(field.item, items)],
      itemId(path, place),
      `${item} ${place + 1} added`,
    );
  }
  function move(from: number, to: number) {
    const sentence = `${item} moved, now ${to + 1} of ${items.length}`;
    const button = buttonAfterMove(from, to, items.length);
    changeItems(moveItem(items, from, to), `${itemId(path, to)}-${button}`, sentence);
  }
  function remove(index: number) {
    const next = items.filter((_, place) => place !== index);
    const neighbor = itemId(path, Math.min(index, next.length - 1));
    const focus = next.length === 0 ? addId(path) : `${neighbor}-remove`;
    changeItems(next, focus, `${item} ${index + 1} removed, ${next.length} left`);
  }
  const rows = items.map((itemValue, index) => {
    const itemName = `${item} ${index + 1}`;
    const tools = (
      <Tools
        id={itemId(path, index)}
        item={itemName}
        onUp={index > 0 ? () => move(index, index - 1) : undefined}
        onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
        onRemove={() => remove(index)}
      />
    );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place in the list.
      <li key={index} id={itemId(path, index)}>
        <ListItem
          field={field.item}
          value={itemValue}
          path={`${path}.${index}`}
          label={itemName}
          tools={tools}
          siblings={items}
          isFolded={isFolded}
        />
      </li>
    );
  });
  const list = (
    <ol className={`stack gap-y-5 ${styles.items}`} data-compact={isOfLines ? '' : undefined}>
      {rows}
    </ol>
  );
  return (
    <FieldSet
      path={path}
      value={value}
      legend={optionalWords(label, field)}
      hint={formHint(field)}
      isTitled={isTitled}
    >
      {rows.length > 0 && isFolded && isOfLines && (
        <Fold path={path} count={rows.length} isOpen={isOpen} onToggle={setOpen}>
          {list}
        </Fold>
      )}
      {rows.length > 0 && !(isFolded && isOfLines) && list}
      <div>
        <Button tone="ghost" size="small" id={addId(path)} onClick={add}>
          <Icon of={Plus} />
          Add {item.replace(/^./, (letter) => letter.toLowerCase())}
        </Button>
      </div>
    </FieldSet>
  );
}

interface FoldProps {
  path: string;
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A long list of lines, folded. Its lines are drawn once it is opened or one has a problem. */
function Fold({ path, count, isOpen, onToggle, children }: FoldProps) {
  const { all } = useContext(ProblemContext);
  const isShown = isOpen || all.some(({ field }) => field.startsWith(`${path}.`));
  return (
    <details
      className={styles.fold}
      open={isShown}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{count} entries</summary>
      {isShown && children}
    </details>
  );
}

/**
 * The button of a moved item that takes focus: the one just pressed, unless that is disabled now.
 */
function buttonAfterMove(from: number, to: number, count: number): 'up' | 'down' {
  if (to === 0) return 'down';
  if (to === count - 1) return 'up';
  return to < from ? 'up' : 'down';
}

function optionalWords(words: string, { optional }: Field): string {
  return optional ? `${words} (optional)` : words;
}

function itemId(path: string, index: number): string {
  return `item-${path}.${index}`;
}

function addId(path: string): string {
  return `add-${path}`;
}

/**
 * Moves focus to the button with an id, or to the first control of the item with it; where that
 * item is folded, to its summary.
 */
function focusOn(id: string): void {
  const element = document.getElementById(id);
  const item = document.getElementById(id.replace(/-(up|down|remove)$/, ''));
  const target = element instanceof HTMLButtonElement ? element : firstControl(element);
  (target ?? item?.querySelector('summary'))?.focus();
}
