import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { choiceLabel } from '#features/letters/definitions/booking.ts';
import { SpeakerFacts } from '#features/speakers/SpeakerFacts.tsx';
import { profileHref } from '#features/speakers/speaker.ts';
import { initialsOf, inLine } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Lede } from '#ui/lede/Lede.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { afterFarewell } from '#ui/press/farewell.ts';
import styles from './shortlist.module.css';
import { moveChoice } from './shortlist.ts';
import { shortlistWords } from './shortlist-words.ts';
import { placeOf, type Row, type ShownList } from './shown-list.ts';

const { order } = shortlistWords;

/**
 * The buttons of a speaker. At either end of the list they are `aria-disabled`, because `disabled`
 * would drop the focus.
 */
const tools = [
  { tool: 'up', label: 'Move up', icon: ArrowUp },
  { tool: 'down', label: 'Move down', icon: ArrowDown },
  { tool: 'remove', label: 'Remove', icon: X },
] as const;

/** Returns the id of a button, by which it gets the focus. */
export function toolId(tool: (typeof tools)[number]['tool'], { id }: { id: string }): string {
  return `${tool}-${id}`;
}

interface Props {
  list: ShownList;
  /** The notice that a speaker was removed, shown where that speaker stood. */
  notice: ReactNode;
  undoButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The speakers in order of preference. Each can be moved and removed; focus stays on the clicked
 * button.
 */
export function OrderList({ list, notice, undoButton }: Props) {
  const { rows, lastRemoved, edit } = list;
  const isPanel = isPanelOf(list);
  const noticeIndex = Math.min(lastRemoved?.index ?? 0, rows.length);
  const idToFocus = useRef<string>(undefined);
  useLayoutEffect(() => {
    // React reinserts the moved item, so its focused button leaves the document for a moment and
    // loses focus.
    if (idToFocus.current) document.getElementById(idToFocus.current)?.focus();
    idToFocus.current = undefined;
  });

  function move(row: Row, way: 'up' | 'down') {
    const { id, name } = row;
    const { place, count } = placeOf(moveChoice(rows, id, way), id);
    idToFocus.current = toolId(way, row);
    edit((list) => moveChoice(list, id, way));
    const isMoved = placeOf(rows, id).place !== place;
    const noun = isPanel ? 'number' : 'choice';
    announce(`${name} is ${isMoved ? 'now' : 'already'} ${noun} ${place} of ${count}`);
  }

  function remove(row: Row, index: number) {
    const next = rows[index + 1] ?? rows[index - 1];
    if (next) document.getElementById(toolId('remove', next))?.focus();
    afterFarewell(() => {
      flushSync(() => list.remove(row));
      // After the last speaker this list is gone, and its notice stands alone.
      if (!next) undoButton.current?.focus();
      announce(
        `Removed ${row.name}. ${rows.length - 1} on ${listName(list)}. ${shortlistWords.undo.said}`,
      );
    });
  }

  return (
    <section aria-labelledby="order">
      <div className="stack gap-y-3">
        <h2 id="order">{order.title}</h2>
        <Lede>{isPanel ? order.ledePanel : order.lede}</Lede>
      </div>
      <ol className={styles.order} role="list">
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {index === noticeIndex && notice && <li>{notice}</li>}
            <OrderItem row={row} isPanel={isPanel}>
              {tools.map(({ tool, label, icon }) => (
                <Button
                  key={tool}
                  id={toolId(tool, row)}
                  size="small"
                  tone="ghost"
                  aria-label={`${label}: ${row.name}`}
                  aria-disabled={
                    (tool === 'up' && index === 0) || (tool === 'down' && index === rows.length - 1)
                  }
                  onClick={() => (tool === 'remove' ? remove(row, index) : move(row, tool))}
                >
                  <Icon of={icon} />
                  {label}
                </Button>
              ))}
            </OrderItem>
          </Fragment>
        ))}
        {noticeIndex === rows.length && notice && <li>{notice}</li>}
      </ol>
    </section>
  );
}

/** Returns the name of the list in announcements. */
export function listName({ isShared }: Pick<ShownList, 'isShared'>): string {
  return isShared ? 'this list' : 'your shortlist';
}

/** Returns whether all of several speakers who take requests are asked for one panel. */
function isPanelOf({ rows, together }: ShownList): boolean {
  return together === 'all' && rows.filter(({ place }) => place !== undefined).length > 1;
}

interface ItemProps {
  row: Row;
  isPanel: boolean;
  children: ReactNode;
}

function OrderItem({ row, isPanel, children }: ItemProps) {
  const { id, name, speaker, place } = row;
  const choice = place === undefined ? order.leftOut : choiceLabel(place);
  return (
    <li className={`stack gap-y-3 gap-x-4 ${styles.item}`}>
      <Portrait
        picture={speaker?.portrait && { ...speaker.portrait, sources: [], focus: 'center' }}
        initials={initialsOf(name)}
        since={speaker?.since}
        shape="square"
      />
      <div className={`stack start gap-y-1 ${styles.words}`}>
        <p className={styles.choice} data-requested={place !== undefined}>
          {isPanel && place !== undefined ? order.onPanel : choice}
        </p>
        <h3>
          <a className="target" href={profileHref(id)}>
            {name}
          </a>
        </h3>
        {speaker && (
          <>
            <p>{inLine(speaker.title, speaker.organization)}</p>
            <SpeakerFacts speaker={speaker} />
          </>
        )}
        <p className={styles.address}>{speaker?.url ?? location.origin + profileHref(id)}</p>
      </div>
      <div className={`row gap-y-2 gap-x-2 ${styles.tools}`} data-print="none">
        {children}
      </div>
    </li>
  );
}
