import { memo } from 'react';
import { type Places, placesAtRest } from '#site/places.ts';
import { DataRow } from '#ui/data-table/DataRow.tsx';
import { DataTable } from '#ui/data-table/DataTable.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import type { Sort } from './filter/library-filter.ts';
import { ResourceCell } from './ResourceCell.tsx';
import type { ResourceEntry } from './resource-entry.ts';

/** The columns of the specification (section 2, Resource Library). */
const columns = ['Resource', 'Type', 'Topics', 'Date', 'Action'];

const sortedBy = {
  newest: { column: 'Date', direction: 'descending' },
  oldest: { column: 'Date', direction: 'ascending' },
  title: { column: 'Resource', direction: 'ascending' },
} as const satisfies Record<Sort, unknown>;

interface Props {
  resources: readonly ResourceEntry[];
  /** What is shown and where, if not everything as it stands: the rest is drawn in reserve. */
  places?: Places<ResourceEntry>;
  sort?: Sort;
}

/** Title and description, type, topics, date, and the way to the document. */
export const ResourceTable = memo(function ResourceTable(props: Props) {
  const { resources, places = placesAtRest(resources), sort = 'newest' } = props;
  return (
    <DataTable
      caption="Resources"
      columns={columns}
      sorted={sortedBy[sort]}
      isSteady
      isHidden={places.size === 0}
    >
      {resources.map((resource) => (
        <ResourceRow
          key={resource.id}
          resource={resource}
          isHidden={!places.has(resource)}
          place={places.get(resource)}
        />
      ))}
    </DataTable>
  );
});

interface RowProps {
  resource: ResourceEntry;
  isHidden: boolean;
  place: number | undefined;
}

/** Drawn once: a filter shows, hides and moves rows and changes none. */
const ResourceRow = memo(function ResourceRow({ resource, isHidden, place }: RowProps) {
  return (
    <DataRow
      isHidden={isHidden}
      place={place}
      header={<ResourceCell resource={resource} />}
      cells={[
        { label: 'Type', value: resource.typeLabel },
        { label: 'Topics', value: resource.topicLabel },
        { label: 'Date', value: <time dateTime={resource.published}>{resource.date}</time> },
        { label: 'Action', value: <DownloadLink resource={resource} /> },
      ]}
    />
  );
});
