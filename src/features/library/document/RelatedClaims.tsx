import { ClaimFigure } from '#features/evidence/claims/ClaimFigure.tsx';
import type { ClaimView } from '#features/evidence/claims/claim.ts';
import { Small } from '#ui/lede/Lede.tsx';
import styles from './resource-page.module.css';
import type { ResourcePageFile } from './resource-page.schema.ts';

interface Props {
  words: ResourcePageFile['claims'];
  claims: readonly ClaimView[];
}

/** The figures of this site that come from the document; nothing where there are none. */
export function RelatedClaims({ words, claims }: Props) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="figures">
      <h2 className={styles.title} id="figures">
        {words.title}
      </h2>
      <Small>{words.lede}</Small>
      <ul className={styles.claims} role="list">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimFigure claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  );
}
