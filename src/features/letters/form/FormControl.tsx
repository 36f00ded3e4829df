import type { ComponentProps, FormEvent } from 'react';
import { wordCount } from '#content/word-count.ts';
import { counted, fillIn } from '#site/words.ts';
import { DateInput } from '#ui/field/DateInput.tsx';
import { Choices, Field, notesId } from '#ui/field/Field.tsx';
import { contactWords } from '../contact-words.ts';
import type { Question } from '../letter.ts';
import type { ContactWords } from '../words.schema.ts';

interface Props {
  /** The id of the letter, a prefix of ids because a page can have several forms. */
  letter: string;
  question: Question;
  value: string;
  onAnswer: (value: string) => void;
  error?: string | undefined;
  /** Whether a dialog moves focus to this control when it opens. */
  getsFirstFocus?: boolean;
}

const { forms } = contactWords;

/** The control of a question with its label, hint and error. */
export function FormControl({ letter, question, value, onAnswer, error, getsFirstFocus }: Props) {
  const { name, label, control, options = [], required = false, words } = question;
  const hint = [question.hint, words && answerLength(value, words, forms.words)]
    .filter(Boolean)
    .join(' ');

  const id = `${letter}-${name}`;

  if (control === 'radio' || control === 'checkbox') {
    const ids = options.map((option) => option.id);
    const chosenIds = ids.filter((id) => value.split(', ').includes(id));
    const choose = (words: string, isChosen: boolean) => {
      const id = options.find((option) => option.words === words)?.id ?? '';
      const others = control === 'checkbox' ? chosenIds.filter((other) => other !== id) : [];
      const next = isChosen ? [...others, id] : others;
      onAnswer(ids.filter((candidate) => next.includes(candidate)).join(', '));
    };
    return (
      <Choices
        id={id}
        name={name}
        options={options.map((option) => option.words)}
        optionIds={ids}
        chosen={options.filter((option) => chosenIds.includes(option.id)).map((one) => one.words)}
        required={required}
        hint={hint}
        error={error}
        legend={label}
        need={required ? forms.required : forms.optional}
        type={control}
        getsFirstFocus={getsFirstFocus ?? false}
        onChoose={choose}
      />
    );
  }

  const shared = {
    id,
    name,
    required,
    value,
    'aria-describedby': notesId(id),
    'aria-invalid': error !== undefined,
    ...(getsFirstFocus && { 'data-first-focus': '' }),
    onChange: ({
      currentTarget,
    }: FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onAnswer(currentTarget.value),
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={required ? undefined : forms.optional}
    >
      {control === 'select' && (
        <select
          {...shared}
          // The element holds words, which is what the letter says where no script runs.
          value={options.find((option) => option.id === value)?.words ?? ''}
          onChange={({ currentTarget }) =>
            onAnswer(options.find((option) => option.words === currentTarget.value)?.id ?? '')
          }
        >
          <option value="">{forms.choose}</option>
          {options.map((option) => (
            <option key={option.id}>{option.words}</option>
          ))}
        </select>
      )}
      {control === 'textarea' && <textarea {...shared} />}
      {control !== 'select' && control !== 'textarea' && (
        <TextInput shared={shared} question={question} />
      )}
    </Field>
  );
}

/**
 * The attributes of a field for a whole number of at least 1, with or without commas: `2`, `1,200`.
 * It is a text field, because `type="number"` changes its value under the mouse wheel and drops
 * what it cannot read (https://design-system.service.gov.uk/components/text-input/#numbers).
 */
const wholeNumber = { inputMode: 'numeric', pattern: '[0-9,]*[1-9][0-9,]*' } as const;

interface TextInputProps {
  shared: Omit<ComponentProps<'input'>, 'ref'> & { value: string };
  question: Question;
}

/** The one-line control of a question. */
function TextInput({ shared, question }: TextInputProps) {
  const { control, label, autoComplete = 'off' } = question;
  if (control === 'date' || control === 'time') {
    return (
      // In Firefox, Orca reads only the parts of a date, “Month mm”, and the name of the group
      // around them.
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <DateInput {...shared} type={control} autoComplete={autoComplete} />
      </fieldset>
    );
  }
  if (control === 'number') {
    return <input {...shared} {...wholeNumber} type="text" autoComplete={autoComplete} />;
  }
  return <input {...shared} type={control} autoComplete={autoComplete} />;
}

/**
 * Returns a sentence that compares the length of an answer with the number of words that is enough.
 * No sentence calls an answer too long.
 */
export function answerLength(
  answer: string,
  enough: number,
  sentences: ContactWords['forms']['words'],
): string {
  const count = wordCount(answer);
  const sentence = sentences[lengthOfAnswer(count, enough)];
  return fillIn(sentence, { count: counted(count, 'words'), words: String(enough) });
}

function lengthOfAnswer(count: number, enough: number): 'none' | 'some' | 'enough' {
  if (count === 0) return 'none';
  return count < enough ? 'some' : 'enough';
}
