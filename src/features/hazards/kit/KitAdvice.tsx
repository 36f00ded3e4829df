import { ClaimFigure } from '#features/claims/ClaimFigure.tsx';
import { SourceLine } from '#features/claims/SourceLine.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { KitView } from './kit.ts';
import styles from './kit-advice.module.css';
import type { KitPageFile } from './kit-page.schema.ts';

interface Props {
  advice: KitView['advice'];
  actions: KitView['actions'];
  words: KitPageFile['advice'];
}

const phases = ['before', 'during', 'after'] as const;

/** What officials advise before, during and after, each line with its document. */
export function KitAdvice({ advice, actions, words }: Props) {
  return (
    <>
      <SectionHead id="advice" title={words.title} lede={words.lede} />
      <div className={styles.actions}>
        {actions.map((claim) => (
          <ClaimFigure key={claim.id} claim={claim} />
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
                  <p>{text}</p>
                  <SourceLine source={source} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
