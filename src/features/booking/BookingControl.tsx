import { type FormEvent, useState } from 'react';
import { contactWords } from '#features/contact/contact-words.ts';
import { Choices } from '#ui/field/Choices.tsx';
import { describedBy, Field } from '#ui/field/Field.tsx';
import type { BookingField } from './booking-fields.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Props {
  field: BookingField;
  value: string;
  onAnswer: (value: string) => void;
}

/** One question as a control. The browser checks it; what it says stays under the control until it is answered. */
export function BookingControl({ field, value, onAnswer }: Props) {
  const { name, label, control, options = [], required = false, hint } = field;
  const [error, setError] = useState<string>();

  function answer(next: string) {
    setError(undefined);
    onAnswer(next);
  }

  if (control === 'radio') {
    return (
      <Choices
        legend={label}
        name={name}
        type="radio"
        options={options}
        chosen={value === '' ? [] : [value]}
        required={required}
        error={error}
        onChoose={answer}
        onInvalid={setError}
      />
    );
  }

  const id = `booking-${name}`;
  const optional = required ? undefined : contactWords.forms.optional;
  const shared = {
    id,
    name,
    required,
    value,
    'aria-describedby': describedBy(id),
    'aria-invalid': error !== undefined,
    onChange: ({ currentTarget }: FormEvent<Control>) => answer(currentTarget.value),
    onInvalid: ({ currentTarget }: FormEvent<Control>) => setError(currentTarget.validationMessage),
  };
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={error}>
      {control === 'select' && (
        <select {...shared}>
          <option value="">Choose one</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control === 'textarea' && <textarea {...shared} />}
      {control !== 'select' && control !== 'textarea' && (
        <input {...shared} type={control} autoComplete={field.autoComplete ?? 'off'} />
      )}
    </Field>
  );
}
