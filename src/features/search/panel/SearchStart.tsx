import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import {
  forgetSearches,
  isSlashOn,
  isStorageOpen,
  type KeptSearches,
  keepSearches,
  keptSearches,
  switchSlash,
} from '../device.ts';
import { searchWords as words } from '../search-words.ts';

interface Props {
  onChoose: (words: string) => void;
}

/** What is offered while the field is empty: what the device remembers, and what others look for. */
export function SearchStart({ onChoose }: Props) {
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

interface OffersProps extends Props {
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
  children: ReactNode;
  /** The press that leads on. */
  button?: ReactNode;
}

/** Nothing was found, or the index did not come: what to do, and the map of the site. */
export function DeadEnd({ children, button }: DeadEndProps) {
  return (
    <div className="search-nothing">
      <p>{children}</p>
      {button}
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
