import type { ReactNode } from 'react';
import { fillIn } from '#site/words.ts';
import { TextWithCalls } from '#ui/call-links/TextWithCalls.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { PrintButton } from '#ui/print-button/PrintButton.tsx';
import { HazardMark } from '../hazards/HazardMark.tsx';
import styles from './now.module.css';
import type { NowWords } from './now.schema.ts';
import {
  type NowLanguage,
  type NowLineView,
  type NowView,
  type NowWay,
  nowHref,
  nowParts,
  nowWays,
  wayNumbers,
} from './now.ts';

interface Props {
  now: NowView;
  words: NowWords;
  language: NowLanguage;
}

/**
 * The page on what to do in one hazard, with the call for help first. The number after each line is
 * that of its document in the list at the end.
 */
export function NowPage({ now, words, language }: Props) {
  const { parts, official, sources } = now;
  return (
    <article className={styles.page} data-hazard={now.icon}>
      <NowHead title={now.title} words={words} language={language} id={now.id}>
        <HazardMark icon={now.icon} />
      </NowHead>
      <div className={`page-width ${styles.wrap}`}>
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
            {part === 'act' && <Ways ways={now.ways} words={words} />}
          </section>
        ))}
        <p className={styles.official}>
          {words.notice && `${words.notice} `}
          {words.official}{' '}
          <ExternalLink href={official.href} newTab={words.newTab}>
            {official.document}
          </ExternalLink>
        </p>
        <section className={`small ${styles.sources}`} aria-labelledby="sources">
          <h2 id="sources">{words.parts.sources}</h2>
          <ol>
            {sources.map(({ href, document, reportedBy }) => (
              <li key={document}>
                <ExternalLink href={href} newTab={words.newTab}>
                  <span lang="en">{document}</span>
                  {reportedBy && `, ${fillIn(words.reported, { reporter: reportedBy })}`}
                </ExternalLink>
              </li>
            ))}
          </ol>
        </section>
        <p className={`cluster ${styles.ways}`} data-print="none">
          <a className="target" href={now.kit} hrefLang={language === 'en' ? undefined : 'en'}>
            {fillIn(words.kit, { hazard: now.hazard })}
          </a>
        </p>
      </div>
    </article>
  );
}

/** The numbers to call and the page on the air of today. */
function Ways({ ways, words }: { ways: readonly NowWay[]; words: NowWords }) {
  return (
    <p className={`cluster gap-x-5 ${styles.help}`} data-print="none">
      {ways.map((way) =>
        way === 'air' ? (
          <ExternalLink key={way} href={words.airHref} newTab={words.newTab}>
            {words.ways[way]}
          </ExternalLink>
        ) : (
          <a key={way} className="target" href={wayNumbers[way]}>
            {words.ways[way]}
          </a>
        ),
      )}
    </p>
  );
}

function Line({ line: { text, mark } }: { line: NowLineView }) {
  return (
    <p>
      <TextWithCalls text={text} /> <sup>{mark}</sup>
    </p>
  );
}

interface DoorsProps extends Pick<Props, 'words' | 'language'> {
  doors: readonly NowView[];
}

/** The page that links a person in danger to what to do: heat, smoke, storm, water. */
export function NowDoors({ doors, words, language }: DoorsProps) {
  return (
    <div className={styles.page}>
      <NowHead title={words.title} words={words} language={language} />
      <div className={`page-width ${styles.wrap}`}>
        <p className={styles.call}>
          <TextWithCalls text={words.lede} />
        </p>
        <nav aria-label={words.doors}>
          <ul className={`stack gap-y-3 gap-x-3 ${styles.doors}`} role="list">
            {doors.map(({ id, href, door, icon }) => (
              <li key={id} data-hazard={icon}>
                <a href={href}>
                  <HazardMark icon={icon} />
                  <h2>{door}</h2>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Ways ways={nowWays} words={words} />
        {words.notice && (
          <p className={styles.official}>
            {words.notice} {words.official}{' '}
            {doors.map(({ id, official }) => (
              <span key={id}>
                <ExternalLink href={official.href} newTab={words.newTab}>
                  {official.document}
                </ExternalLink>{' '}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

interface HeadProps extends Pick<Props, 'words' | 'language'> {
  title: string;
  /** The hazard of the page, which then has a link to all hazards and a print button. */
  id?: NowView['id'];
  children?: ReactNode;
}

function NowHead({ title, words, language, id, children }: HeadProps) {
  const other = language === 'en' ? 'es' : 'en';
  return (
    <div className={styles.head} data-ground="cold">
      <div className={`page-width ${styles.wrap}`}>
        <div className={`cluster gap-y-2 gap-x-4 ${styles.ways}`} data-print="none">
          {id && (
            <a className="target" href={nowHref(language)}>
              {words.back}
            </a>
          )}
          <a className="target" href={nowHref(other, id)} lang={other} hrefLang={other}>
            {words.other}
          </a>
          {id && <PrintButton>{words.print}</PrintButton>}
        </div>
        <h1>
          {children}
          {title}
        </h1>
      </div>
    </div>
  );
}
