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
import type { useDraft } from '../drafts/use-draft.ts';
import { type Answers, isAsked, type Letter, type Question } from '../letter.ts';
import { filledLetter, makeReference, withReference } from '../write-letter.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormControl } from './FormControl.tsx';
import styles from './letter-form.module.css';
import { PromiseList } from './PromiseList.tsx';
import { SpeakerChips } from './SpeakerChips.tsx';

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
  /** Called with valid answers. */
  onFinish: (answers: Answers) => void;
  /** Closes the dialog around the form; absent on a page. */
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
  const visibleQuestions = letter.questions.filter(
    (question) => question.control !== 'given' && (!isLive || isAsked(question, answers)),
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = [...event.currentTarget.elements].filter(isInvalid);
    // Reversed, so that the first of several fields with one name decides.
    const sentences = invalid.map((field) => [field.name, errorSentence(field, letter)]).reverse();
    dismissToasts();
    if (!invalid[0]) return onFinish(answers);
    flushSync(() => setErrors(Object.fromEntries(sentences)));
    invalid[0].focus();
    const { missing } = letter.words;
    // A task later: a notice in the same update as the move of focus makes Orca in Chromium miss
    // that move, and what is typed next is lost (tests/spoken/tasks, task 19).
    if (missing && isMissingEmail(invalid[0])) {
      setTimeout(() => notify({ ...missing, tone: 'destructive' }));
    }
  }

  function answer(name: string, value: string) {
    const { [name]: _, ...otherErrors } = errors;
    setErrors(otherErrors);
    draft.answer(name, value);
  }

  const questionControl = (question: Question, index: number) => (
    <div
      key={question.name}
      data-only-if={question.onlyIf?.is}
      data-control={question.control}
      // Before hydration nobody knows yet how many are chosen; without script all is asked.
      data-without-script={!isLive && question.onlyIfSeveral ? '' : undefined}
    >
      {index === visibleQuestions.length - 1 && letter.words.promise && (
        <PromiseList promise={letter.words.promise} heading="h3" />
      )}
      <FormControl
        letter={letter.id}
        // Without script a condition is not checked, so that nothing under one is required.
        question={isLive ? question : { ...question, required: isAlwaysRequired(question) }}
        value={answers[question.name] ?? ''}
        error={errors[question.name]}
        getsFirstFocus={index === 0}
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
      <div className={`stack gap-y-4 gap-x-4 ${styles.controls}`}>
        {visibleQuestions.map(questionControl)}
      </div>
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

function isAlwaysRequired({ required = false, onlyIf, onlyIfSeveral }: Question): boolean {
  return required && !onlyIf && !onlyIfSeveral;
}

function isInvalid(element: Element): element is Field {
  return 'validity' in element && element.matches(':invalid') && element.localName !== 'fieldset';
}

/** Returns whether it is the e-mail address that is missing, for which a letter has own words. */
function isMissingEmail(field: Field): boolean {
  return field.type === 'email' && field.validity.valueMissing;
}

/** Returns the error of an invalid field: our own sentence, or that of the browser. */
function errorSentence(field: Field, { words }: Letter): string {
  if (words.missing && isMissingEmail(field)) return words.missing.text;
  if (field.type === 'email' && field.validity.typeMismatch) return forms.emailUnreadable;
  // Only numbers have a pattern.
  if (field.validity.patternMismatch) return forms.numberUnreadable;
  return field.validationMessage;
}

/** The answers that the link has filled in; the form does not ask for them. */
function KnownFacts({ letter, answers }: LetterAnswers) {
  const knownQuestions = letter.questions.filter(
    ({ name, control, isQuiet }) => control === 'given' && !isQuiet && answers[name],
  );
  if (knownQuestions.length === 0) return null;
  return (
    <dl className={styles.known} aria-label={forms.known}>
      {knownQuestions.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{answers[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A stand-in for the reference of the finished letter: all references have one length. */
const anyReference = makeReference(() => 0);

/** The number of characters left from which on a form says how many more fit into a link. */
const nearLimit = 300;

/**
 * A line near the limit that says how many more characters fit into a `mailto:` link, or what to
 * do if none does.
 */
function RoomLeft({ letter, answers }: LetterAnswers) {
  const charactersLeft = roomLeft(
    withReference(filledLetter(letter, answers, '2000-01-01'), anyReference),
  );
  if (charactersLeft > nearLimit) return null;
  return (
    <div data-with-script="">
      <Small>
        {charactersLeft > 0 ? `${formatInteger(charactersLeft)} ${forms.roomLeft}` : forms.noRoom}
      </Small>
    </div>
  );
}
