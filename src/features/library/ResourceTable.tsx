import { DataRow } from '#ui/data-table/DataRow.tsx';
import { DataTable } from '#ui/data-table/DataTable.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import type { ResourceView } from './resource.ts';
import styles from './resource-table.module.css';

const columns = ['Resource', 'Type', 'Topics', 'Date', 'Action'];

interface Props {
  resources: readonly ResourceView[];
}

/** Title and description, type, topics, date, and the way to the document. */
export function ResourceTable({ resources }: Props) {
  return (
    <DataTable caption="Resources" columns={columns}>
      {resources.map((resource) => (
        <DataRow
          key={resource.id}
          header={
            <>
              <span className={styles.title}>{resource.title}</span>
              <span className={styles.text}>{resource.description}</span>
              <span className={styles.publisher}>
                {resource.publisher}
                {resource.linkNote && `. ${resource.linkNote}`}
              </span>
            </>
          }
          cells={[
            { label: 'Type', value: resource.typeLabel },
            { label: 'Topics', value: resource.topics.join(', ') },
            { label: 'Date', value: <time dateTime={resource.published}>{resource.date}</time> },
            { label: 'Action', value: <DownloadLink resource={resource} /> },
          ]}
        />
      ))}
    </DataTable>
  );
}
