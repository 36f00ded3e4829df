import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { addedSentence, removedSentence } from './sentences.ts';
import { type Choice, includes, isFull, toggled } from './shortlist.ts';
import { changeShortlist, currentShortlist } from './shortlist-store.ts';
import styles from './shortlist-toggle.module.css';
import { shortlistWords } from './shortlist-words.ts';
import { useShortlist } from './use-shortlist.ts';

/**
 * Puts a speaker on the shortlist and takes one off (ACCESSIBILITY.md, section 4, Shortlist). The name
 * of the button stays; the words seen are a part of it in both states (WCAG 2.5.3). A full list says so.
 */
export function ShortlistToggle({ id, name }: Choice) {
  const { choices } = useShortlist();
  const [isRefused, setRefused] = useState(false);
  const isOn = includes(choices, id);

  function press() {
    changeShortlist((list) => toggled(list, { id, name }));
    const after = currentShortlist().choices;
    const isOnNow = includes(after, id);
    const hasChanged = isOnNow !== isOn;
    setRefused(!hasChanged);
    if (!hasChanged) announce(shortlistWords.full);
    else announce((isOnNow ? addedSentence : removedSentence)(name, after.length));
  }

  return (
    <span className={styles.place} data-with-script="" data-print="none">
      <button
        type="button"
        className={styles.toggle}
        aria-label={`Add to shortlist: ${name}`}
        aria-pressed={isOn}
        onClick={press}
      >
        <Icon of={isOn ? Check : Plus} />
        {isOn ? 'Shortlist' : 'Add to shortlist'}
      </button>
      {isRefused && isFull(choices) && !isOn && <span>{shortlistWords.full}</span>}
    </span>
  );
}
