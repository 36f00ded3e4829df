import { DraftNotice } from '#features/contact/DraftNotice.tsx';
import { FormControl } from '#features/contact/FormControl.tsx';
import type { useDraft } from '#features/contact/use-draft.ts';
import styles from './ask-form.module.css';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import { outletFields } from './outlet-fields.ts';

interface Props {
  words: DeadlinePageFile['outlet'];
  draft: ReturnType<typeof useDraft>;
}

/** Who asks: goes into the letter and stays on the device. Closed at first, so that the answers come soon on a phone. */
export function OutletForm({ words, draft }: Props) {
  return (
    <details className={styles.outlet} data-with-script="">
      <summary>
        <h2 id="outlet">{words.title}</h2>
      </summary>
      <p>{words.lede}</p>
      <div className={styles.form}>
        {outletFields(words).map((field) => (
          <FormControl
            key={field.name}
            form="media"
            field={field}
            value={draft.answers[field.name] ?? ''}
            onAnswer={(value) => draft.answer(field.name, value)}
          />
        ))}
        <div className={styles.whole}>
          <DraftNotice isRestored={draft.isRestored} kept={draft.kept} onClear={draft.clear} />
        </div>
      </div>
    </details>
  );
}
