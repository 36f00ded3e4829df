import { Search } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type Change, useEarlyAnswers } from '#site/address/use-address-state.ts';
import { longestSearch } from '#site/search/search-in-address.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import * as device from '../device.ts';
import { type SearchState, searchHref } from '../search-state.ts';
import { searchWords as words } from '../search-words.ts';

interface FormProps {
  search: SearchState;
  field: RefObject<HTMLInputElement | null>;
  isDialog: boolean;
  onChange: (search: SearchState, kind: Change) => void;
}

/**
 * The form with the search field. In the dialog, sending it leads to the page of results; on that
 * page it changes nothing.
 */
export function SearchForm({ search, field, isDialog, onChange }: FormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswers(form);
  const { list, page, close } = words.keys;
  const keys = [{ key: '↓', action: list }];
  if (isDialog) keys.push({ key: 'Enter', action: page }, { key: 'Esc', action: close });

  function submit(event: FormEvent) {
    device.rememberSearch(search.q);
    if (isDialog) return;
    event.preventDefault();
    // On a phone the keyboard makes room for the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  }

  return (
    <form
      ref={form}
      className="stack gap-y-2"
      role="search"
      aria-label={words.title}
      action={searchHref}
      data-with-script=""
      onSubmit={submit}
    >
      <label className="visually-hidden" htmlFor={id}>
        {words.title}
      </label>
      <div className="search-row row gap-y-2 gap-x-2">
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
      <div className="search-help stack gap-y-1 quiet small" id={`${id}-more`}>
        <p>{words.hint}</p>
        <p className="search-keys row gap-y-1 gap-x-4">
          {keys.map(({ key, action }, index) => (
            <span key={key}>
              <kbd>{key}</kbd> {action}
              {index < keys.length - 1 && <span className="visually-hidden">, </span>}
            </span>
          ))}
        </p>
      </div>
    </form>
  );
}

/**
 * Fetches the search ahead of the first query, when the dialog opens or the field gets focus. A
 * failure is reported by the query that needs the search.
 */
export function warmUp(): void {
  import('../find/fetch-search.ts').then(({ fetchSearch }) => fetchSearch()).catch(() => undefined);
}

/** Searches to try while the field is empty: those the device remembers, and examples. */
export function SearchStart(props: { onChoose: (words: string) => void; onForget: () => void }) {
  const { onChoose, onForget } = props;
  const [kept, setKept] = useState<device.KeptSearches>([]);
  useEffect(() => setKept(device.keptSearches()), []);
  const offers = (label: string, searches: readonly string[]) => (
    <fieldset className="row gap-y-2 gap-x-2">
      <legend className="search-label">{label}</legend>
      {searches.map((offer) => (
        <button key={offer} type="button" className="search-kind" onClick={() => onChoose(offer)}>
          {offer}
        </button>
      ))}
    </fieldset>
  );

  function forget() {
    device.forgetSearches();
    setKept([]);
    onForget();
  }

  return (
    <div className="stack start gap-y-4" data-with-script="">
      {kept && kept.length > 0 && (
        <div className="stack start gap-y-2">
          {offers(words.recent.label, kept)}
          <Button size="small" tone="ghost" onClick={forget}>
            {words.recent.forget}
          </Button>
        </div>
      )}
      {offers(words.examples.label, words.examples.words)}
      {toSiteMap}
    </div>
  );
}

/**
 * Says that nothing was found, or that the search did not load, with what to do and the map of the
 * site.
 */
export function DeadEnd(props: { title?: string; text: string; children: ReactNode }) {
  const { title, text, children } = props;
  return (
    <div className="search-nothing stack start gap-y-4">
      <p>
        {title && <strong>{title}</strong>} {text}
      </p>
      {children}
      {toSiteMap}
    </div>
  );
}

const toSiteMap = (
  <p>
    <a className="target" href={`${searchHref}#all-pages`}>
      {words.trouble.map}
    </a>
  </p>
);

/** Switches for the / key (WCAG 2.1.4) and for recent searches. The device keeps them. */
export function SearchSettings() {
  const { title, shortcut, recent, closed } = words.settings;
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(device.isStorageOpen()), []);
  return (
    <details className="search-settings" data-with-script="">
      <summary>{title}</summary>
      <Setting label={shortcut} read={device.isSlashOn} write={device.switchSlash} />
      <Setting
        label={recent}
        read={device.isKeeping}
        write={device.keepSearches}
        isDisabled={!isOpen}
      />
      {!isOpen && <p>{closed}</p>}
    </details>
  );
}

interface SettingProps {
  label: string;
  read: () => boolean;
  write: (isOn: boolean) => void;
  /** Whether it is off and cannot be switched on. */
  isDisabled?: boolean;
}

function Setting({ label, read, write, isDisabled = false }: SettingProps) {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(read()), [read]);
  return (
    <label className="search-switch">
      <input
        type="checkbox"
        checked={isOn && !isDisabled}
        disabled={isDisabled}
        onChange={({ target: { checked } }) => {
          setOn(checked);
          write(checked);
        }}
      />
      {label}
    </label>
  );
}
