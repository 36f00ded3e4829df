import { z } from 'zod';
import type { SiteView } from '#site/site.ts';
import { libraryHref, type ResourceView } from '../resource.ts';
import { resourceRecord } from './resource-record.ts';
import { type ResourcesFile, resourcesFileSchema } from './resources-file.schema.ts';
import { resourcesSchemaHref } from './resources-hrefs.ts';

/** The license of our own words (content/pages/terms.md). */
const license = 'https://creativecommons.org/licenses/by/4.0/';

/** All documents → the file that publishes them. The same documents always give the same file. */
export function resourcesFile(
  resources: readonly ResourceView[],
  { name }: Pick<SiteView, 'name'>,
  site: URL | string,
): ResourcesFile {
  const at = (path: string) => new URL(path, site).href;
  return {
    $schema: at(resourcesSchemaHref),
    license,
    source: { name, url: at(libraryHref) },
    resources: resources.map((resource) => resourceRecord(resource, site)),
  };
}

/** The published description of that file: JSON Schema, draft 2020-12. */
export function resourcesFileJsonSchema(site: URL | string) {
  const $id = new URL(resourcesSchemaHref, site).href;
  return { $id, ...z.toJSONSchema(resourcesFileSchema, { target: 'draft-2020-12' }) };
}
