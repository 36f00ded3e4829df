import { fillIn } from '#site/fill-in.ts';
import { inWords } from '#site/in-words.ts';
import type { Ask } from './ask.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { Found, Missing } from './find-people.ts';
import type { MediaPerson } from './media-person.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './people.module.css';
import { clockAt, readsAlike, spanInWords } from './times-in-words.ts';

interface Props {
  words: DeadlinePageFile['people'];
  found: Found;
  ask: Ask;
  now: number;
  /** Whose clock the reporter reads. */
  zone: string;
  href: string;
}

/** A person with the first time they can talk, on both clocks, and what they lack. */
export function FoundRow({ words, found: { person, talk, missing }, ask, now, zone, href }: Props) {
  const there = person.hours.timeZone;
  const { time, zone: zoneThere } = clockAt(now, there);
  return (
    <PersonRow words={words} person={person} href={href}>
      <p className={styles.talk}>{spanInWords(talk, zone, now, words.talk, words)}</p>
      <p>
        {!readsAlike(talk.from, zone, there) && (
          <>{spanInWords(talk, there, now, words.there, words)} </>
        )}
        {fillIn(words.now, { time, zone: zoneThere })}
      </p>
      {missing.length > 0 && (
        <ul className={styles.missing} role="list">
          {missing.map((one) => (
            <li key={one}>{missingInWords(one, person, ask, words)}</li>
          ))}
        </ul>
      )}
    </PersonRow>
  );
}

function missingInWords(
  one: Missing,
  { topics, basedIn }: MediaPerson,
  { topic, lang, place }: Ask,
  { missing }: DeadlinePageFile['people'],
): string {
  return fillIn(missing[one], { topic, topics: inWords(topics), language: lang, place, basedIn });
}
