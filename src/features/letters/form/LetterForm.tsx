import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '#site/hydration.ts';
import { mailtoHref, roomLeft } from '#site/mail/mailto.ts';
import { formatInteger } from '#site/words.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import { Small } from '#ui/lede/Lede.tsx';
import { dismissToasts, notify } from '#ui/toast/toasts.ts';
import { contactWords } from '../contact-words.ts';
import { type Answers, isAsked, type Letter, type Question } from '../letter.ts';
import { filledLetter, makeReference, withReference } from '../write-letter.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormControl } from './FormControl.tsx';
import styles from './letter-form.module.css';
import { PromiseList } from './PromiseList.tsx';
import { SpeakerChips } from './SpeakerChips.tsx';
import type { useDraft } from './use-draft.ts';

const { forms } = contactWords;

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
 * The form of any letter. The browser validates the answers, and the errors are shown below their
 * fields (specification section 5). Without script the browser shows its own errors, and submitting
 * opens a mail draft.
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
      className={`stack gap-y-4 ${styles.form}`}
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
      <div className={`stack gap-y-4 gap-x-4 ${styles.controls}`}>{asked.map(control)}</div>
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

/**
 * Enter in a field does not submit, because a long form would be sent too early
 * (docs/requirements/accessibility.md, section 4).
 */
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
