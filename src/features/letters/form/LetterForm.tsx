import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '#site/hydration.ts';
import { mailtoHref, roomLeft } from '#site/mail/mailto.ts';
import { formatInteger } from '#site/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { notify } from '#ui/toast/notify.ts';
import { dismissToasts } from '#ui/toast/toast-store.ts';
import { contactWords } from '../contact-words.ts';
import { type Answers, isAsked, type Letter, type Question } from '../letter.ts';
import { makeReference, withReference } from '../reference.ts';
import { filledLetter } from '../write-letter.ts';
import { FormControl } from './FormControl.tsx';
import styles from './letter-form.module.css';
import { SpeakerChips } from './SpeakerChips.tsx';
import type { useDraft } from './use-draft.ts';

const { forms, composer } = contactWords;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Props {
  letter: Letter;
  draft: ReturnType<typeof useDraft>;
  form?: RefObject<HTMLFormElement | null>;
  onFinish: (answers: Answers) => void;
  onCancel?: () => void;
}

/**
 * The form of any letter. The browser checks the answers, we say what is missing, under each field (specification
 * section 5). Without script the browser speaks itself, and the form becomes a mail draft.
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
      className={styles.form}
      action={mailtoHref({ to: letter.to, subject: letter.subjectOf({}) })}
      method="post"
      encType="text/plain"
      noValidate={isLive}
      onSubmit={submit}
      onKeyDown={keepFromSending}
    >
      {letter.words.lede && onCancel && <p>{letter.words.lede}</p>}
      <KnownFacts letter={letter} answers={answers} />
      <SpeakerChips answers={answers} onAnswer={draft.answer} words={letter.words.words ?? {}} />
      {letter.keepsDraft && <DraftNotice draft={draft} />}
      <div className={styles.controls}>{asked.map(control)}</div>
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

/** Enter in a field would send a long form too early; its button sends (ACCESSIBILITY.md, section 4). */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
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
  return field.validationMessage;
}

/** What the link filled in: it goes into the letter and is not asked. */
function KnownFacts({ letter, answers }: { letter: Letter; answers: Answers }) {
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

/** What happens with what is typed, and how to be rid of it. */
export function DraftNotice({ draft }: { draft: ReturnType<typeof useDraft> }) {
  return (
    <div className={styles.notice} data-with-script="">
      <p>
        {draft.isRestored && <strong>{forms.draftBack}. </strong>}
        {draft.kept ? forms.draftKept : composer.notKept}
      </p>
      <Button tone="ghost" size="small" onClick={draft.clear}>
        {forms.clear}
      </Button>
    </div>
  );
}

/** All references are of one length. */
const anyReference = makeReference(() => 0);

/** How much longer the letter may grow before no link can carry it, and what happens then. */
function RoomLeft({ letter, answers }: { letter: Letter; answers: Answers }) {
  const left = roomLeft(withReference(filledLetter(letter, answers, '2000-01-01'), anyReference));
  return (
    <div data-with-script="">
      <Small>{left > 0 ? `${formatInteger(left)} ${forms.roomLeft}` : forms.noRoom}</Small>
    </div>
  );
}

interface PromiseProps {
  promise: NonNullable<Letter['words']['promise']>;
  heading: 'h2' | 'h3';
}

/** What may happen with what a visitor sends, in plain words, and how to take it back. */
export function PromiseList({ promise: { title, points }, heading: Heading }: PromiseProps) {
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
