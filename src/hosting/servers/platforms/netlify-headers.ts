import { matches } from '../../path-pattern.ts';
import { renderedHeaders } from '../rendered-headers.ts';
import type { SiteFacts } from '../site-facts.ts';
import { platformRules } from './platform-headers.ts';

/**
 * `_headers` for Netlify. There, all rules that match are joined and none can be taken back, so a header that
 * is not the same everywhere is named folder by folder, and no address gets it twice. `/folder/*` is `/folder`
 * too. Only policies may be joined: a browser obeys both. Throws where another header hangs on a name's ending.
 */
export function netlifyHeaders(site: SiteFacts): string {
  const blocks = new Map<string, string[]>();
  const add = (place: string, name: string, value: string | null) => {
    if (value !== null) blocks.set(place, [...(blocks.get(place) ?? []), `  ${name}: ${value}`]);
  };
  for (const { name, everywhere, except } of renderedHeaders(platformRules(site))) {
    const byEnding = except.filter(({ on }) => on.startsWith('*'));
    const byPlace = except.filter(({ on }) => !on.startsWith('*'));
    if (byEnding.length > 0 && name !== 'Content-Security-Policy') {
      throw new Error(`Netlify cannot be told ${name} by the ending of a name.`);
    }
    const valueAt = (path: string) => {
      const rule = byPlace.find(({ on }) => matches(on, path));
      return rule ? rule.value : everywhere;
    };
    const places =
      byPlace.length === 0 ? [['/*', everywhere] as const] : cover(site.files, valueAt);
    for (const [place, value] of places) add(place, name, value);
    for (const { on, value } of byEnding) add(`/${on}`, name, value);
  }
  return `${[...blocks].map(([place, lines]) => [place, ...lines].join('\n')).join('\n\n')}\n`;
}

/** The fewest folders and files, none inside another, that give every file its value. */
function cover(
  files: readonly string[],
  valueAt: (path: string) => string | null,
  folder = '/',
): (readonly [place: string, value: string | null])[] {
  const values = new Set(files.map((file) => valueAt(addressOf(file))));
  const [only] = values;
  if (only !== undefined && values.size === 1 && folder !== '/') return [[`${folder}*`, only]];
  const children = Map.groupBy(files, (file) => {
    const address = addressOf(file);
    // The folder's own page, which is not the same as what lies in it.
    if (address.length < folder.length) return address;
    return `${folder}${address.slice(folder.length).split('/')[0]}`;
  });
  return [...children].flatMap(([child, inside]) => {
    const deeper = inside.some((file) => addressOf(file) !== child);
    return deeper ? cover(inside, valueAt, `${child}/`) : [[child, valueAt(child)] as const];
  });
}

function addressOf(file: string): string {
  return file.replace(/(?<=^\/)index\.html$|\.html$/, '');
}
