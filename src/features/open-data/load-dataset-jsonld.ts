import type { Dataset, WithContext } from 'schema-dts';
import { loadPage } from '#content/load-page.ts';
import { datasetJsonLd } from './catalog-jsonld.ts';
import type { DataFileName } from './data-file-view.ts';
import { loadDataFile } from './load-data-files.ts';

/** A data file as the page at `url`, where people read the same list, tells search engines of it. */
export async function loadDatasetJsonLd(
  name: DataFileName,
  url: URL,
): Promise<WithContext<Dataset>> {
  const { files: holds } = await loadPage('dataPage');
  const site = await loadPage('site');
  const built = new Date().toISOString().slice(0, 10);
  const href = url.pathname.replace(/\.html$/, '');
  return datasetJsonLd(await loadDataFile(name, url), { holds, site, built, base: url, href });
}
