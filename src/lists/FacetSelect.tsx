import { Field } from '#ui/field/Field.tsx';
import { type ControlProps, optionsOf } from './list.ts';

/** The values of a facet as a native select, for one value at a time. */
export function FacetSelect({ list, facet: key }: ControlProps) {
  const { facets, noun } = list.definition;
  const { label, all, isPlain } = facets[key] ?? {};
  const options = optionsOf(list, key);
  const optionText = (name: string, count = 0) => (isPlain ? name : `${name} (${count})`);
  const id = `${noun}-${key}`;
  return (
    <Field id={id} label={label ?? ''}>
      <select
        id={id}
        name={key}
        value={options.find(({ isChosen }) => isChosen)?.value ?? all?.value}
        onChange={({ target }) => list.choose(key, target.value)}
      >
        {/* It has no number: in Chromium Orca would say the number that it had at first. */}
        {all && <option value={all.value}>{all.label}</option>}
        {options.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {optionText(label, count)}
          </option>
        ))}
      </select>
    </Field>
  );
}
