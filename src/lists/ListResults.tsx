import type { ReactNode } from 'react';
import { focusFirstControl, useKeptFocus } from '#site/use-kept-focus.ts';
import { counted } from '#site/words.ts';
import { ActiveFilters, ClearButton, PlainButton } from '#ui/active-filters/ActiveFilters.tsx';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { WithMore } from '#ui/with-more/WithMore.tsx';
import { DangerFirst } from './danger/DangerFirst.tsx';
import styles from './list.module.css';
import { choicesOf, chosenIn, labelOf, labelOfTaken } from './list.ts';
import type { AnyList } from './use-list.ts';
import { useMenuValue } from './use-menu-value.ts';

interface Props {
  list: AnyList;
  /** The sentence where nothing is left, in the specification's words. */
  none: string;
  /** Under it: what to try then. */
  hint?: string | undefined;
  /**
   * The labels of the buttons that clear search and choices: over the list, and where it is empty.
   */
  clear?: { head: string; empty: string };
  /** Sentences about the list beside its count; false and undefined are left out. */
  notes?: readonly (string | false | undefined)[] | undefined;
  /** Further buttons where nothing is left. */
  help?: ReactNode;
  /** The items that come nearest where nothing is left. */
  nearest?: ReactNode;
  /** The items of `list.page`. Not rendered where empty. */
  children: ReactNode;
}

/** The labels that the specification gives. */
const specifiedClear = { head: 'Clear Filters', empty: 'Clear all filters' };

/**
 * The results of a list: its head, then the items that are left and the button for more, or the
 * sentence that there are none.
 */
export function ListResults(props: Props) {
  const { list, none, hint, notes, clear = specifiedClear, help, nearest, children } = props;
  const place = useKeptFocus(() => focusFirstControl(list.form.current, { preventScroll: true }));
  return (
    <div ref={place} data-awaits-address="">
      <ListHead list={list} notes={notes} clear={clear.head} />
      {list.isEmpty ? (
        <>
          <EmptyList list={list} none={none} hint={hint} help={help} clear={clear.empty} />
          {nearest}
        </>
      ) : (
        <WithMore next={list.next} onMore={list.showMore}>
          {children}
        </WithMore>
      )}
    </div>
  );
}

type HeadProps = Pick<Props, 'list' | 'notes'> & { clear: string; children?: ReactNode };

/**
 * The part over a list: what leads out of danger, active filters, the count, the order, the page's
 * own controls, and the button that clears.
 */
export function ListHead({ list, notes = [], clear, children }: HeadProps) {
  const { definition, state, sort, sorts } = list;
  const chosen = choicesOf(definition.facets, state).map((choice) => ({
    label: labelOf(definition.facets, choice),
    remove: () => list.remove(choice),
  }));
  const taken = list.taken.map((words) => {
    const label = labelOfTaken(definition.facets, words);
    const isSaid = label.toLowerCase() === words.words.toLowerCase();
    return {
      label: isSaid ? label : `${label} (“${words.words}”)`,
      remove: () => list.takeBack(words),
    };
  });
  const sortId = `${definition.noun}-sort`;
  const menu = useMenuValue();
  return (
    <>
      <DangerFirst query={state.q} />
      <ActiveFilters
        choices={[...chosen, ...taken]}
        labelOf={({ label }) => label}
        onRemove={({ remove }) => remove()}
        onLast={() => focusFirstControl(list.form.current)}
      />
      <div className={`cluster gap-y-2 gap-x-5 apart ${styles.head}`}>
        <div className={`cluster gap-x-4 quiet small ${styles.count}`}>
          <p>{list.sentence}</p>
          <MatchButton list={list} />
          {notes.map((note) => note && <p key={note}>{note}</p>)}
        </div>
        <div
          className={`cluster gap-y-2 gap-x-5 ${styles.tools}`}
          data-with-script=""
          data-print="none"
        >
          {list.isNarrowed && <ClearButton onClick={list.clear}>{clear}</ClearButton>}
          {sorts && (
            <span className={`small semibold ${styles.sort}`}>
              <label htmlFor={sortId}>Sort by</label>
              {/* Another order to choose from is another element: Firefox reports a new option, or
                  one in another place, as a choice of the visitor, and Orca goes there from the
                  search field. */}
              <select
                ref={menu.ref}
                id={sortId}
                key={[menu.key, ...sorts.map(({ id }) => id)].join(' ')}
                className="control"
                value={sort?.id}
                onChange={({ target }) => list.setSort(target.value)}
              >
                {sorts.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            </span>
          )}
          {children}
        </div>
      </div>
    </>
  );
}

type EmptyProps = Pick<Props, 'list' | 'none' | 'hint' | 'help'> & { clear: string };

/** The part in place of an empty list: the reason, which choices to drop, and how to clear all. */
export function EmptyList({ list, none, hint, clear, help }: EmptyProps) {
  return (
    <EmptyState title={none}>
      {hint && <p>{hint}</p>}
      <Offers list={list} />
      <ButtonRow>
        {list.isNarrowed && (
          <Button size="small" onClick={list.clear}>
            {clear}
          </Button>
        )}
        {help}
      </ButtonRow>
    </EmptyState>
  );
}

/**
 * A button where several values are chosen and only some items have them all: it keeps those items,
 * or brings the others back.
 */
function MatchButton({ list }: { list: AnyList }) {
  const { haveAll, state, setMatch } = list;
  if (haveAll === undefined) return null;
  if (state.match === 'all')
    return <PlainButton onClick={() => setMatch('any')}>Show those with any of them</PlainButton>;
  if (haveAll === 0) return null;
  return <PlainButton onClick={() => setMatch('all')}>{`Show only those ${haveAll}`}</PlainButton>;
}

/**
 * A button for each facet, and for the search, without which there would be items, and how many.
 */
function Offers({ list }: { list: AnyList }) {
  const { definition, readState } = list;
  const inWords = (facet: string) =>
    chosenIn(readState, facet)
      .map((value) => labelOf(definition.facets, { facet, value }))
      .join(' or ');
  if (choicesOf(definition.facets, readState).length === 0) return null;
  return (
    <div className="row gap-y-2 gap-x-2">
      {list.offers().map(({ dropped, count }) => (
        <Button key={dropped} tone="ghost" size="small" onClick={() => list.drop(dropped)}>
          Drop {inWords(dropped) || `“${readState.q.trim()}”`} ({counted(count, definition.noun)})
        </Button>
      ))}
    </div>
  );
}
