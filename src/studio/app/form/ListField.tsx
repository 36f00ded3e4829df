import { Plus } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Field } from '#content/form-of.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { RowProps } from './FieldRow.tsx';
import { hintOf, itemLabel, labelOf } from './field-words.ts';
import styles from './form.module.css';
import { ProblemContext, useForm } from './form-context.ts';
import { FieldSet, firstControl } from './GroupField.tsx';
import { isSimple, ListItem, Tools } from './ListItem.tsx';
import { emptyItem, moved } from './values.ts';

/**
 * How many groups a list may have before each is folded, and how many lines before all of them are.
 */
const mostUnfolded = { groups: 8, lines: 24 };

interface Props extends RowProps {
  field: Extract<Field, { is: 'list' }>;
}

/**
 * A list whose order counts: items are added at the end, moved by one place, and removed. Focus
 * goes along.
 */
export function ListField({ name, field, value, path, label, isTitled }: Props) {
  const { change } = useForm();
  const words = label ?? labelOf(name, field);
  const item = itemLabel(name, words);
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const isOfLines = isSimple(field.item);
  const [isFolded] = useState(
    () => items.length > (isOfLines ? mostUnfolded.lines : mostUnfolded.groups),
  );
  const [isOpen, setOpen] = useState(false);
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    const id = focusNext.current;
    focusNext.current = undefined;
    if (id !== undefined) focusOn(id);
  });

  function put(next: unknown[], focus: string, sentence: string) {
    focusNext.current = focus;
    change(path, next);
    announce(sentence);
  }
  function add() {
    const place = items.length;
    setOpen(true);
    put([...items, emptyItem(field.item)], itemId(path, place), `${item} ${place + 1} added`);
  }
  function move(from: number, to: number) {
    // At either end the button just pressed is disabled: the other one is next to it.
    const isAtEnd = to === 0 || to === items.length - 1;
    const way = to < from ? (isAtEnd ? 'down' : 'up') : isAtEnd ? 'up' : 'down';
    const sentence = `${item} moved, now ${to + 1} of ${items.length}`;
    put(moved(items, from, to), `${itemId(path, to)}-${way}`, sentence);
  }
  function remove(index: number) {
    const next = items.filter((_, place) => place !== index);
    const focus =
      next.length === 0 ? addId(path) : `${itemId(path, Math.min(index, next.length - 1))}-remove`;
    put(next, focus, `${item} ${index + 1} removed, ${next.length} left`);
  }
  const rows = items.map((one, index) => {
    const at = {
      name,
      field: field.item,
      value: one,
      path: `${path}.${index}`,
      label: `${item} ${index + 1}`,
    };
    const tools = (
      <Tools
        id={itemId(path, index)}
        item={at.label}
        onUp={index > 0 ? () => move(index, index - 1) : undefined}
        onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
        onRemove={() => remove(index)}
      />
    );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what an item is known by.
      <li key={index} id={itemId(path, index)}>
        <ListItem {...at} tools={tools} siblings={items} isFolded={isFolded} />
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
      legend={optionalWords(words, field)}
      hint={hintOf(field)}
      isTitled={isTitled}
    >
      {rows.length > 0 && isFolded && isOfLines ? (
        <Fold path={path} count={rows.length} isOpen={isOpen} onToggle={setOpen}>
          {list}
        </Fold>
      ) : (
        rows.length > 0 && list
      )}
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

/** A long list of lines, drawn once it is opened or has a problem. */
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
 * Focus on a button, or on the first control of an item; where an item is folded, on what unfolds
 * it.
 */
function focusOn(id: string): void {
  const element = document.getElementById(id);
  const item = document.getElementById(id.replace(/-(up|down|remove)$/, ''));
  const target = element instanceof HTMLButtonElement ? element : firstControl(element);
  (target ?? item?.querySelector('summary'))?.focus();
}
