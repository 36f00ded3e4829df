import { headersFor } from '../../headers.ts';
import type { SiteFacts } from '../site-facts.ts';

/**
 * What to put into an object store: one line for each object, with tabs between key, file, media type, caching
 * and, for old addresses, which have no file (`-`), where they lead. An object's key is the page's address, so no `.html` is needed.
 */
export function objectsFile({ pages, missing, moves, files }: SiteFacts): string {
  const addresses = new Map([...pages, ...missing].map(({ file, path }) => [file, path]));
  const objects = files.map((file) => {
    const path = addresses.get(file);
    const headers = headersFor(file);
    const key = path === undefined || path === '/' || path === '/404' ? file : path;
    return [key, file, headers['Content-Type'], headers['Cache-Control'], ''];
  });
  const old = moves.map(([from, to]) => [from, '-', 'text/html; charset=utf-8', 'no-cache', to]);
  return [
    'key\tfile\ttype\tcaching\tleads-to',
    ...[...objects, ...old].map((row) =>
      row.map((cell = '') => cell.replace(/^\//, '')).join('\t'),
    ),
    '',
  ].join('\n');
}
