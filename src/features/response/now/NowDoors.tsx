import { HazardMark } from '#features/response/hazards/HazardMark.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { NowHead } from './NowHead.tsx';
import styles from './now.module.css';
import type { NowWords } from './now.schema.ts';
import type { NowView } from './now.ts';
import { type NowLanguage, nowHref } from './now-addresses.ts';

interface Props {
  doors: readonly NowView[];
  words: NowWords;
  language: NowLanguage;
}

/** Four doors for a person in danger: heat, smoke, storm, water. */
export function NowDoors({ doors, words, language }: Props) {
  const other = language === 'en' ? 'es' : 'en';
  return (
    <div className={styles.page}>
      <NowHead
        title={words.title}
        {...{ words, language }}
        other={{ href: nowHref(other), language: other }}
      />
      <div className={styles.wrap}>
        <p className={styles.call}>{words.lede}</p>
        <nav aria-label={words.doors}>
          <ul className={styles.doors} role="list">
            {doors.map(({ id, href, door, icon }) => (
              <li key={id} data-hazard={icon}>
                <a href={href}>
                  <HazardMark icon={icon} />
                  {door}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {words.notice && (
          <p className={styles.official}>
            {words.notice} {words.official}{' '}
            {doors.map(({ id, official }) => (
              <span key={id}>
                <ExternalLink href={official.href} newTab={words.newTab}>
                  {official.name}
                </ExternalLink>{' '}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
