import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
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
  describedBy?: string;
  /** The name, where no label is beside it. */
  label?: string;
  isInvalid: boolean;
  /** Values that are chosen elsewhere in the same list, and are not offered again. */
  without?: readonly unknown[];
  onTouch: () => void;
  onChange: (value: unknown) => void;
}

/**
 * The native control of a simple field. What is emptied becomes undefined where the field may be
 * left out, null where null is allowed, else empty text; a number that is none yet stays as typed,
 * and the check reports it.
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
      // Nobody means the spaces at the ends of a text.
      if (field.is === 'text' && text !== text.trim()) put(text.trim());
    },
  } as const;
  const text = value === undefined || value === null ? '' : String(value);
  const put = (typed: string) => onChange(typed === '' ? emptied(field) : typed);
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => put(target.value);

  switch (field.is) {
    case 'boolean':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={Boolean(value ?? field.fallback)}
          onChange={({ target }) =>
            onChange(
              target.checked || !field.optional || field.fallback === true
                ? target.checked
                : undefined,
            )
          }
        />
      );
    case 'choice':
      return (
        <Choice
          {...props}
          shared={shared}
          text={text}
          put={put}
          options={field.choices.map((option) => ({ id: option, title: option }))}
          unknown="not on the list"
        />
      );
    case 'entry':
      return (
        <Choice
          {...props}
          shared={shared}
          text={text}
          put={put}
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
          onChange={({ target }) =>
            isNumber(target.value) ? onChange(Number(target.value)) : put(target.value)
          }
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
          // One paragraph: a line break would be a space on the page. A text that has breaks
          // already may get more.
          onKeyDown={(event: KeyboardEvent) => {
            if (isComposing(event)) return;
            if (event.key === 'Enter' && !text.includes('\n')) event.preventDefault();
          }}
          onChange={({ target }) =>
            put(text.includes('\n') ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' '))
          }
        />
      );
  }
}

interface Wired {
  shared: Record<string, unknown> & { id: string };
  text: string;
}

const inputTypes = { day: 'date', moment: 'datetime-local', time: 'time' } as const;

interface ShapedTextProps extends Wired {
  shape: Shape;
  onType: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * A day, a time or both in the browser's own field; as text where the file holds what that field
 * could not show.
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

interface ChoiceProps extends Wired, Pick<ControlProps, 'field' | 'without'> {
  options: readonly Pick<EntrySummary, 'id' | 'title'>[];
  unknown: string;
  put: (typed: string) => void;
}

function Choice({ field, without = [], options, unknown, shared, text, put }: ChoiceProps) {
  const isUnknown = text !== '' && !options.some(({ id }) => id === text);
  return (
    <select {...shared} value={text} onChange={({ target }) => put(target.value)}>
      <option value="">{blank(field)}</option>
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

function blank({ optional, nullable, fallback }: Field): string {
  if (fallback !== undefined) return `Left out: ${fallback}`;
  return optional || nullable ? 'None' : 'Choose';
}

function emptied({ is, optional, nullable }: Field): unknown {
  if (optional) return undefined;
  if (nullable) return null;
  return is === 'text' ? '' : undefined;
}

function isNumber(typed: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(typed.trim());
}

function rowsFor(text: string): number {
  return Math.min(12, Math.max(1, text.split('\n').length, Math.ceil(text.length / 64)));
}

/** Whether a browser's own field can show a text: an impossible day would be an empty field. */
function fitsShape(shape: Shape, text: string): boolean {
  if (text === '' || shape === 'zone') return true;
  const forms = {
    day: /^\d{4}-\d{2}-\d{2}$/,
    moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
    time: /^\d{2}:\d{2}$/,
  };
  const moment = { day: `${text}T00:00Z`, moment: `${text}Z`, time: `2000-01-01T${text}Z` }[shape];
  const time = new Date(moment).getTime();
  return forms[shape].test(text) && !Number.isNaN(time) && isSameDay(time, moment);
}

/** Guards against February 30, which Date takes for March 1. */
function isSameDay(time: number, moment: string): boolean {
  return new Date(time).toISOString().startsWith(moment.slice(0, 16));
}
