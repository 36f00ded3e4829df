import { ClaimLine } from '#features/evidence/claims/ClaimLine.tsx';
import { fillIn } from '#site/words.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { HazardMark } from './HazardMark.tsx';
import type { HazardView } from './hazard.ts';
import styles from './hazard-section.module.css';
import type { RapidResponsePageFile } from './rapid-response-page.schema.ts';
import { eachOnce } from './references.ts';
import { SourceList, SourceNumbers } from './SourceNumbers.tsx';

interface Props {
  hazard: HazardView;
  words: Pick<RapidResponsePageFile, 'headings' | 'kit' | 'copy' | 'sources' | 'checked'>;
  /** Where a copied line was found, as its last line says. */
  from: string;
}

/** One hazard: what to say first, then what it does to people, then the figures, each document once, and the way to its kit. */
export function HazardSection({ hazard, words, from }: Props) {
  const { id, href, name, icon, introduction, keyMessages, healthImpacts, actions, facts } = hazard;
  const { headings } = words;
  const nameId = `${id}-name`;
  const references = eachOnce([...facts, ...actions].map(({ published }) => published.source));
  const list = `${id}-source`;
  const claims = (entries: HazardView['facts']) =>
    entries.map((claim) => (
      <li key={claim.id}>
        <ClaimLine claim={claim}>
          <SourceNumbers of={[claim.published.source]} references={references} list={list} />
        </ClaimLine>
      </li>
    ));
  return (
    <section
      className={styles.hazard}
      id={id}
      data-hazard={icon}
      aria-labelledby={nameId}
      tabIndex={-1}
    >
      <div className={styles.name}>
        <HazardMark icon={icon} />
        <h2 id={nameId}>{name}</h2>
        <p data-print="none">
          <ArrowLink href={href}>{fillIn(words.kit, { hazard: name })}</ArrowLink>
        </p>
      </div>
      <div className={styles.say}>
        <h3 className={styles.heading} id={`${id}-messages`}>
          {headings.keyMessages}
        </h3>
        <ul className={styles.messages} role="list" aria-labelledby={`${id}-messages`}>
          {keyMessages.map((message) => (
            <li key={message}>
              {message}{' '}
              <StillCopyButton
                what={fillIn(words.copy, { message })}
                text={`${message}\n\n${from}`}
                place="line"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.folds}>
        {/* On a wide screen there is room: a heading, and the list open for good. */}
        <div className={styles.open}>
          <h3 className={styles.heading}>{headings.healthImpacts}</h3>
          <Fold level={3} id={`${id}-impacts`} title={headings.healthImpacts}>
            <ul className={styles.impacts} role="list" aria-labelledby={`${id}-impacts`}>
              {healthImpacts.map((impact) => (
                <li key={impact}>{impact}</li>
              ))}
            </ul>
            <Small>{introduction}</Small>
          </Fold>
        </div>
        <Fold level={3} id={`${id}-actions`} title={headings.actions}>
          <ul className={styles.facts} role="list" aria-labelledby={`${id}-actions`}>
            {claims(actions)}
          </ul>
        </Fold>
      </div>
      <div className={styles.wide}>
        <h3 className={styles.heading} id={`${id}-facts`}>
          {headings.facts}
        </h3>
        <ul className={styles.facts} role="list" aria-labelledby={`${id}-facts`}>
          {claims(facts)}
        </ul>
        <div className={styles.foot}>
          <SourceList title={words.sources} references={references} list={list} />
          <a className={styles.checked} href={`/evidence?hazard=${id}`} data-print="none">
            {words.checked}
            <span className="visually-hidden">: {name}</span>
          </a>
        </div>
      </div>
    </section>
  );
}
