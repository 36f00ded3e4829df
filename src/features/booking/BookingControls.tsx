import type { Answers } from '#features/contact/use-draft.ts';
import { BookingControl } from './BookingControl.tsx';
import type { BookingField } from './booking-fields.ts';
import styles from './booking-form.module.css';

interface Props {
  fields: readonly BookingField[];
  answers: Answers;
  onAnswer: (name: string, value: string) => void;
}

/** Questions as controls: text, choice, date, long text. */
export function BookingControls({ fields, answers, onAnswer }: Props) {
  return (
    <div className={styles.controls}>
      {fields.map((field) => (
        <BookingControl
          key={field.name}
          field={field}
          value={answers[field.name] ?? ''}
          onAnswer={(value) => onAnswer(field.name, value)}
        />
      ))}
    </div>
  );
}
