import { useState } from 'react';
import { allLetters, type LetterId } from '#features/letters/all-letters.ts';
import { useDraft } from '#features/letters/drafts/use-draft.ts';
import { LetterForm } from '#features/letters/form/LetterForm.tsx';
import type { Answers, Letter } from '#features/letters/letter.ts';
import { filledLetter, openLetter } from '#features/letters/write-letter.ts';
import { useLoaded } from '../Page.tsx';
import styles from './entry.module.css';

interface Props {
  id: string;
  /** The words of the letter as they are typed. */
  words: Record<string, unknown>;
}

/**
 * The form and the letter that follow from the words as they are typed, made by the functions of
 * the site. Answers can be tried; nothing is kept or sent.
 */
export function LetterPreview({ id, words }: Props) {
  const load = Object.hasOwn(allLetters, id) ? allLetters[id as LetterId] : undefined;
  const { value: letter } = useLoaded(id, async () => load?.());
  if (!letter) return null;
  const preview = inWordsOf(letter, words);
  return (
    <section aria-labelledby="preview" className={`stack gap-y-3 ${styles.preview}`}>
      <h2 id="preview">Preview</h2>
      {preview ? (
        <TriedLetter letter={{ ...preview, keepsDraft: false }} />
      ) : (
        <p className="quiet small">
          The form cannot be shown as long as a question or an answer to choose from is missing.
        </p>
      )}
    </section>
  );
}

/** The letter in these words; undefined while they do not make one. */
function inWordsOf(letter: Letter, words: Record<string, unknown>): Letter | undefined {
  try {
    const reworded = letter.inOtherWords({ fields: {}, ...words });
    openLetter(reworded);
    return reworded;
  } catch {
    return undefined;
  }
}

/** The answers of a link, such as the title of an event: each its question in brackets. */
function givenAnswers({ questions }: Letter): Answers {
  const given = questions.filter(({ control, isQuiet }) => control === 'given' && !isQuiet);
  return Object.fromEntries(given.map(({ name, label }) => [name, `(${label})`]));
}

function TriedLetter({ letter }: { letter: Letter }) {
  const draft = useDraft(letter, givenAnswers(letter));
  const [isFinished, setFinished] = useState(false);
  const { to, subject, body } = isFinished
    ? filledLetter(letter, draft.answers, '2027-01-01')
    : openLetter(letter, draft.answers);
  return (
    <div className="stack gap-y-5">
      <div className={styles.tried}>
        <h3>{letter.titleOf(draft.answers)}</h3>
        {typeof letter.words.lede === 'string' && <p>{letter.words.lede}</p>}
        <LetterForm letter={letter} draft={draft} onFinish={() => setFinished(true)} />
      </div>
      <div className={`stack gap-y-2 ${styles.tried}`}>
        <h3>{isFinished ? 'The letter with these answers' : 'The letter as it begins'}</h3>
        <p className="small">
          To {to}. Subject: {subject}
        </p>
        <pre>{body}</pre>
      </div>
    </div>
  );
}
