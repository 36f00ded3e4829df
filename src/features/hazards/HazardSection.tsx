import { ClaimFigure } from '#features/claims/ClaimFigure.tsx';
import { fillIn } from '#site/fill-in.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Lede } from '#ui/lede/Lede.tsx';
import { HazardMark } from './HazardMark.tsx';
import type { HazardView } from './hazard.ts';
import styles from './hazard-section.module.css';
import type { RapidResponsePageFile } from './rapid-response-page.schema.ts';

interface Props {
  hazard: HazardView;
  words: Pick<RapidResponsePageFile, 'headings' | 'kit' | 'copy'>;
  /** Where a copied line was found, as its last line says. */
  from: string;
}

/** One hazard: what to say first, then what it does to people, then the figures with their evidence, and the way to its kit. */
export function HazardSection({ hazard, words, from }: Props) {
  const { id, href, name, icon, introduction, keyMessages, healthImpacts, actions, facts } = hazard;
  const { headings } = words;
  const nameId = `${id}-name`;
  return (
    <section
      className={styles.hazard}
      id={id}
      data-hazard={icon}
      aria-labelledby={nameId}
      tabIndex={-1}
    >
      <div className={styles.name}>
        <HazardMark icon={icon} size="large" />
        <h2 id={nameId}>{name}</h2>
        <Lede>{introduction}</Lede>
        <p data-print="none">
          <ArrowLink href={href}>{fillIn(words.kit, { hazard: name })}</ArrowLink>
        </p>
      </div>
      <div>
        <h3 className={styles.heading} id={`${id}-messages`}>
          {headings.keyMessages}
        </h3>
        <ul className={styles.messages} role="list" aria-labelledby={`${id}-messages`}>
          {keyMessages.map((message) => (
            <li key={message}>
              <p>{message}</p>
              <StillCopyButton
                what={fillIn(words.copy, { message })}
                text={`${message}\n\n${from}`}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.advice}>
        <h3 className={styles.heading}>{headings.actions}</h3>
        {actions.map((claim) => (
          <ClaimFigure key={claim.id} claim={claim} />
        ))}
      </div>
      <div>
        <h3 className={styles.heading} id={`${id}-impacts`}>
          {headings.healthImpacts}
        </h3>
        <ul className={styles.impacts} role="list" aria-labelledby={`${id}-impacts`}>
          {healthImpacts.map((impact) => (
            <li key={impact}>{impact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.wide}>
        <h3 className={styles.heading} id={`${id}-facts`}>
          {headings.facts}
        </h3>
        <ul className={styles.facts} role="list" aria-labelledby={`${id}-facts`}>
          {facts.map((claim) => (
            <li key={claim.id}>
              <ClaimFigure claim={claim} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
