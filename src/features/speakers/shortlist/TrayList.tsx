import { X } from 'lucide-react';
import { useRef } from 'react';
import { profileHref } from '#features/speakers/speaker.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { removedSentence } from './sentences.ts';
import { type Choice, without } from './shortlist.ts';
import { changeShortlist, currentShortlist } from './shortlist-store.ts';
import styles from './tray.module.css';

interface Props {
  choices: readonly Choice[];
}

/** Who is on the list; each can go. Focus then goes to the next, else to the one before, else to the page. */
export function TrayList({ choices }: Props) {
  const ref = useRef<HTMLUListElement>(null);

  function remove({ id, name }: Choice, index: number) {
    const buttons = ref.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.querySelector('main');
    next?.focus({ preventScroll: true });
    changeShortlist((list) => without(list, id));
    announce(removedSentence(name, currentShortlist().choices.length));
  }

  return (
    <ul ref={ref} className={styles.list} role="list" aria-label="Speakers on your shortlist">
      {choices.map((choice, index) => (
        <li key={choice.id} className={styles.item}>
          <a href={profileHref(choice.id)}>{choice.name}</a>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove: ${choice.name}`}
            onClick={() => remove(choice, index)}
          >
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  );
}
