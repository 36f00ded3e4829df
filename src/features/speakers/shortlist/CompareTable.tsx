import { useEffect, useRef, useState } from 'react';
import { hoursAndNotice } from '#features/speakers/media-hours.ts';
import { feeLabel, travelLabels } from '#features/speakers/speaker.ts';
import type { SpeakerRecord } from '#features/speakers/speakers-file.ts';
import { formatLabels } from '#site/vocabulary.ts';
import { capitalized, formatList } from '#site/words.ts';
import { DataRow, DataTable } from '#ui/data-table/DataTable.tsx';
import styles from './shortlist.module.css';
import { shortlistWords } from './shortlist-words.ts';

/** Speakers fact by fact. A table that is wider than the window scrolls in its own region. */
export function CompareTable({ speakers }: { speakers: readonly SpeakerRecord[] }) {
  const { compare } = shortlistWords;
  const { ref, overflows } = useOverflow();
  const area = overflows ? { role: 'region', 'aria-labelledby': 'compare', tabIndex: 0 } : {};
  return (
    <div className={`stack gap-y-5 ${styles.comparison}`}>
      <h2 id="compare">{compare.title}</h2>
      <div ref={ref} className={styles.scroller} {...area}>
        <DataTable caption={compare.title} columns={['Fact', ...speakers.map(({ name }) => name)]}>
          {Object.entries(compareFacts).map(([fact, linesOf]) => (
            <DataRow
              key={fact}
              header={fact}
              cells={speakers.map((speaker) => ({
                label: speaker.name,
                value: (
                  <div className="stack gap-y-2">
                    {linesOf(speaker).map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </div>
                ),
              }))}
            />
          ))}
        </DataTable>
      </div>
    </div>
  );
}

/**
 * The facts that decide, in the order of the rows: for the header of each row, a function that
 * returns the lines of a speaker's cell. A code that this page does not know, as from a newer file,
 * is shown unchanged.
 */
export const compareFacts: Record<string, (speaker: SpeakerRecord) => readonly string[]> = {
  Expertise: ({ expertise }) => [formatList(expertise)],
  Languages: ({ languages }) => [formatList(languages)],
  Region: ({ region }) => known(region),
  'Based in': ({ basedIn }) => known(basedIn),
  Formats: ({ formats }) => [formatList(formats.map((format) => formatLabels[format] ?? format))],
  'Can be asked for': ({ engagements }) => [capitalized(formatList(engagements))],
  Travels: ({ travels }) => known(travels && (travelLabels[travels] ?? travels)),
  Fee: ({ freeForNonprofits }) =>
    freeForNonprofits === undefined ? [] : [feeLabel(freeForNonprofits)],
  'For the media': ({ media, shortNotice }) => [
    ...(media ? [hoursAndNotice(media)] : []),
    ...(shortNotice ? ['Takes calls on the day'] : []),
  ],
  Talks: ({ talks }) =>
    talks.map(
      ({ title, minutes }) => `${title} (${formatList(minutes.map(String), 'or')} minutes)`,
    ),
};

/** The line of a fact; none while it is not known. */
function known(fact: string | undefined): readonly string[] {
  return fact === undefined ? [] : [fact];
}

/**
 * Returns a `ref` and whether the content of its element is wider than the element (`overflows`),
 * measured again after every change of size.
 */
function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const area = ref.current;
    if (!area) return undefined;
    const measure = new ResizeObserver(() => setOverflows(area.scrollWidth > area.clientWidth + 1));
    for (const element of [area, ...area.children]) measure.observe(element);
    return () => measure.disconnect();
  }, []);
  return { ref, overflows };
}
