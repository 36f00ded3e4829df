import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import {
  type Choice,
  changeShortlist,
  currentShortlist,
  hasChoice,
  isFull,
  removeFromShortlist,
  useShortlist,
  withChoice,
} from './shortlist.ts';
import styles from './shortlist-toggle.module.css';
import { addedSentence, removedSentence, shortlistWords } from './shortlist-words.ts';

/**
 * A toggle button that adds a speaker to the shortlist or removes one
 * (docs/requirements/accessibility.md, section 4, Shortlist). The accessible name is constant and
 * contains the visible label of both states (WCAG 2.5.3); `aria-pressed` has the state. Where the
 * list is full, a sentence and the live region say so.
 */
export function ShortlistToggle({ id, name }: Choice) {
  const { items } = useShortlist();
  const [isRefused, setRefused] = useState(false);
  const isOn = hasChoice(items, id);

  function press() {
    if (isOn) removeFromShortlist(id);
    else changeShortlist((list) => withChoice(list, { id, name }));
    const isRefusedNow = !isOn && !hasChoice(currentShortlist().items, id);
    setRefused(isRefusedNow);
    if (isRefusedNow) announce(shortlistWords.full);
    else announce(isOn ? removedSentence(name) : addedSentence(name));
  }

  return (
    <>
      <button
        type="button"
        className={`target ${styles.toggle}`}
        data-with-script=""
        data-print="none"
        aria-label={`Add to shortlist: ${name}`}
        aria-pressed={isOn}
        onClick={press}
      >
        <Icon of={isOn ? Check : Plus} />
        {isOn ? 'Shortlist' : 'Add to shortlist'}
      </button>
      {isRefused && isFull(items) && !isOn && <p className="small">{shortlistWords.full}</p>}
    </>
  );
}
