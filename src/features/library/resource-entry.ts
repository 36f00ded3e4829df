import type { ResourceView } from './resource.ts';

/** A document as the table shows and the filter asks for it: small enough to travel to the browser. */
export type ResourceEntry = Pick<
  ResourceView,
  | 'id'
  | 'href'
  | 'title'
  | 'description'
  | 'publisher'
  | 'linkNote'
  | 'type'
  | 'typeLabel'
  | 'topics'
  | 'topicLabel'
  | 'published'
  | 'date'
  | 'fileUrl'
>;

/** A document → its entry in the table. */
export function entryOf(resource: ResourceView): ResourceEntry {
  const { id, href, title, description, publisher, linkNote, type, typeLabel } = resource;
  const { topics, topicLabel, published, date, fileUrl } = resource;
  return {
    ...{ id, href, title, description, publisher, type, typeLabel },
    ...{ topics, topicLabel, published, date, fileUrl },
    ...(linkNote !== undefined && { linkNote }),
  };
}
