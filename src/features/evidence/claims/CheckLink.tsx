import styles from './check-link.module.css';
import { type ClaimView, evidenceHref, shownFigure } from './claim.ts';

interface Props {
  claim: ClaimView;
}

/** From a figure to its entry on the evidence page. */
export function CheckLink({ claim }: Props) {
  return (
    <a className={styles.check} href={evidenceHref(claim.id)} data-print="none">
      How we checked
      <span className="visually-hidden"> ({shownFigure(claim) ?? claim.published.wording})</span>
    </a>
  );
}
