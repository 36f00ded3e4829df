import { useRef } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { UndoNotice } from '#ui/undo-notice/UndoNotice.tsx';
import { contactWords } from '../contact-words.ts';
import type { useDraft } from '../drafts/use-draft.ts';
import styles from './letter-form.module.css';

const { forms, composer } = contactWords;

/**
 * A notice that says where the draft is saved, with a button that clears it and one that undoes the
 * clearing.
 */
export function DraftNotice({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { undo } = forms;
  const clearButton = useRef<HTMLButtonElement>(null);

  function clear() {
    draft.clear();
    announce(`${undo.cleared} ${undo.said}`);
  }

  function undoClear() {
    // The clicked button is removed.
    clearButton.current?.focus();
    draft.undoClear();
    announce(undo.back);
  }

  return (
    <div className={`cluster apart small gap-y-3 gap-x-3 ${styles.notice}`} data-with-script="">
      <p>
        {draft.isRestored && <strong>{forms.draftBack}. </strong>}
        {draft.isKept ? forms.draftKept : composer.notKept}
      </p>
      <Button ref={clearButton} tone="ghost" size="small" onClick={clear}>
        {forms.clear}
      </Button>
      {draft.canUndo && <UndoNotice sentence={undo.cleared} words={undo} onUndo={undoClear} />}
    </div>
  );
}
