import type { ResourceView } from '../resource.ts';
import { doiIn, precisionOf } from './exactness.ts';
import type { ResourceRecord } from './resource-record.schema.ts';

/**
 * A document → the record that is published of one. Addresses of pages become absolute at `site`. A
 * field that is not named here is not published.
 */
export function resourceRecord(resource: ResourceView, site: URL | string): ResourceRecord {
  const { id, href, title, authors, publisher, type, topics, published, dateNote } = resource;
  const { added, checked, fileUrl, linkNote, license, description, summary, useFor } = resource;
  const url = new URL(href, site).href;
  return {
    ...{ id, url, title, authors, publisher, type, topics, published },
    ...{ datePrecision: precisionOf(published), dateNote, added, checked },
    documentUrl: fileUrl === undefined ? undefined : new URL(fileUrl, site).href,
    ...{ doi: doiIn(fileUrl), linkNote, license, description, summary, useFor },
  };
}
