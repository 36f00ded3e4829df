import { resourceHref } from '#features/library/resource.ts';
import type { SearchRecord } from './search-record.ts';
import type { Source } from './source.ts';

/** Every document of the library. */
export function resourceRecords({ resources }: Source): SearchRecord[] {
  return resources.map(({ id, data }) => ({
    id: `resource-${id}`,
    kind: 'resource',
    href: resourceHref(id),
    title: data.title,
    about: `${data.publisher}, ${data.published.slice(0, 4)}. ${data.description}`,
    also: [data.type, 'document', 'download', ...data.topics, ...(data.authors ?? [])].join('; '),
    text: [data.summary, ...data.useFor],
  }));
}
