import { memo } from 'react';
import { DataRow, DataTable } from '#ui/data-table/DataTable.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import type { ResourceEntry } from './resource.ts';
import styles from './resource-table.module.css';
import { TypeMark } from './TypeMark.tsx';
import { YearBars } from './YearBars.tsx';
import type { YearSpan } from './year-span.ts';

/** The columns of the specification (section 2, Resource Library). */
const columns = ['Resource', 'Type', 'Topics', 'Date', 'Action'];

interface Props {
  resources: readonly ResourceEntry[];
  /** The years of all documents, whatever is filtered. */
  span: YearSpan;
  sort?: string | undefined;
}

/**
 * The documents as rows: title and description, type, topics, date, and the link to the document.
 */
export const ResourceTable = memo(function ResourceTable(props: Props) {
  const { resources, span, sort = 'newest' } = props;
  return (
    <DataTable
      caption="Resources"
      columns={columns}
      sorted={{
        column: sort === 'title' ? 'Resource' : 'Date',
        direction: sort === 'newest' ? 'descending' : 'ascending',
      }}
      isSteady
    >
      {resources.map((resource) => (
        <ResourceRow key={resource.id} resource={resource} span={span} />
      ))}
    </DataTable>
  );
});

/** One document. Memoized, because a filter adds and removes rows and changes none. */
const ResourceRow = memo(function ResourceRow(props: { resource: ResourceEntry; span: YearSpan }) {
  const { resource, span } = props;
  const { href, title, description, publisher, linkNote } = resource;
  return (
    <DataRow
      header={
        <>
          <a className={styles.title} href={href}>
            {title}
          </a>
          <span className={styles.text}>{description}</span>
          <span className={styles.publisher}>
            {publisher}
            {linkNote && `. ${linkNote}`}
          </span>
        </>
      }
      cells={[
        {
          label: 'Type',
          value: (
            <span className={styles.drawn}>
              <TypeMark type={resource.type} />
              {resource.typeLabel}
            </span>
          ),
        },
        { label: 'Topics', value: resource.topicLabel },
        {
          label: 'Date',
          value: (
            <span className={styles.drawn}>
              <YearBars published={resource.published} span={span} />
              <time dateTime={resource.published}>{resource.date}</time>
            </span>
          ),
        },
        { label: 'Action', value: <DownloadLink title={title} fileUrl={resource.fileUrl} /> },
      ]}
    />
  );
});
