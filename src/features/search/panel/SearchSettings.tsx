import { useEffect, useState } from 'react';
import { isSlashOn, isStorageOpen, keepSearches, keptSearches, switchSlash } from '../device.ts';
import { searchWords } from '../search-words.ts';

const { settings: words } = searchWords;

/** What can be switched off: the / key (WCAG 2.1.4), and the recent searches. Kept on the device. */
export function SearchSettings() {
  const [isSlash, setSlash] = useState(true);
  const [isKept, setKept] = useState(true);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    setSlash(isSlashOn());
    setKept(keptSearches() !== false);
    setOpen(isStorageOpen());
  }, []);
  return (
    <details className="search-settings" data-with-script="">
      <summary>{words.title}</summary>
      <label className="search-switch">
        <input
          type="checkbox"
          checked={isSlash}
          onChange={({ target: { checked } }) => {
            setSlash(checked);
            switchSlash(checked);
          }}
        />
        {words.shortcut}
      </label>
      <label className="search-switch">
        <input
          type="checkbox"
          checked={isKept && isOpen}
          disabled={!isOpen}
          onChange={({ target: { checked } }) => {
            setKept(checked);
            keepSearches(checked);
          }}
        />
        {words.recent}
      </label>
      {!isOpen && <p>{words.closed}</p>}
    </details>
  );
}
