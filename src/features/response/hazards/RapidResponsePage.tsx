import type { ReactNode } from 'react';
import { ResourcesHead } from '#features/library/ResourcesHead.tsx';
import type { NavLink } from '#site/navigation.ts';
import { fillIn } from '#site/words.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PrintButton } from '#ui/print-button/PrintButton.tsx';
import type { RapidResponsePageFile } from '../response.table.ts';
import { CitedClaim, SourceList } from './CitedClaim.tsx';
import { HazardMark } from './HazardMark.tsx';
import type { HazardView } from './hazard.ts';
import styles from './rapid-response.module.css';
import { eachSourceOnce } from './references.ts';

interface Props {
  page: RapidResponsePageFile;
  path: string;
  /** The pages of the resources that have a tab. */
  tabs: readonly NavLink[];
  hazards: readonly HazardView[];
  site: string;
  origin: string;
  now?: ReactNode;
  /** `KeepGuides` and `KitFileLink`. */
  children: ReactNode;
}

/**
 * The rapid response guide: links to the hazards with what to say at once, then each hazard with
 * its messages, impacts and figures.
 */
export function RapidResponsePage({
  page,
  path,
  tabs,
  hazards,
  site,
  origin,
  now,
  children,
}: Props) {
  const { title, lede, emergency, evidence } = page;
  const print = <PrintButton>{page.print}</PrintButton>;
  return (
    <>
      <ResourcesHead title={title} lede={lede} path={path} tabs={tabs} action={print} />
      <Band space="list">
        <Stack>
          <HazardNav hazards={hazards} />
          <Callout>
            <p>
              <strong>{emergency.lead}</strong> {emergency.text}
            </p>
            <Small>
              <strong>{evidence.title}:</strong> {evidence.text}{' '}
              <a href="/evidence">{evidence.link}</a>
            </Small>
            {now}
          </Callout>
        </Stack>
      </Band>
      <Band>
        {hazards.map((hazard) => (
          <HazardSection
            key={hazard.id}
            hazard={hazard}
            words={page}
            from={`${site}, ${title}: ${hazard.name}. ${origin}${hazard.href}`}
          />
        ))}
      </Band>
      <Band ground="surface" space="list">
        <Split columns="6-6">{children}</Split>
      </Band>
    </>
  );
}

function HazardNav({ hazards }: Pick<Props, 'hazards'>) {
  return (
    <nav aria-label="Hazards" data-print="none">
      <ul className={`stack ${styles.doors}`} role="list">
        {hazards.map(({ id, name, icon, say }) => (
          <li key={id} className={`stack ${styles.door}`} data-hazard={icon}>
            <a className={`target semibold gap-x-3 ${styles.way}`} href={`#${id}`}>
              <HazardMark icon={icon} />
              {name}
            </a>
            <p className={`small ${styles.line}`}>{say}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  hazard: HazardView;
  words: Pick<RapidResponsePageFile, 'headings' | 'kit' | 'copy' | 'sources' | 'checked'>;
  /** The last line of a copied text: where it was copied from. */
  from: string;
}

/**
 * One hazard: what to say, what it does to people, official advice, its figures, a numbered list of
 * documents, and a link to its kit.
 */
export function HazardSection({ hazard, words, from }: SectionProps) {
  const { id, href, name, icon, introduction, keyMessages, healthImpacts, actions, facts } = hazard;
  const { headings } = words;
  const nameId = `${id}-name`;
  const references = eachSourceOnce(
    [...facts, ...actions].map(({ published }) => published.source),
  );
  const list = `${id}-source`;
  const claimList = (claims: HazardView['facts'], labelledBy: string) => (
    <ul className={`stack gap-x-gutter ${styles.facts}`} role="list" aria-labelledby={labelledBy}>
      {claims.map((claim) => (
        <li key={claim.id}>
          <CitedClaim claim={claim} references={references} list={list} />
        </li>
      ))}
    </ul>
  );
  return (
    <section
      className={`stack gap-y-2 gap-x-gutter ${styles.hazard}`}
      id={id}
      data-hazard={icon}
      aria-labelledby={nameId}
      data-landing=""
    >
      <div className={`stack gap-x-4 ${styles.name}`}>
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
      <div>
        {/* On a wide screen CSS hides the summary and keeps the list open under its heading. */}
        <div className={styles.open}>
          <h3 className={styles.heading}>{headings.healthImpacts}</h3>
          <Fold level={3} id={`${id}-impacts`} title={headings.healthImpacts}>
            <ul className={`small ${styles.impacts}`} role="list" aria-labelledby={`${id}-impacts`}>
              {healthImpacts.map((impact) => (
                <li key={impact}>{impact}</li>
              ))}
            </ul>
            <Small>{introduction}</Small>
          </Fold>
        </div>
        <Fold level={3} id={`${id}-actions`} title={headings.actions}>
          {claimList(actions, `${id}-actions`)}
        </Fold>
      </div>
      <div className={styles.wide}>
        <h3 className={styles.heading} id={`${id}-facts`}>
          {headings.facts}
        </h3>
        {claimList(facts, `${id}-facts`)}
        <div className={`stack gap-x-5 ${styles.foot}`}>
          <SourceList title={words.sources} references={references} list={list} />
          <a
            className={`target small semibold ${styles.checked}`}
            href={`/evidence?hazard=${id}`}
            data-print="none"
          >
            {words.checked}
            <span className="visually-hidden">: {name}</span>
          </a>
        </div>
      </div>
    </section>
  );
}
