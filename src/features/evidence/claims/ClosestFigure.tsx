import type { PublishedFigure } from './claim.ts';
import styles from './claim-figure.module.css';
import { SourceLine } from './SourceLine.tsx';
import { wordingMark } from './wording-mark.ts';

interface Props {
  published: PublishedFigure;
}

/** What can be quoted where the specified figure cannot. */
export function ClosestFigure({ published }: Props) {
  return (
    <div className={styles.closest}>
      <p className={styles.lead}>{`Closest published figure: ${published.figure}`}</p>
      <p className={styles.wording} {...{ [wordingMark]: '' }}>
        {published.wording}
      </p>
      <SourceLine source={published.source} />
    </div>
  );
}
