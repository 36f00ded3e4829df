import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Removal, withRestored } from '#site/removal.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { afterFarewell } from '#ui/press/farewell.ts';
import { UndoNotice } from '#ui/undo-notice/UndoNotice.tsx';
import { contactWords } from '../contact-words.ts';
import { type Answers, linesIn } from '../letter.ts';

const { forms } = contactWords;

interface SpeakerChipsProps {
  answers: Answers;
  words: Readonly<Record<string, string>>;
  onAnswer: (name: string, value: string) => void;
}

/**
 * The speakers of a booking in order of preference; each can be removed, and the last removal
 * undone.
 */
export function SpeakerChips({ answers, words, onAnswer }: SpeakerChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const [removals, setRemovals] = useState<readonly Removal<string>[]>([]);
  const names = linesIn(answers['speakers']);
  const lastRemoval = removals.findLast(({ item }) => !names.includes(item));
  if (names.length === 0 && !lastRemoval) return null;
  const removedSentence = (name: string) => fillIn(words['removed'] ?? '{name}', { name });

  function remove(removedName: string, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    // The clicked button is removed: focus moves to the next chip, else to the previous, else to
    // the one that undoes this.
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    next?.focus();
    afterFarewell(() => {
      flushSync(() => {
        setRemovals([...removals, { item: removedName, index }]);
        onAnswer('speakers', names.filter((name) => name !== removedName).join('\n'));
      });
      if (!next) undoButton.current?.focus();
      announce(`${removedSentence(removedName)} ${forms.undo.said}`);
    });
  }

  function undo({ item, index }: Removal<string>) {
    flushSync(() => {
      setRemovals(removals.filter((removal) => removal.item !== item));
      onAnswer('speakers', withRestored(names, [{ item, index }], (name) => name).join('\n'));
    });
    list.current?.querySelectorAll('button').item(Math.min(index, names.length)).focus();
    announce(fillIn(words['back'] ?? '{name}', { name: item }));
  }

  return (
    <div>
      {lastRemoval && (
        <UndoNotice
          ref={undoButton}
          sentence={removedSentence(lastRemoval.item)}
          words={forms.undo}
          onUndo={() => undo(lastRemoval)}
        />
      )}
      {names.length > 0 && (
        <>
          <p id="chosen-speakers">{words['chosen']}</p>
          <ul
            ref={list}
            className="row gap-y-2 gap-x-2"
            role="list"
            aria-labelledby="chosen-speakers"
          >
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
        </>
      )}
    </div>
  );
}
