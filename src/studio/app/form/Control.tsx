import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { choiceLabel } from '#content/field-label.ts';
import type { Shape } from '#content/fields.ts';
import type { Field } from '#content/form-of.ts';
import { DateInput } from '#ui/field/DateInput.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import type { EntrySummary } from '../../protocol.ts';
import { useForm } from './form-context.ts';

/** A field with one value, which one native control can hold. */
export type SimpleField = Extract<
  Field,
  { is: 'text' | 'number' | 'choice' | 'entry' | 'boolean' }
>;

export interface ControlProps {
  field: SimpleField;
  value: unknown;
  id: string;
  /** The id of its hint and problems. */
  describedBy?: string;
  /** Its accessible name, where no visible label has it. */
  label?: string;
  isInvalid: boolean;
  /** The values of the other items of a list, which a choice does not offer again. */
  without?: readonly unknown[];
  onTouch: () => void;
  onChange: (value: unknown) => void;
}

/**
 * The native control of a simple field. Once it is emptyValue its value is undefined where the
 * field may be left out, null where null is allowed, and else empty text for a text and undefined
 * for others. A number that cannot be read stays text as typed, and the check reports it.
 */
export function Control(props: ControlProps) {
  const { field, value, id, describedBy, label, isInvalid, onTouch, onChange } = props;
  const { targets } = useForm();
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-label': label,
    'aria-invalid': isInvalid,
    onBlur() {
      onTouch();
      // Spaces at the ends of a text are never meant.
      if (field.is === 'text' && text !== text.trim()) changeText(text.trim());
    },
  } as const;
  const text = value === undefined || value === null ? '' : String(value);
  const changeText = (typed: string) => onChange(typed === '' ? emptyValue(field) : typed);
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => changeText(target.value);

  switch (field.is) {
    case 'boolean':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={Boolean(value ?? field.fallback)}
          onChange={({ target: { checked } }) => {
            // An unticked box that may be left out is left out, unless true counts then.
            const isLeftOut = !checked && field.optional && field.fallback !== true;
            onChange(isLeftOut ? undefined : checked);
          }}
        />
      );
    case 'choice':
      return (
        <Choice
          {...props}
          shared={shared}
          text={text}
          changeText={changeText}
          options={field.choices.map((option) => ({ id: option, title: choiceLabel(option) }))}
          unknown="not on the list"
        />
      );
    case 'entry':
      return (
        <Choice
          {...props}
          shared={shared}
          text={text}
          changeText={changeText}
          options={targets[field.kind] ?? []}
          unknown="no such entry"
        />
      );
    case 'number':
      return (
        <input
          {...shared}
          inputMode={field.isInteger ? 'numeric' : 'decimal'}
          value={text}
          onChange={({ target }) => {
            if (isNumber(target.value)) onChange(Number(target.value));
            else changeText(target.value);
          }}
        />
      );
    case 'text':
      if (field.shape)
        return <ShapedText shape={field.shape} shared={shared} text={text} onType={onType} />;
      if (!field.long) return <input {...shared} value={text} onChange={onType} />;
      return (
        <textarea
          {...shared}
          data-grows=""
          rows={rowsFor(text)}
          value={text}
          // A text is one paragraph, since a line break would be a space on the page. Only a text
          // that has line breaks already may get more.
          onKeyDown={(event: KeyboardEvent) => {
            if (isComposing(event)) return;
            if (event.key === 'Enter' && !text.includes('\n')) event.preventDefault();
          }}
          onChange={({ target }) =>
            changeText(
              text.includes('\n') ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' '),
            )
          }
        />
      );
  }
}

/** The attributes of a control's element, and its value as text. */
interface ControlParts {
  shared: Record<string, unknown> & { id: string };
  text: string;
}

const inputTypes = { day: 'date', moment: 'datetime-local', time: 'time' } as const;

interface ShapedTextProps extends ControlParts {
  shape: Shape;
  onType: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * A day, a time or both in the browser's own input; an input for text where the browser's own could
 * not show what the file holds. A time zone is an input with suggestions.
 */
function ShapedText({ shape, shared, text, onType }: ShapedTextProps) {
  const [isNative] = useState(() => fitsShape(shape, text));
  if (shape === 'zone')
    return (
      <>
        <input {...shared} list={`${shared.id}-zones`} value={text} onChange={onType} />
        <datalist id={`${shared.id}-zones`}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </>
    );
  if (!isNative) return <input {...shared} type="text" value={text} onChange={onType} />;
  return <DateInput {...shared} type={inputTypes[shape]} value={text} onChange={onType} />;
}

interface ChoiceProps extends ControlParts, Pick<ControlProps, 'field' | 'without'> {
  options: readonly Pick<EntrySummary, 'id' | 'title'>[];
  unknown: string;
  changeText: (typed: string) => void;
}

/** A select. A value that is no option stays chosen, followed by `unknown` in brackets. */
function Choice({ field, without = [], options, unknown, shared, text, changeText }: ChoiceProps) {
  const isUnknown = text !== '' && !options.some(({ id }) => id === text);
  return (
    <select {...shared} value={text} onChange={({ target }) => changeText(target.value)}>
      <option value="">{emptyOptionLabel(field)}</option>
      {isUnknown && (
        <option value={text}>
          {text} ({unknown})
        </option>
      )}
      {options
        .filter(({ id }) => id === text || !without.includes(id))
        .map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
    </select>
  );
}

/** The label of the option without a value. */
function emptyOptionLabel({ optional, nullable, fallback }: Field): string {
  if (fallback !== undefined) return `${choiceLabel(String(fallback))} (if left out)`;
  return optional || nullable ? 'None' : 'Choose';
}

/** The value of a field that was emptied. */
function emptyValue({ is, optional, nullable }: Field): unknown {
  if (optional) return undefined;
  if (nullable) return null;
  return is === 'text' ? '' : undefined;
}

function isNumber(typed: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(typed.trim());
}

/** The number of lines that a text area shows, at 64 characters a line: 1 to 12. */
function rowsFor(text: string): number {
  return Math.min(12, Math.max(1, text.split('\n').length, Math.ceil(text.length / 64)));
}

/** Whether the browser's own input can show a text; an impossible day would leave it empty. */
function fitsShape(shape: Shape, text: string): boolean {
  if (text === '' || shape === 'zone') return true;
  const patterns = {
    day: /^\d{4}-\d{2}-\d{2}$/,
    moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
    time: /^\d{2}:\d{2}$/,
  };
  const moment = { day: `${text}T00:00Z`, moment: `${text}Z`, time: `2000-01-01T${text}Z` }[shape];
  const time = new Date(moment).getTime();
  return patterns[shape].test(text) && !Number.isNaN(time) && isSameDay(time, moment);
}

/** Whether a time is in the minute that was written: Date takes February 30 for March 1. */
function isSameDay(time: number, moment: string): boolean {
  return new Date(time).toISOString().startsWith(moment.slice(0, 16));
}
