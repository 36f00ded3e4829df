import { HazardMark } from '#features/response/hazards/HazardMark.tsx';
import { fillIn } from '#site/words.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { NowHead } from './NowHead.tsx';
import styles from './now.module.css';
import type { NowWords } from './now.schema.ts';
import { type NowLineView, type NowView, nowParts } from './now.ts';
import type { NowLanguage } from './now-addresses.ts';

interface Props {
  now: NowView;
  words: NowWords;
  language: NowLanguage;
  /** The same page in the other language. */
  other: { href: string; language: NowLanguage };
}

/** What a person in a hazard does, from the call for help down; the numbers lead to the documents at the foot. */
export function NowPage({ now, words, language, other }: Props) {
  const { parts, official, sources } = now;
  return (
    <article className={styles.page} data-hazard={now.icon}>
      <NowHead title={now.title} {...{ words, language, other }} hasBack>
        <HazardMark icon={now.icon} />
      </NowHead>
      <div className={styles.wrap}>
        <section className={styles.call} aria-label={words.parts.call}>
          <Line line={now.call} />
        </section>
        {nowParts.map((part) => (
          <section key={part} className={styles.part} data-part={part} aria-labelledby={part}>
            <h2 id={part}>{words.parts[part]}</h2>
            <ul role="list">
              {parts[part].map((line) => (
                <li key={line.text}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={styles.official}>
          {words.notice && `${words.notice} `}
          {words.official}{' '}
          <ExternalLink href={official.href} newTab={words.newTab}>
            {official.name}
          </ExternalLink>
        </p>
        <section className={styles.sources} aria-labelledby="sources">
          <h2 id="sources">{words.parts.sources}</h2>
          <ol>
            {sources.map(({ href, name, secondary }) => (
              <li key={href}>
                <ExternalLink href={href} newTab={words.newTab}>
                  <span lang="en">{name}</span>
                </ExternalLink>
                {secondary && ` ${words.secondary}`}
              </li>
            ))}
          </ol>
        </section>
        <p className={styles.ways} data-print="none">
          <a href={now.kit} hrefLang={language === 'en' ? undefined : 'en'}>
            {fillIn(words.kit, { hazard: now.hazard })}
          </a>
        </p>
      </div>
    </article>
  );
}

function Line({ line: { text, mark } }: { line: NowLineView }) {
  return (
    <p>
      {text} <sup>{mark}</sup>
    </p>
  );
}
