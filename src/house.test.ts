import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * The directions of imports (docs/architecture.md): pages → shell → features → lists, files → ui,
 * site, content. The rooms' own tables of pages and kinds (`*.table.ts`) are
 * collected above the rooms, in `features/all-pages.ts` and `features/all-kinds.ts`; `kinds.ts`
 * adds those of site and shell. Hosting, check and studio lie above all of them.
 */

/** The layers that each layer may import beside itself; a layer is a folder or a file of `src`. */
const layers = {
  ui: [],
  content: ['ui'],
  site: ['content'],
  lists: ['ui', 'site', 'content'],
  files: ['ui', 'site', 'content'],
  features: ['lists', 'files', 'ui', 'site', 'content'],
  shell: ['styles', 'features', 'lists', 'files', 'ui', 'site', 'content'],
  pages: ['shell', 'features', 'lists', 'files', 'ui', 'site', 'content', 'hosting', 'styles'],
  hosting: ['files', 'site'],
  'content.config': ['kinds', 'content'],
  'astro.config': ['check', 'hosting', 'shell', 'features', 'site', 'content'],
  kinds: ['shell', 'features', 'files', 'site', 'content'],
  check: ['kinds', 'features', 'files', 'site', 'content'],
  adopt: ['studio', 'check', 'kinds', 'features', 'files', 'site', 'content'],
  studio: ['check', 'kinds', 'hosting', 'features', 'files', 'ui', 'site', 'content', 'styles'],
} as const satisfies Record<string, readonly string[]>;
type Layer = keyof typeof layers;

interface Import {
  from: string;
  to: string;
}

const imports = globSync('{astro.config.ts,src/**/*.{ts,tsx,astro}}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\.examples\.ts$/.test(file))
  .flatMap(importsOf);

/**
 * The files of `src` that a file imports, types as well; paths begin below `src`. Words are no
 * code.
 */
function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const found = source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([#.][^'"]+)['"]/g);
  return [...found].flatMap(([, path = '']) => {
    if (path.startsWith('#words/')) return [];
    const to = path.startsWith('#')
      ? path.replace('#', 'src/')
      : posix.join(posix.dirname(file), path);
    return to.startsWith('src/') ? { from: belowSrc(file), to: belowSrc(to) } : [];
  });
}

function belowSrc(file: string): string {
  return file.replace(/^src\//, '');
}

function layerOf(file: string): string {
  return file.split('/')[0]?.replace(/\.ts$/, '') ?? '';
}

/** The room of a file under `features`. */
function roomOf(file: string): string | undefined {
  return /^features\/([^/]+)\//.exec(file)?.[1];
}

/** Each room and the other rooms that it imports. */
const neighbors = new Map<string, Set<string>>();
for (const { from, to } of imports) {
  const room = roomOf(from);
  const other = roomOf(to);
  if (room === undefined) continue;
  const others = neighbors.get(room) ?? new Set<string>();
  if (other !== undefined && other !== room) others.add(other);
  neighbors.set(room, others);
}

test('the imports of every layer were read', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(neighbors.size).toBeGreaterThan(10);
  expect([...new Set(imports.map(({ from }) => layerOf(from)))].toSorted()).toEqual(
    Object.keys(layers).toSorted(),
  );
});

test.each(Object.keys(layers) as Layer[])('%s imports only what lies below it', (layer) => {
  const below: readonly string[] = [layer, ...layers[layer]];
  const upward = imports
    .filter(({ from, to }) => layerOf(from) === layer && !below.includes(layerOf(to)))
    .map(({ from, to }) => `${from} → ${to}`);
  expect(upward).toEqual([]);
});

test('of the rooms, only the search reads the tables of all rooms', () => {
  const tables = ['features/all-pages.ts', 'features/all-kinds.ts'];
  const readers = imports
    .filter(({ from, to }) => tables.includes(to) && roomOf(from) !== undefined)
    .map(({ from }) => roomOf(from));
  expect(new Set(readers)).toEqual(new Set(['search']));
  const importsSearch = [...neighbors].filter(([, others]) => others.has('search'));
  expect(importsSearch).toEqual([]);
});

test('no two rooms import each other', () => {
  const pairs = [...neighbors].flatMap(([room, others]) =>
    [...others]
      .filter((other) => room < other && neighbors.get(other)?.has(room))
      .map((other) => `${room}, ${other}`),
  );
  expect(pairs).toEqual([]);
});

test('no rooms import each other in a circle', () => {
  const left = new Map([...neighbors].map(([room, others]) => [room, new Set(others)]));
  const withoutNeighbors = () => [...left].find(([, others]) => others.size === 0)?.[0];
  // A room that imports no other is in no circle, so it is taken out, again and again. The rooms
  // that are left at the end are in a circle or import one that is.
  for (let room = withoutNeighbors(); room !== undefined; room = withoutNeighbors()) {
    left.delete(room);
    for (const others of left.values()) others.delete(room);
  }
  expect([...left.keys()]).toEqual([]);
});

describe('still behaviors', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const table = 'src/shell/Behaviors.astro';
  const views = globSync('src/**/*.{tsx,astro}').filter(
    (file) => file !== table && !file.endsWith('.test.tsx'),
  );
  /** The names of behaviors in views: `data-enhance="copy"`, or `{isOpen ? 'a' : 'b'}`. */
  const behaviorNames = views.flatMap((file) =>
    [...read(file).matchAll(/data-enhance=(?:"([\w-]+)"|\{([^}]+)\})/g)].flatMap(
      ([, name, choice = '']) =>
        name ?? [...choice.matchAll(/'([\w-]+)'/g)].map(([, one = '']) => one),
    ),
  );
  /**
   * The entries of the table: the names that load a script, and those whose elements it enhances.
   */
  const entries = [...read(table).matchAll(/has\(([^)]+)\) && \(\s*<script>(.*?)<\/script>/gs)].map(
    ([, condition = '', script = '']) => ({
      names: [...condition.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
      enhanced: [...script.matchAll(/\[data-enhance=([\w-]+)\]/g)].map(([, name]) => name),
      modules: [...script.matchAll(/import \{ enhance(?: as \w+)? \} from '([^']+)'/g)].length,
    }),
  );

  test('every behavior that a view names has an entry, and every entry is named by a view', () => {
    const tableNames = entries.flatMap(({ names }) => names);
    expect(tableNames.length).toBeGreaterThan(10);
    expect(new Set(tableNames).size).toBe(tableNames.length);
    expect([...new Set(behaviorNames)].toSorted()).toEqual(tableNames.toSorted());
  });

  test('an entry enhances the elements of its names, each by a module of its own', () => {
    for (const { names, enhanced, modules } of entries) {
      expect(enhanced).toEqual(names);
      expect(modules).toBe(names.length);
    }
  });

  test('no page wires a script by hand', () => {
    const pages = globSync('src/pages/**/*.astro');
    expect(pages.length).toBeGreaterThan(30);
    const withScript = pages.filter((file) => /<script(?![^>]*is:inline)/.test(read(file)));
    expect(withScript).toEqual([]);
  });
});

test('a loop over what a locator finds, which passes where it finds nothing, is over allOf', () => {
  const files = globSync('tests/**/*.ts').filter((file) => !file.endsWith('all-of.ts'));
  expect(files.length).toBeGreaterThan(100);
  const loops = files.filter((file) => /\.all\(\)/.test(readFileSync(file, 'utf8')));
  expect(loops).toEqual([]);
});
