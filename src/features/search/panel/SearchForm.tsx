import { Search } from 'lucide-react';
import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { type Change, useEarlyAnswers } from '#site/address/use-address-state.ts';
import { longestSearch } from '#site/fold.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { rememberSearch } from '../device.ts';
import { type SearchState, searchHref } from '../search-state.ts';
import { searchWords as words } from '../search-words.ts';
import { warmUp } from './use-found.ts';

interface Props {
  search: SearchState;
  field: RefObject<HTMLInputElement | null>;
  isDialog: boolean;
  onChange: (search: SearchState, kind: Change) => void;
}

/** The field. Sent as a form it leads to the page of results; on that page it stays where it is. */
export function SearchForm({ search, field, isDialog, onChange }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswers(form);

  function submit(event: FormEvent) {
    rememberSearch(search.q);
    if (isDialog) return;
    event.preventDefault();
    // On a phone the keyboard makes room for the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  }

  return (
    <form
      ref={form}
      className="search-form"
      role="search"
      aria-label={words.title}
      action={searchHref}
      data-with-script=""
      onSubmit={submit}
    >
      <label className="visually-hidden" htmlFor={id}>
        {words.title}
      </label>
      <div className="search-row">
        <div className="search-place">
          <Icon of={Search} />
          <input
            ref={field}
            className="search-field"
            id={id}
            name="q"
            type="search"
            maxLength={longestSearch}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-more`}
            data-first-focus=""
            data-search-field=""
            value={search.q}
            onFocus={warmUp}
            onChange={({ target }) => onChange({ ...search, q: target.value }, 'typing')}
          />
        </div>
        <Button type="submit" size="small" tone={isDialog ? 'ghost' : 'solid'}>
          {words.button}
        </Button>
      </div>
      {search.kinds.map((kind) => (
        <input key={kind} type="hidden" name="kind" value={kind} />
      ))}
      <div className="search-help" id={`${id}-more`}>
        <p>{words.hint}</p>
        <p className="search-keys">
          <span>
            <kbd>↓</kbd> {words.keys.list}
          </span>
          {isDialog && (
            <>
              <span>
                <kbd>Enter</kbd> {words.keys.page}
              </span>
              <span>
                <kbd>Esc</kbd> {words.keys.close}
              </span>
            </>
          )}
        </p>
      </div>
    </form>
  );
}
