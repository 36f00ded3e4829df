import * as site from '../../content/site.yaml';
import type { SiteFile } from './site.schema.ts';

/** Addresses, desk hours and the desk's number, for code that runs in the browser. Their one source is `content/site.yaml`. */
export const siteFacts: Pick<SiteFile, 'email' | 'desk'> = {
  email: (site as unknown as SiteFile).email,
  desk: (site as unknown as SiteFile).desk,
};
