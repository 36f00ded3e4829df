import { ChevronDown } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useEarlyAnswers } from '#site/address/use-address-state.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import styles from './list.module.css';
import { choicesOf } from './list.ts';
import type { AnyList } from './use-list.ts';

interface Props {
  list: AnyList;
  title: string;
  /** The address of the page, to which the form is sent until it is hydrated. */
  action: string;
  /** The words of the search field; without them the list has no search. */
  search?: { label: string; hint?: string; placeholder?: string };
  /** Facets that the list's page controls in its own way, beside the search. */
  children?: ReactNode;
}

/**
 * The search and the facets of a list. On a phone the facets fold behind a button, so that the list
 * begins in the first screen.
 */
export function ListForm(props: Props) {
  const { list, title, action, search, children } = props;
  const { definition, state, form } = list;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEarlyAnswers(form);
  const foldedFacets = Object.entries(definition.facets).filter(
    ([key, { control }]) => control !== 'own' && list.values[key]?.length !== 0,
  );
  const chosenCount = choicesOf(Object.fromEntries(foldedFacets), state).length;
  return (
    <form
      ref={form}
      id={`find-${definition.noun}`}
      className={`stack gap-y-3 gap-x-3 ${styles.form}`}
      role="search"
      aria-label={title}
      action={action}
      data-with-script=""
      data-print="none"
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {/* Enter in the search field presses this button; without it, it would press the first chip. */}
      <button type="submit" hidden />
      {search && (
        <SearchField
          id={`search-${definition.noun}`}
          name="q"
          value={state.q}
          onType={list.search}
          {...search}
        />
      )}
      {children}
      <div className={styles.fold}>
        <Button
          tone="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Filters{chosenCount > 0 && `, ${chosenCount} chosen`}
          <Icon of={ChevronDown} />
        </Button>
      </div>
      <div
        className={`stack gap-y-3 gap-x-3 ${styles.facets}`}
        id={id}
        data-open={isOpen}
        data-count={foldedFacets.length}
      >
        {foldedFacets.map(
          ([key, { control: Control }]) =>
            Control !== 'own' && <Control key={key} list={list} facet={key} />,
        )}
      </div>
    </form>
  );
}
