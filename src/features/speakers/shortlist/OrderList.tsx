import { useLayoutEffect, useRef } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Lede } from '#ui/lede/Lede.tsx';
import { OrderItem } from './OrderItem.tsx';
import { OrderTools, toolId } from './OrderTools.tsx';
import styles from './order-list.module.css';
import { type Row, standing } from './rows.ts';
import { movedSentence, removedSentence } from './sentences.ts';
import { moved, without } from './shortlist.ts';
import { shortlistWords } from './shortlist-words.ts';
import type { Edit } from './use-shown-list.ts';

const { order } = shortlistWords;

interface Props {
  rows: readonly Row[];
  isShared: boolean;
  onEdit: (edit: Edit) => void;
}

/** The speakers in the order of wishes. Each can be moved and removed; focus stays with what was pressed. */
export function OrderList({ rows, isShared, onEdit }: Props) {
  const toFocus = useRef<string>(undefined);
  useLayoutEffect(() => {
    // A press that moves an item takes its button out of the page for a moment, and focus with it.
    if (toFocus.current) document.getElementById(toFocus.current)?.focus();
    toFocus.current = undefined;
  });

  function move(row: Row, way: 'up' | 'down') {
    const { id, name } = row;
    const { place, count } = standing(moved(rows, id, way), id);
    toFocus.current = toolId(way, row);
    onEdit((list) => moved(list, id, way));
    announce(movedSentence(name, place, count));
  }

  function remove({ id, name }: Row, index: number) {
    const next = rows[index + 1] ?? rows[index - 1];
    if (next) toFocus.current = toolId('remove', next);
    else document.querySelector('main')?.focus();
    onEdit((list) => without(list, id));
    announce(removedSentence(name, rows.length - 1, isShared ? 'this list' : 'your shortlist'));
  }

  return (
    <section aria-labelledby="order">
      <div className={styles.head}>
        <h2 id="order">{order.title}</h2>
        <Lede>{order.lede}</Lede>
      </div>
      <ol className={styles.list} role="list">
        {rows.map((row, index) => (
          <OrderItem key={row.id} row={row}>
            <OrderTools
              choice={row}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(way) => move(row, way)}
              onRemove={() => remove(row, index)}
            />
          </OrderItem>
        ))}
      </ol>
    </section>
  );
}
