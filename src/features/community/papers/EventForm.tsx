import type { FocusEvent, RefObject } from 'react';
import { describedBy, Field } from '#ui/field/Field.tsx';
import { type EventAnswers, type FieldName, fieldNames } from './event-answers.ts';
import styles from './papers.module.css';
import type { PapersPageFile } from './papers-page.schema.ts';

const types: Readonly<Partial<Record<FieldName, string>>> = {
  day: 'date',
  begin: 'time',
  end: 'time',
  contact: 'email',
};

interface Props {
  form: RefObject<HTMLDivElement | null>;
  words: PapersPageFile['form'];
  answers: EventAnswers;
  /** What stands under a field. */
  notes: Readonly<Partial<Record<FieldName, string>>>;
  /** Fields whose note is a problem. */
  invalid: ReadonlySet<FieldName>;
  /** Names that are offered for the speaker. */
  speakers: readonly string[];
  onAnswer: (name: FieldName, value: string) => void;
  /** A field was left; `canRead` is false where the browser cannot read what stands in it. */
  onLeave: (name: FieldName, canRead: boolean) => void;
}

/** The event, asked once. No answer is required. */
export function EventForm({
  form,
  words,
  answers,
  notes,
  invalid,
  speakers,
  onAnswer,
  onLeave,
}: Props) {
  const control = (name: FieldName) => ({
    ...{ id: `event-${name}`, name, value: answers[name] ?? '' },
    'aria-describedby': describedBy(`event-${name}`),
    'aria-invalid': invalid.has(name),
    onChange: ({ target }: { target: { value: string } }) => onAnswer(name, target.value),
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onLeave(name, !target.validity.badInput),
  });
  return (
    <div ref={form} className={styles.form}>
      {fieldNames.map((name) => {
        const { label, hint } = words.fields[name];
        const isNote = notes[name] && !invalid.has(name);
        return (
          <div key={name} className={styles.field} data-field={name}>
            <Field
              id={`event-${name}`}
              label={label}
              hint={isNote ? notes[name] : hint}
              error={invalid.has(name) ? notes[name] : undefined}
            >
              {name === 'question' ? (
                <textarea rows={2} {...control(name)} />
              ) : (
                <input
                  {...control(name)}
                  type={types[name] ?? 'text'}
                  autoComplete={name === 'contact' ? 'email' : 'off'}
                  {...(name === 'speaker' && { list: 'shortlisted' })}
                />
              )}
            </Field>
          </div>
        );
      })}
      <datalist id="shortlisted">
        {speakers.map((speaker) => (
          <option key={speaker} value={speaker} />
        ))}
      </datalist>
    </div>
  );
}
