import { type DataSource, dataFileHead, publishedSchema } from '#files/data-file/data-file.ts';
import { libraryHref, type ResourceView } from '../resource.ts';
import { resourceRecord } from './resource-record.ts';
import { type ResourcesFile, resourcesFileSchema } from './resources-file.schema.ts';
import { resourcesSchemaHref } from './resources-hrefs.ts';

/** All documents → the file that publishes them. The same documents always give the same file. */
export function resourcesFile(
  resources: readonly ResourceView[],
  source: DataSource,
  site: URL | string,
): ResourcesFile {
  return {
    ...dataFileHead({ schema: resourcesSchemaHref, page: libraryHref }, source, site),
    resources: resources.map((resource) => resourceRecord(resource, site)),
  };
}

/** The published description of that file: JSON Schema, draft 2020-12. */
export function resourcesFileJsonSchema(site: URL | string) {
  return publishedSchema(resourcesFileSchema, resourcesSchemaHref, site);
}
