import { useEffect, useRef, useState } from 'react';
import { mediaHours } from '#features/speakers/media-hours.ts';
import { travelLabels } from '#features/speakers/speaker.ts';
import { formatLabels } from '#site/vocabulary.ts';
import { capitalized, formatList } from '#site/words.ts';
import { DataRow, DataTable } from '#ui/data-table/DataTable.tsx';
import type { ListedSpeaker } from './listed-speaker.ts';
import styles from './shortlist.module.css';
import { shortlistWords } from './shortlist-words.ts';
import type { Row } from './shown-list.ts';

/** Two speakers or more, fact by fact. A table that is wider than the window scrolls in its own region. */
export function CompareTable({ rows }: { rows: readonly Row[] }) {
  const speakers = rows.flatMap(({ speaker }) => speaker ?? []);
  return speakers.length < 2 ? null : <Comparison speakers={speakers} />;
}

function Comparison({ speakers }: { speakers: readonly ListedSpeaker[] }) {
  const { compare } = shortlistWords;
  const { ref, overflows } = useOverflow();
  const area = overflows ? { role: 'region', 'aria-labelledby': 'compare', tabIndex: 0 } : {};
  return (
    <div className={`stack rows-5 ${styles.comparison}`}>
      <h2 id="compare">{compare.title}</h2>
      <div ref={ref} className={styles.scroller} {...area}>
        <DataTable caption={compare.title} columns={['Fact', ...speakers.map(({ name }) => name)]}>
          {compareFacts.map(({ fact, linesOf }) => (
            <DataRow
              key={fact}
              header={fact}
              cells={speakers.map((speaker) => ({
                label: speaker.name,
                value: (
                  <div className="stack rows-2">
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

/** A row of the table: its header, and a speaker → the lines of the cell. */
interface CompareFact {
  fact: string;
  linesOf: (speaker: ListedSpeaker) => readonly string[];
}

/** The facts that decide, in row order. A code that this page does not know, as from a newer file, is shown unchanged. */
export const compareFacts: readonly CompareFact[] = [
  { fact: 'Expertise', linesOf: ({ expertise }) => [formatList(expertise)] },
  { fact: 'Languages', linesOf: ({ languages }) => [formatList(languages)] },
  { fact: 'Region', linesOf: ({ region }) => [region] },
  { fact: 'Based in', linesOf: ({ basedIn }) => [basedIn] },
  {
    fact: 'Formats',
    linesOf: ({ formats }) => [formatList(formats.map((format) => formatLabels[format] ?? format))],
  },
  {
    fact: 'Can be asked for',
    linesOf: ({ engagements }) => [capitalized(formatList(engagements))],
  },
  { fact: 'Travels', linesOf: ({ travels }) => [travelLabels[travels] ?? travels] },
  {
    fact: 'Fee',
    linesOf: ({ freeForNonprofits }) => [
      freeForNonprofits ? 'Free for non-profits' : 'By agreement',
    ],
  },
  { fact: 'For the media', linesOf: mediaLines },
  {
    fact: 'Talks',
    linesOf: ({ talks }) =>
      talks.map(
        ({ title, minutes }) => `${title} (${formatList(minutes.map(String), 'or')} minutes)`,
      ),
  },
];

function mediaLines({ media, shortNotice }: ListedSpeaker): string[] {
  const hours = `${mediaHours(media)}. Notice: ${media.leadTime}`;
  return shortNotice ? [hours, 'Takes calls on the day'] : [hours];
}

/** Whether the content of an element is wider than the element, measured again after every change of size. */
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
