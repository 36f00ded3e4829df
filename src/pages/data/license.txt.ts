import { loadPage } from '#content/load-page.ts';
import { licenseFile } from '#features/open-data/data-file-view.ts';

/** The license of the data in plain words. */
export async function GET(): Promise<Response> {
  const { license } = await loadPage('dataPage');
  const { name } = await loadPage('site');
  return new Response(licenseFile(license, name), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
