import type { RefObject } from 'react';
import { FormControl } from '#features/letters/form/FormControl.tsx';
import { DraftNotice } from '#features/letters/form/LetterForm.tsx';
import type { useDraft } from '#features/letters/form/use-draft.ts';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import styles from './ask-form.module.css';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import { outletQuestions } from './use-deadline.ts';

interface Props {
  words: DeadlinePageFile['outlet'];
  draft: ReturnType<typeof useDraft>;
  /** Where the draft finds what was typed before the page was hydrated. */
  place: RefObject<HTMLDivElement | null>;
}

/** Who asks, open above the list. With these answers a press on a person opens the finished letter. */
export function OutletFields({ words, draft, place }: Props) {
  const isEmpty = outletQuestions.every(({ name }) => !draft.answers[name]);
  return (
    <section aria-labelledby="outlet" data-with-script="">
      <SectionHead id="outlet" title={words.title} lede={words.lede} />
      <div ref={place} className={styles.outlet}>
        {outletQuestions.map((question) => (
          <FormControl
            key={question.name}
            letter="media"
            question={question}
            value={draft.answers[question.name] ?? ''}
            onAnswer={(value) => draft.answer(question.name, value)}
          />
        ))}
      </div>
      {!isEmpty && <DraftNotice draft={draft} />}
    </section>
  );
}
