import { longDate } from '#site/time/labels.ts';
import { fileSizeLabel, fillIn } from '#site/words.ts';
import { DataRow, DataTable } from '#ui/data-table/DataTable.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import csv from '../../../content/data/gistemp-annual.csv?raw';
import type { DataFileView } from './data-file-view.ts';
import styles from './data-page.module.css';
import type { DataPageFile } from './data-page.schema.ts';

interface Props {
  words: DataPageFile['files'];
  files: readonly DataFileView[];
  /** Day of the build, YYYY-MM-DD. */
  built: string;
}

/** The data files with what they hold, how large they are, and what describes them. */
export function DataFiles({ words, files, built }: Props) {
  const { columns } = words;
  const day = <time dateTime={built}>{longDate(built)}</time>;
  return (
    <DataTable isSteady caption={words.title} columns={Object.values(columns)}>
      {files.map(({ name, href, schemaHref, bytes, entries }) => (
        <DataRow
          key={name}
          header={
            <File
              href={href}
              bytes={bytes}
              note={fillIn(words.entries, { count: String(entries) })}
            />
          }
          cells={[
            { label: columns.holds, value: words[name] },
            {
              label: columns.schema,
              value: (
                <a className={styles.link} href={schemaHref}>
                  {words.schema}
                  <span className="visually-hidden"> ({name})</span>
                </a>
              ),
            },
            { label: columns.size, value: <Size bytes={bytes} /> },
            { label: columns.built, value: day },
          ]}
        />
      ))}
      <DataRow
        header={<File href={recordFile.href} bytes={recordFile.bytes} />}
        cells={[
          { label: columns.holds, value: words.record },
          {
            label: columns.schema,
            value: (
              <ExternalLink className={styles.link} href={recordFile.source}>
                {words.recordSource}
              </ExternalLink>
            ),
          },
          { label: columns.size, value: <Size bytes={recordFile.bytes} /> },
          { label: columns.built, value: day },
        ]}
      />
    </DataTable>
  );
}

function Size({ bytes }: { bytes: number }) {
  return <span className={styles.size}>{fileSizeLabel(bytes)}</span>;
}

function File({ href, bytes, note }: { href: string; bytes: number; note?: string }) {
  return (
    <>
      <a className={styles.file} href={href}>
        {href.split('/').at(-1)}
        <span className="visually-hidden"> ({fileSizeLabel(bytes)})</span>
      </a>
      {note && <Small>{note}</Small>}
    </>
  );
}

/** The temperature record as it is published, and where it is from. */
const recordFile = {
  href: '/data/gistemp-annual.csv',
  source: 'https://data.giss.nasa.gov/gistemp/',
  bytes: csv.length,
} as const;
