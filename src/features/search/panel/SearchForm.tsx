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
import { longestSearch } from '#site/fold.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import {
  forgetSearches,
  isSlashOn,
  isStorageOpen,
  type KeptSearches,
  keepSearches,
  keptSearches,
  rememberSearch,
  switchSlash,
} from '../device.ts';
import { type SearchState, searchHref } from '../search-state.ts';
import { searchWords as words } from '../search-words.ts';

interface FormProps {
  search: SearchState;
  field: RefObject<HTMLInputElement | null>;
  isDialog: boolean;
  onChange: (search: SearchState, kind: Change) => void;
}

/** The field. Sent as a form it leads to the page of results; on that page it stays where it is. */
export function SearchForm({ search, field, isDialog, onChange }: FormProps) {
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

/** Fetches what the first search needs, when a visitor comes near. A failure shows when words are looked for. */
export function warmUp(): void {
  import('../find/site-finder.ts').then(({ theFinder }) => theFinder()).catch(() => undefined);
}

interface StartProps {
  onChoose: (words: string) => void;
}

/** What is offered while the field is empty: what the device remembers, and what others look for. */
export function SearchStart({ onChoose }: StartProps) {
  const [kept, setKept] = useState<KeptSearches>([]);
  useEffect(() => setKept(keptSearches()), []);
  const recent = kept || [];

  function forget() {
    forgetSearches();
    setKept([]);
    announce(words.recent.forgotten);
    document.querySelector<HTMLElement>('[data-search-field]')?.focus();
  }

  return (
    <div className="search-start" data-with-script="">
      {recent.length > 0 && (
        <div>
          <Offers label={words.recent.label} offers={recent} onChoose={onChoose} />
          <Button size="small" tone="ghost" onClick={forget}>
            {words.recent.forget}
          </Button>
        </div>
      )}
      <Offers label={words.examples.label} offers={words.examples.words} onChoose={onChoose} />
      <ToSiteMap />
    </div>
  );
}

interface OffersProps extends StartProps {
  label: string;
  offers: readonly string[];
}

function Offers({ label, offers, onChoose }: OffersProps) {
  return (
    <fieldset className="search-kinds">
      <legend className="search-label">{label}</legend>
      {offers.map((offer) => (
        <button key={offer} type="button" className="search-kind" onClick={() => onChoose(offer)}>
          {offer}
        </button>
      ))}
    </fieldset>
  );
}

interface DeadEndProps {
  text: ReactNode;
  /** The button that leads on. */
  children: ReactNode;
}

/** Nothing was found, or the index did not come: what to do, and the map of the site. */
export function DeadEnd({ text, children }: DeadEndProps) {
  return (
    <div className="search-nothing">
      <p>{text}</p>
      {children}
      <ToSiteMap />
    </div>
  );
}

/** The way on where the search is none. */
function ToSiteMap() {
  return (
    <p>
      <a className="search-way" href="/search#all-pages">
        {words.trouble.map}
      </a>
    </p>
  );
}

/** What can be switched off: the / key (WCAG 2.1.4), and the recent searches. Kept on the device. */
export function SearchSettings() {
  const { title, shortcut, recent, closed } = words.settings;
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(isStorageOpen()), []);
  return (
    <details className="search-settings" data-with-script="">
      <summary>{title}</summary>
      <Setting label={shortcut} read={isSlashOn} write={switchSlash} />
      <Setting label={recent} read={isKeeping} write={keepSearches} isDisabled={!isOpen} />
      {!isOpen && <p>{closed}</p>}
    </details>
  );
}

interface SettingProps {
  label: string;
  read: () => boolean;
  write: (isOn: boolean) => void;
  /** It is off, and cannot be switched on. */
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

function isKeeping(): boolean {
  return keptSearches() !== false;
}
