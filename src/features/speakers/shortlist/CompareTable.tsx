import { DataRow, DataTable } from '#ui/data-table/DataTable.tsx';
import { compareFacts } from './compare-facts.ts';
import styles from './compare-table.module.css';
import type { ListedSpeaker } from './listed-speaker.ts';
import type { Row } from './rows.ts';
import { shortlistWords } from './shortlist-words.ts';
import { useOverflow } from './use-overflow.ts';

const { compare } = shortlistWords;

interface Props {
  rows: readonly Row[];
}

/** Two speakers or more, fact by fact. Where the table is wider than the window, it scrolls by itself. */
export function CompareTable({ rows }: Props) {
  const speakers = rows.flatMap(({ speaker }) => speaker ?? []);
  return speakers.length < 2 ? null : <Comparison speakers={speakers} />;
}

function Comparison({ speakers }: { speakers: readonly ListedSpeaker[] }) {
  const { ref, overflows } = useOverflow<HTMLDivElement>();
  const area = overflows ? { role: 'region', 'aria-labelledby': 'compare', tabIndex: 0 } : {};
  return (
    <div className={styles.place}>
      <h2 id="compare">{compare.title}</h2>
      <div ref={ref} className={styles.area} {...area}>
        <DataTable caption={compare.title} columns={['Fact', ...speakers.map(({ name }) => name)]}>
          {compareFacts.map(({ fact, linesOf }) => (
            <DataRow
              key={fact}
              header={fact}
              cells={speakers.map((speaker) => ({
                label: speaker.name,
                value: <Lines lines={linesOf(speaker)} />,
              }))}
            />
          ))}
        </DataTable>
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
