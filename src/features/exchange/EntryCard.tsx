import { longDayLabel } from '#site/day-labels.ts';
import { inWords } from '#site/in-words.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { answerLetter } from './answer-letter.ts';
import styles from './entry.module.css';
import type { ExchangeEntry } from './exchange.ts';
import type { ExchangeWords } from './exchange-page.schema.ts';

interface Props {
  entry: ExchangeEntry;
  words: ExchangeWords;
  /** Where answers go. */
  to: string;
  /** Why it cannot be answered any more. */
  closed?: 'matched' | 'past';
}

/** A need or an offer, and the letter that answers it. */
export function EntryCard({ entry, words, to, closed }: Props) {
  const { id, kind, title, who, place, text, topic } = entry;
  const facts = [
    [words.entry.audience, entry.audience],
    [words.entry.when, entry.when],
    [words.entry.languages, inWords(entry.languages)],
    [words.entry.until, longDayLabel(entry.until)],
  ];
  return (
    <li className={styles.entry} data-kind={kind} data-until={entry.until}>
      <p className={styles.tags}>
        <Tag tone={kind === 'need' ? 'warning' : 'success'}>{words.kinds[kind]}</Tag>
        <Tag>{topic}</Tag>
        {closed && <Tag tone="past">{words.standing[closed]}</Tag>}
      </p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.who}>
        {who}, {place}
      </p>
      <p>{text}</p>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {!closed && (
        <ButtonLink href={mailtoHref(answerLetter(entry, words, to))} size="small" tone="ghost">
          {words.entry.answer[kind]}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      )}
      <Small>
        {words.entry.id}: {id}
      </Small>
    </li>
  );
}
