import type { SiteFile } from '#site/site.schema.ts';
import site from '../../../content/site.yaml';

/** Where letters go, for code that runs in the browser. The addresses stand in `content/site.yaml` alone. */
export const siteAddresses = (site as SiteFile).email;
