import { Button } from '#ui/button/Button.tsx';
import { contactWords } from './contact-words.ts';
import styles from './draft-notice.module.css';

const { forms, composer } = contactWords;

interface Props {
  /** Some answers are from before. */
  isRestored: boolean;
  /** The device keeps what is typed. */
  kept: boolean;
  onClear: () => void;
}

/** What happens with what is typed, and how to be rid of it. */
export function DraftNotice({ isRestored, kept, onClear }: Props) {
  return (
    <div className={styles.notice} data-with-script="">
      <p>
        {isRestored && <strong>{forms.draftBack}. </strong>}
        {kept ? forms.draftKept : composer.notKept}
      </p>
      <Button tone="ghost" size="small" onClick={onClear}>
        {forms.clear}
      </Button>
    </div>
  );
}
