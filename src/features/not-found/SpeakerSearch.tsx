import { speakers } from '#site/navigation.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import styles from './not-found.module.css';

/** Looks for a speaker in the directory, which reads `?q=` from its address. */
export function SpeakerSearch() {
  return (
    <search aria-label={speakers.label}>
      <form className={styles.search} action={speakers.href}>
        <Field id="speaker-search" label="Search by name or title">
          <input
            id="speaker-search"
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
