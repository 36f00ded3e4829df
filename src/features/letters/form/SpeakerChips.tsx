import { X } from 'lucide-react';
import { useRef } from 'react';
import { fillIn } from '#site/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Answers } from '../letter.ts';
import styles from './letter-form.module.css';

interface Props {
  answers: Answers;
  words: Readonly<Record<string, string>>;
  onAnswer: (name: string, value: string) => void;
}

/** The speakers a booking is for, in the order of wishes; each can be taken off. */
export function SpeakerChips({ answers, words, onAnswer }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const names = (answers['speakers'] ?? '').split('\n').filter(Boolean);
  if (names.length === 0) return null;

  function remove(gone: string, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    // The pressed button leaves: focus goes on to the next chip, else to the one before, else to the form.
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    (next ?? list.current?.closest('form')?.querySelector('input'))?.focus();
    onAnswer('speakers', names.filter((name) => name !== gone).join('\n'));
  }

  return (
    <div className={styles.chosen}>
      <p id="chosen-speakers">{words['chosen']}</p>
      <ul ref={list} role="list" aria-labelledby="chosen-speakers">
        {names.map((name, index) => (
          <li key={name}>
            <Button
              tone="ghost"
              size="small"
              aria-label={fillIn(words['remove'] ?? '{name}', { name })}
              onClick={() => remove(name, index)}
            >
              {name} <Icon of={X} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
