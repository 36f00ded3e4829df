import { memo } from 'react';
import { Field } from '#ui/field/Field.tsx';

interface Option<Value> {
  value: Value;
  label: string;
}

interface Props<Name extends string, Value extends string, All extends string> {
  name: Name;
  label: string;
  /** The first option, which lets everything through. */
  all: Option<All>;
  options: readonly Option<Value>[];
  value: Value | All;
  /** Always the same function, so that a key in the search draws no select anew. */
  onChange: (change: { [name in Name]: Value | All }, kind: 'press') => void;
}

/** A native select with its label above it and an "all" option first. */
export const FilterSelect = memo(Select) as typeof Select;

function Select<Name extends string, Value extends string, All extends string>(
  props: Props<Name, Value, All>,
) {
  const { name, label, all, options, value, onChange } = props;
  const id = `events-${name}`;
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) =>
          onChange({ [name]: target.value } as { [key in Name]: Value | All }, 'press')
        }
      >
        {[all, ...options].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
