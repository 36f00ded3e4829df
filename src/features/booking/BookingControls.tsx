import { contactWords } from '#features/contact/contact-words.ts';
import type { Answers } from '#features/contact/use-draft.ts';
import { Choices } from '#ui/field/Choices.tsx';
import { describedBy, Field } from '#ui/field/Field.tsx';
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

interface ControlProps {
  field: BookingField;
  value: string;
  onAnswer: (value: string) => void;
}

function BookingControl({ field, value, onAnswer }: ControlProps) {
  const { name, label, control, options = [], required = false, hint } = field;
  if (control === 'radio') {
    const chosen = value === '' ? [] : [value];
    return (
      <Choices
        legend={label}
        name={name}
        type="radio"
        options={options}
        chosen={chosen}
        required={required}
        onChoose={onAnswer}
      />
    );
  }
  const id = `booking-${name}`;
  const shared = { id, name, required, value, 'aria-describedby': describedBy(id) };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      optional={required ? undefined : contactWords.forms.optional}
    >
      {control === 'select' && (
        <select {...shared} onChange={({ target }) => onAnswer(target.value)}>
          <option value="">Choose one</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control === 'textarea' && (
        <textarea {...shared} onChange={({ target }) => onAnswer(target.value)} />
      )}
      {control !== 'select' && control !== 'textarea' && (
        <input
          {...shared}
          type={control}
          autoComplete={field.autoComplete ?? 'off'}
          onChange={({ target }) => onAnswer(target.value)}
        />
      )}
    </Field>
  );
}
