import { calendarHref, eventHref } from '#features/events/event.ts';
import type { EventsPageFile } from '#features/events/events.table.ts';
import { longDate, monthName } from '#site/time/labels.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import { fillIn } from '#site/words.ts';
import styles from './year-ahead.module.css';
import { dayOfMonth, type EventAhead, type MonthAhead, numeralsOf } from './year-ahead.ts';

interface Props {
  months: readonly MonthAhead[];
  /** The day from which events are drawn. It is named, because the page may be read later. */
  today: PlainDay;
  words: EventsPageFile['ahead'];
}

/**
 * Twelve months with a bar for each event on its day (docs/requirements/design.md, section 5). A
 * month is one link, as wide as a finger even on a small phone: to its event, or to the month where
 * it has several.
 */
export function YearAhead({ months, today, words }: Props) {
  return (
    <section className={styles.ahead} aria-labelledby="year-ahead">
      <h2 id="year-ahead">{words.title}</h2>
      <p className="quiet small">{fillIn(words.lede, { day: longDate(today) })}</p>
      <ol className={styles.months} role="list" data-squares="">
        {months.map((month, index) => (
          <li key={month.month} className={styles.month}>
            <Month {...month} today={index === 0 ? today : undefined} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A month: a bar for each of its events, the days above them, and its name below the axis. */
function Month(props: MonthAhead & { today: PlainDay | undefined; words: Props['words'] }) {
  const { month, events, today, words } = props;
  const picture = (
    <>
      <svg className={styles.bars} aria-hidden="true" focusable="false">
        {today && <line className={styles.today} {...at(today)} y1="28" y2="90" />}
        {events.map((event) => (
          <EventBar key={event.id} {...event} />
        ))}
        {numeralsOf(events).map(({ day, text }) => (
          <text key={day} x={at(day).x1} y="22" textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
      <MonthLabel month={month} isFirst={today !== undefined} />
    </>
  );
  const [first, ...others] = events;
  if (!first) return <span className={styles.link}>{picture}</span>;
  const name =
    others.length === 0
      ? fillIn(words.event, { day: longDate(first.day), title: first.title })
      : fillIn(words.events, { month: longDate(month), count: String(events.length) });
  return (
    <a
      className={styles.link}
      href={others.length === 0 ? eventHref(first.id) : `${calendarHref}?month=${month}`}
    >
      {picture}
      <span className="visually-hidden">{name}</span>
    </a>
  );
}

/** Where a day stands in its month, from left to right, as both ends of an upright line. */
function at(day: PlainDay): { x1: string; x2: string } {
  const x = `${Math.round(((dayOfMonth(day) - 0.5) / 31) * 1000) / 10}%`;
  return { x1: x, x2: x };
}

/** Solid in person, outlined virtual, split hybrid, as the badge of the format. */
function EventBar({ day, format }: EventAhead) {
  if (format === 'in-person')
    return <line className={styles.inPerson} {...at(day)} y1="28" y2="90" />;
  if (format === 'hybrid') {
    return (
      <>
        <line className={styles.virtual} {...at(day)} y1="28" y2="59" />
        <line className={styles.inPerson} {...at(day)} y1="59" y2="90" />
      </>
    );
  }
  return (
    <>
      <line className={styles.virtual} {...at(day)} y1="28" y2="90" />
      <line className={styles.hollow} {...at(day)} y1="30" y2="88" />
    </>
  );
}

/** `Nov 2026`, `Dec`: the year stands at the first month and in January; a letter on phones. */
function MonthLabel({ month, isFirst }: { month: string; isFirst: boolean }) {
  const name = monthName(Number(month.slice(5))) ?? '';
  const hasYear = isFirst || month.endsWith('-01');
  return (
    <span className={styles.label} data-year={hasYear ? '' : undefined} aria-hidden="true">
      <span className={styles.letter}>{name.slice(0, 1)}</span>
      <span className={styles.name}>{name.slice(0, 3)}</span>
      {hasYear && (
        <>
          <span className={styles.name}>{` ${month.slice(0, 4)}`}</span>
          <span className={styles.shortYear}>{`’${month.slice(2, 4)}`}</span>
        </>
      )}
    </span>
  );
}
