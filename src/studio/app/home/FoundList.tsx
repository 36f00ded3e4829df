import type { FoundEntry, FoundPlace } from '../../protocol.ts';
import { entryHref, foundHref, Link } from '../address.tsx';
import styles from './home.module.css';
import { Problems } from './Problems.tsx';
import { type Finding, findingHeading } from './use-find.ts';

/** The entries that were found, each with the fields in which the words stand. */
export function FoundList({ found: finding }: { found: Finding | undefined }) {
  if (!finding) return <p className="quiet">Looking …</p>;
  const { entries = [], total = 0 } = finding.found ?? {};
  return (
    <section aria-labelledby="found" className="stack gap-y-2">
      <h2 id="found" className={styles.group}>
        {findingHeading(finding)}
      </h2>
      {finding.found && total === 0 && <Advice />}
      <ul role="list" className={`stack ${styles.found}`}>
        {entries.map((entry) => (
          <li key={`${entry.kind}/${entry.id}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {total > entries.length && (
        <p className="quiet">These are the first {entries.length}. One word more leads to fewer.</p>
      )}
    </section>
  );
}

/** A list of what to try where nothing was found. */
function Advice() {
  return (
    <ul className="stack gap-y-2">
      <li>Try one word of it, or only the beginning of a word.</li>
      <li>
        Copy a few words from the page, without a figure or a date: the site writes those itself.
      </li>
      <li>
        What you typed and did not save is not found, nor are words in pictures and recordings.
      </li>
    </ul>
  );
}

function Entry({ entry }: { entry: FoundEntry }) {
  const { title, kindLabel, problems, isCalledSo, places, further } = entry;
  // Where only a field has the words, it is what one looks for.
  const [place] = isCalledSo ? [] : places;
  return (
    <>
      <div className={styles.foundTitle}>
        <Link href={place ? foundHref(entry, place) : entryHref(entry)}>{title}</Link>
        {title !== kindLabel && <span className="quiet small">{kindLabel}</span>}
        <Problems number={problems} />
      </div>
      {places.length > 0 && (
        <ul role="list" className={`stack ${styles.places}`}>
          {places.map((place) => (
            <li key={place.path}>
              <Place entry={entry} place={place} />
            </li>
          ))}
        </ul>
      )}
      {further > 0 && (
        <p className={`quiet small ${styles.further}`}>
          and in {further === 1 ? 'one more field' : `${further} more fields`}
        </p>
      )}
    </>
  );
}

/** The words that were found, between those around them, and a link to their field. */
function Place({ entry, place }: { entry: FoundEntry; place: FoundPlace }) {
  return (
    <>
      <Link href={foundHref(entry, place)}>
        {place.label}
        <span className="visually-hidden"> of {entry.title}</span>
      </Link>
      <span className={styles.phrase}>
        {place.before}
        <mark>{place.match}</mark>
        {place.after}
      </span>
    </>
  );
}
