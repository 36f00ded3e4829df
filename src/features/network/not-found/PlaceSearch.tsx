import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import styles from './not-found.module.css';

interface Props {
  /** Name of the search. */
  name: string;
  label: string;
  /** Page that reads `?q=` from its address. */
  action: string;
}

/** A field that looks for what is missing on the page that can find it; works without script. */
export function PlaceSearch({ name, label, action }: Props) {
  return (
    <search aria-label={name}>
      <form className={styles.search} action={action}>
        <Field id="place-search" label={label}>
          <input
            id="place-search"
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Field>
        <Button type="submit" tone="ghost">
          Search
        </Button>
      </form>
    </search>
  );
}
