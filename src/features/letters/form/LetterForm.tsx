import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '#site/hydration.ts';
import { mailtoHref, roomLeft } from '#site/mail/mailto.ts';
import { type Removal, withRestored } from '#site/removal.ts';
import { fillIn, formatInteger } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import { Small } from '#ui/lede/Lede.tsx';
import { dismissToasts, notify } from '#ui/toast/toasts.ts';
import { UndoNotice } from '#ui/undo-notice/UndoNotice.tsx';
import { contactWords } from '../contact-words.ts';
import { type Answers, isAsked, type Letter, type Question } from '../letter.ts';
import { filledLetter, makeReference, withReference } from '../write-letter.ts';
import { FormControl } from './FormControl.tsx';
import styles from './letter-form.module.css';
import type { useDraft } from './use-draft.ts';

const { forms, composer } = contactWords;

interface LetterAnswers {
  letter: Letter;
  answers: Answers;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Props {
  letter: Letter;
  draft: ReturnType<typeof useDraft>;
  form?: RefObject<HTMLFormElement | null>;
  onFinish: (answers: Answers) => void;
  onCancel?: () => void;
}

/**
 * The form of any letter. The browser validates the answers, and the errors are shown below their fields (specification
 * section 5). Without script the browser shows its own errors, and submitting opens a mail draft.
 */
export function LetterForm({ letter, draft, form, onFinish, onCancel }: Props) {
  const { answers } = draft;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isLive = useIsHydrated();
  const asked = letter.questions.filter(
    (question) => question.control !== 'given' && (!isLive || isAsked(question, answers)),
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = [...event.currentTarget.elements].filter(isInvalid);
    const found = invalid.map((field) => [field.name, errorOf(field, letter)]).reverse();
    dismissToasts();
    if (!invalid[0]) return onFinish(answers);
    flushSync(() => setErrors(Object.fromEntries(found)));
    const { missing } = letter.words;
    if (missing && isMissing(invalid[0])) notify({ ...missing, tone: 'destructive' });
    invalid[0].focus();
  }

  function answer(name: string, value: string) {
    const { [name]: _, ...others } = errors;
    setErrors(others);
    draft.answer(name, value);
  }

  const control = (question: Question, index: number) => (
    <div key={question.name} data-only-if={question.onlyIf?.is} data-control={question.control}>
      {index === asked.length - 1 && letter.words.promise && (
        <PromiseList promise={letter.words.promise} heading="h3" />
      )}
      <FormControl
        letter={letter.id}
        question={question}
        value={answers[question.name] ?? ''}
        error={errors[question.name]}
        isFirst={index === 0}
        onAnswer={(value) => answer(question.name, value)}
      />
    </div>
  );

  return (
    <form
      ref={form}
      className={`stack rows-4 ${styles.form}`}
      aria-label={letter.titleOf(answers)}
      action={mailtoHref({ to: letter.to, subject: letter.subjectOf({}) })}
      method="post"
      encType="text/plain"
      noValidate={isLive}
      onSubmit={submit}
      onKeyDown={preventSubmitOnEnter}
    >
      {letter.words.lede && onCancel && <p>{letter.words.lede}</p>}
      <KnownFacts letter={letter} answers={answers} />
      <SpeakerChips answers={answers} onAnswer={draft.answer} words={letter.words.words ?? {}} />
      {letter.keepsDraft && <DraftNotice draft={draft} />}
      <div className={`stack rows-4 cols-4 ${styles.controls}`}>{asked.map(control)}</div>
      <p data-without-script="">{forms.noScript}</p>
      <RoomLeft letter={letter} answers={answers} />
      <ButtonRow>
        {onCancel && (
          <Button tone="ghost" onClick={onCancel}>
            {forms.cancel}
          </Button>
        )}
        <Button type="submit">{forms.review}</Button>
      </ButtonRow>
    </form>
  );
}

/** Enter in a field does not submit, because a long form would be sent too early (ACCESSIBILITY.md, section 4). */
function preventSubmitOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || isComposing(event)) return;
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}

function isInvalid(element: Element): element is Field {
  return 'validity' in element && element.matches(':invalid') && element.localName !== 'fieldset';
}

function isMissing(field: Field): boolean {
  return field.type === 'email' && field.validity.valueMissing;
}

function errorOf(field: Field, { words }: Letter): string {
  if (words.missing && isMissing(field)) return words.missing.text;
  if (field.type === 'email' && field.validity.typeMismatch) return forms.emailUnreadable;
  // Only numbers have a pattern.
  if (field.validity.patternMismatch) return forms.numberUnreadable;
  return field.validationMessage;
}

/** The answers that the link has filled in; the form does not ask for them. */
function KnownFacts({ letter, answers }: LetterAnswers) {
  const known = letter.questions.filter(
    ({ name, control, isQuiet }) => control === 'given' && !isQuiet && answers[name],
  );
  if (known.length === 0) return null;
  return (
    <dl className={styles.known} aria-label={forms.known}>
      {known.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{answers[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says where the draft is saved, with a button that clears it and one that takes the clearing back. */
export function DraftNotice({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { undo } = forms;
  const clearButton = useRef<HTMLButtonElement>(null);

  function clear() {
    draft.clear();
    announce(`${undo.cleared} ${undo.said}`);
  }

  function undoClear() {
    // The clicked button is removed.
    clearButton.current?.focus();
    draft.undoClear();
    announce(undo.back);
  }

  return (
    <div className={`cluster apart small rows-3 cols-3 ${styles.notice}`} data-with-script="">
      <p>
        {draft.isRestored && <strong>{forms.draftBack}. </strong>}
        {draft.kept ? forms.draftKept : composer.notKept}
      </p>
      <Button ref={clearButton} tone="ghost" size="small" onClick={clear}>
        {forms.clear}
      </Button>
      {draft.canUndo && <UndoNotice sentence={undo.cleared} words={undo} onUndo={undoClear} />}
    </div>
  );
}

/** A stand-in for the reference to come: all have one length. */
const anyReference = makeReference(() => 0);

/** How many more characters fit into a `mailto:` link, or what happens if none does. */
function RoomLeft({ letter, answers }: LetterAnswers) {
  const left = roomLeft(withReference(filledLetter(letter, answers, '2000-01-01'), anyReference));
  return (
    <div data-with-script="">
      <Small>{left > 0 ? `${formatInteger(left)} ${forms.roomLeft}` : forms.noRoom}</Small>
    </div>
  );
}

interface PromiseListProps {
  promise: NonNullable<Letter['words']['promise']>;
  heading: 'h2' | 'h3';
}

/** How the network may use what a visitor sends, and how to withdraw it. */
export function PromiseList({ promise: { title, points }, heading: Heading }: PromiseListProps) {
  return (
    <section className={styles.promise} aria-labelledby="letter-promise">
      <Heading id="letter-promise">{title}</Heading>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

interface SpeakerChipsProps {
  answers: Answers;
  words: Readonly<Record<string, string>>;
  onAnswer: (name: string, value: string) => void;
}

/** The speakers of a booking in order of preference; each can be removed, and the last removal undone. */
function SpeakerChips({ answers, words, onAnswer }: SpeakerChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const [removals, setRemovals] = useState<readonly Removal<string>[]>([]);
  const names = (answers['speakers'] ?? '').split('\n').filter(Boolean);
  const last = removals.findLast(({ item }) => !names.includes(item));
  if (names.length === 0 && !last) return null;
  const sentence = (name: string) => fillIn(words['removed'] ?? '{name}', { name });

  function remove(removed: string, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    // The clicked button is removed: focus moves to the next chip, else to the previous, else to the one that undoes this.
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    next?.focus();
    flushSync(() => {
      setRemovals([...removals, { item: removed, index }]);
      onAnswer('speakers', names.filter((name) => name !== removed).join('\n'));
    });
    if (!next) undoButton.current?.focus();
    announce(`${sentence(removed)} ${forms.undo.said}`);
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
      {last && (
        <UndoNotice
          ref={undoButton}
          sentence={sentence(last.item)}
          words={forms.undo}
          onUndo={() => undo(last)}
        />
      )}
      {names.length > 0 && (
        <>
          <p id="chosen-speakers">{words['chosen']}</p>
          <ul
            ref={list}
            className="row rows-2 cols-2"
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
