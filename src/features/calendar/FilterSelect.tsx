import { Field } from '#ui/field/Field.tsx';

interface Option<Value> {
  value: Value;
  label: string;
}

interface Props<Value extends string, All extends string> {
  name: string;
  label: string;
  /** The first option, which lets everything through. */
  all: Option<All>;
  options: readonly Option<Value>[];
  value: Value | All;
  onChange: (value: Value | All) => void;
}

/** A native select with its label above it and an "all" option first. */
export function FilterSelect<Value extends string, All extends string>(props: Props<Value, All>) {
  const { name, label, all, options, value, onChange } = props;
  const id = `events-${name}`;
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value as Value | All)}
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
