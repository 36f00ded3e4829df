import { FormControl } from '#features/contact/FormControl.tsx';
import type { FormField } from '#features/contact/form-field.ts';
import type { Answers } from '#features/contact/use-draft.ts';
import styles from './booking-form.module.css';

interface Props {
  fields: readonly FormField[];
  answers: Answers;
  onAnswer: (name: string, value: string) => void;
}

/** Questions as controls: text, choice, date, long text. */
export function BookingControls({ fields, answers, onAnswer }: Props) {
  return (
    <div className={styles.controls}>
      {fields.map((field) => (
        <FormControl
          key={field.name}
          form="booking"
          field={field}
          value={answers[field.name] ?? ''}
          onAnswer={(value) => onAnswer(field.name, value)}
        />
      ))}
    </div>
  );
}
