import { answerNeed, answerOffer } from '#features/letters/definitions/exchange.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { longDate } from '#site/time/labels.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import { fillIn, formatList, lowerFirst } from '#site/words.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import styles from './entry.module.css';
import type { ExchangePageFile } from './exchange.schema.ts';
import { type ExchangeEntry, exchangeHref, statusOn } from './exchange.ts';

export interface EntryListProps {
  entries: readonly ExchangeEntry[];
  words: ExchangePageFile;
  today: PlainDay;
  /** The id of the heading that names the list. */
  labelledBy: string;
  /**
   * `true` outside an island, which knows the visitor's day: loads the script that hides entries
   * that have ended since the build (`enhance-ended-entries.ts`).
   */
  hidesEnded?: boolean;
}

export function EntryList({ entries, words, today, labelledBy, hidesEnded }: EntryListProps) {
  return (
    <ul
      className={`stack gap-x-gutter ${styles.list}`}
      role="list"
      aria-labelledby={labelledBy}
      data-enhance={hidesEnded ? 'ended-entries' : undefined}
    >
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} words={words} today={today} />
      ))}
    </ul>
  );
}

interface CardProps extends Pick<EntryListProps, 'words' | 'today'> {
  entry: ExchangeEntry;
}

/**
 * A need or an offer with the letter that answers it; a closed one says why it is closed, and leads
 * to those like it that are open.
 */
function EntryCard({ entry, words, today }: CardProps) {
  const { kind, title, who, place, text, topic, when } = entry;
  const status = statusOn(entry, today);
  const answer = letterLink(kind === 'need' ? answerNeed : answerOffer, {
    entry: `${title}\n${who}, ${place}. ${when}.`,
  });
  const facts = [
    [words.entry.audience, entry.audience],
    [words.entry.when, when],
    [words.entry.languages, formatList(entry.languages)],
    [words.entry.until, longDate(entry.until)],
  ];
  return (
    <li className={`stack start gap-y-3 ${styles.entry}`} data-kind={kind} data-until={entry.until}>
      <p className="row gap-y-2 gap-x-2">
        <Tag tone={kind === 'need' ? 'warning' : 'success'}>{words.kinds[kind]}</Tag>
        <Tag>{topic}</Tag>
        {status !== 'open' && <Tag tone="past">{words.standing[status]}</Tag>}
      </p>
      <h3 className={styles.title}>{title}</h3>
      <p className="quiet">
        {who}, {place}
      </p>
      <p>{text}</p>
      <dl className={`stack small gap-y-1 ${styles.facts}`}>
        {facts.map(([term, fact]) => (
          <div key={term} className="row gap-x-2">
            <dt>{term}</dt>
            <dd className="quiet">{fact}</dd>
          </div>
        ))}
      </dl>
      {status === 'open' ? (
        <ButtonLink {...answer} size="small" tone="ghost">
          {words.entry.answer[kind]}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      ) : (
        <ArrowLink href={`${exchangeHref}?${new URLSearchParams({ kind, topic })}`}>
          {fillIn(words.entry.alike[kind], { topic: lowerFirst(topic) })}
        </ArrowLink>
      )}
    </li>
  );
}
