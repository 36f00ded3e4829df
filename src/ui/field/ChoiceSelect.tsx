import { Field } from './Field.tsx';

interface Props<Value extends string> {
  id: string;
  name: string;
  label: string;
  /** What leaves everything in. */
  all: string;
  value: Value | 'all';
  names: Readonly<Record<Value, string>>;
  order: readonly Value[];
  counts: Readonly<Record<Value | 'all', number>>;
  onChange: (value: Value | 'all') => void;
}

/** One answer out of a few, each with the number of things it would leave. */
export function ChoiceSelect<Value extends string>(props: Props<Value>) {
  const { id, name, label, all, value, names, order, counts, onChange } = props;
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value as Value | 'all')}
      >
        <option value="all">
          {all} ({counts.all})
        </option>
        {order.map((one) => (
          <option key={one} value={one}>
            {names[one]} ({counts[one]})
          </option>
        ))}
      </select>
    </Field>
  );
}
