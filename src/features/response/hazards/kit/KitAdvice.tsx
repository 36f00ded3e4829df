import { ClaimLine } from '#features/evidence/claims/ClaimLine.tsx';
import { type Cited, SourceNumbers } from '../SourceNumbers.tsx';
import { KitTitle } from './KitTitle.tsx';
import type { KitView } from './kit.ts';
import styles from './kit-advice.module.css';
import type { KitPageFile } from './kit-page.schema.ts';

interface Props {
  advice: KitView['advice'];
  actions: KitView['actions'];
  words: KitPageFile['advice'];
  cited: Cited;
}

const phases = ['before', 'during', 'after'] as const;

/** What officials advise: the line of the ledger, then before, during and after, each line with the number of its document. */
export function KitAdvice({ advice, actions, words, cited }: Props) {
  return (
    <div className={styles.advice}>
      <KitTitle id="advice" title={words.title} lede={words.lede} />
      <div className={styles.actions}>
        {actions.map((claim) => (
          <ClaimLine key={claim.id} claim={claim}>
            <SourceNumbers of={[claim.published.source]} {...cited} />
          </ClaimLine>
        ))}
      </div>
      <div className={styles.phases}>
        {phases.map((phase) => (
          <div key={phase}>
            <h3 className={styles.phase} id={`advice-${phase}`}>
              {words[phase]}
            </h3>
            <ul className={styles.lines} role="list" aria-labelledby={`advice-${phase}`}>
              {advice[phase].map(({ text, source }) => (
                <li key={text}>
                  {text} <SourceNumbers of={[source]} {...cited} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
