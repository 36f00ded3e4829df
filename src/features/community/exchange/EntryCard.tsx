import { answerNeed, answerOffer } from '#features/letters/definitions/exchange.ts';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import { longDate } from '#site/time/labels.ts';
import { formatList } from '#site/words.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import styles from './entry.module.css';
import type { ExchangeEntry } from './exchange.ts';
import type { ExchangeWords } from './exchange-page.schema.ts';

interface Props {
  entry: ExchangeEntry;
  words: ExchangeWords;
  /** Why it cannot be answered any more. */
  closed?: 'matched' | 'past';
}

/** A need or an offer, and the letter that answers it. */
export function EntryCard({ entry, words, closed }: Props) {
  const { kind, title, who, place, text, topic } = entry;
  const facts = [
    [words.entry.audience, entry.audience],
    [words.entry.when, entry.when],
    [words.entry.languages, formatList(entry.languages)],
    [words.entry.until, longDate(entry.until)],
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
        <ButtonLink {...answerLink(entry)} size="small" tone="ghost">
          {words.entry.answer[kind]}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      )}
    </li>
  );
}

/** The letter that answers an entry: it names the entry by its title, and what it says. */
function answerLink({ kind, title, who, place, when }: ExchangeEntry): LetterLink {
  const entry = `${title}\n${who}, ${place}. ${when}.`;
  return letterLink(kind === 'need' ? answerNeed : answerOffer, { entry });
}
