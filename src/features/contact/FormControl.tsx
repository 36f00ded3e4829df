import { type FormEvent, type ReactNode, useState } from 'react';
import { Choices } from '#ui/field/Choices.tsx';
import { describedBy, Field } from '#ui/field/Field.tsx';
import { contactWords } from './contact-words.ts';
import { controlId, type FormField } from './form-field.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Props {
  /** Which form it stands in: "booking". */
  form: string;
  field: FormField;
  value: string;
  onAnswer: (value: string) => void;
  /** What stands under it; the hint of the field where absent. */
  hint?: ReactNode;
  /** The first control of a form, which a dialog gives focus. */
  isFirst?: boolean;
}

/** One question as a control. The browser checks it; what it says stays under the control until it is answered. */
export function FormControl({ form, field, value, onAnswer, hint = field.hint, isFirst }: Props) {
  const { name, label, control, options = [], required = false } = field;
  const [error, setError] = useState<string>();

  function answer(next: string) {
    setError(undefined);
    onAnswer(next);
  }

  if (control === 'radio' || control === 'checkbox') {
    return (
      <Choices
        legend={label}
        name={name}
        type={control}
        options={options}
        chosen={value === '' ? [] : [value]}
        required={required}
        hint={hint}
        error={error}
        onChoose={(option, isChosen) => answer(isChosen ? option : '')}
        onInvalid={setError}
      />
    );
  }

  const id = controlId(form, field);
  const optional = required ? undefined : contactWords.forms.optional;
  const shared = {
    id,
    name,
    required,
    value,
    'aria-describedby': describedBy(id),
    'aria-invalid': error !== undefined,
    ...(isFirst && { 'data-first-focus': '' }),
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
