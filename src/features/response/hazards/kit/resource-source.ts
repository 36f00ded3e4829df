import type { SourceLink } from '#features/evidence/claims/claim.ts';
import type { ResourceFile } from '#features/library/resource.schema.ts';
import { addressOf } from '#site/site.ts';

/** A document of the library, cited as the documents of claims are: publisher, title, year. */
export function resourceSource(
  document: Pick<ResourceFile, 'publisher' | 'title' | 'published' | 'fileUrl'>,
): SourceLink {
  const { publisher, title, published, fileUrl } = document;
  return {
    name: [publisher, title, published.slice(0, 4)].join(', '),
    href: addressOf(fileUrl) ?? '/resources/library',
    secondary: false,
  };
}
