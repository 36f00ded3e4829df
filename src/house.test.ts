import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * The directions of imports (docs/architecture.md): pages → shell → features → lists, files → ui,
 * site, content. The table of kinds lies above the features, because it names their schemas;
 * hosting, check and studio lie above all of them.
 */

/** What the files of a folder, or of one kind, may import beside files of their own folder. */
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

/** The files of `src` that a file imports, types as well; paths begin below `src`. Words are no code. */
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
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === undefined) continue;
  const known = neighbors.get(room) ?? new Set<string>();
  if (other !== undefined && other !== room) known.add(other);
  neighbors.set(room, known);
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
  // A room without neighbors is in no circle, so it is taken out; rooms that stay to the end are in
  // one or lead into one.
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
  /** The names that views give: `data-enhance="copy"`, or one of two in an expression. */
  const named = views.flatMap((file) =>
    [...read(file).matchAll(/data-enhance=(?:"([\w-]+)"|\{([^}]+)\})/g)].flatMap(
      ([, name, choice = '']) =>
        name ?? [...choice.matchAll(/'([\w-]+)'/g)].map(([, one = '']) => one),
    ),
  );
  /**
   * The entries of the table: the names that bring a script, and those whose elements it enhances.
   */
  const entries = [...read(table).matchAll(/has\(([^)]+)\) && \(\s*<script>(.*?)<\/script>/gs)].map(
    ([, asked = '', script = '']) => ({
      asked: [...asked.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
      enhanced: [...script.matchAll(/\[data-enhance=([\w-]+)\]/g)].map(([, name]) => name),
      modules: [...script.matchAll(/import \{ enhance(?: as \w+)? \} from '([^']+)'/g)].length,
    }),
  );

  test('every behavior that a view names has an entry, and every entry is named by a view', () => {
    const known = entries.flatMap(({ asked }) => asked);
    expect(known.length).toBeGreaterThan(10);
    expect(new Set(known).size).toBe(known.length);
    expect([...new Set(named)].toSorted()).toEqual(known.toSorted());
  });

  test('an entry enhances the elements of its names, each by a module of its own', () => {
    for (const { asked, enhanced, modules } of entries) {
      expect(enhanced).toEqual(asked);
      expect(modules).toBe(asked.length);
    }
  });

  test('no page wires a script by hand', () => {
    const pages = globSync('src/pages/**/*.astro');
    expect(pages.length).toBeGreaterThan(30);
    const wired = pages.filter((file) => /<script(?![^>]*is:inline)/.test(read(file)));
    expect(wired).toEqual([]);
  });
});

test('a loop over what a locator finds, which passes where it finds nothing, is over allOf', () => {
  const files = globSync('tests/**/*.ts').filter((file) => !file.endsWith('all-of.ts'));
  expect(files.length).toBeGreaterThan(100);
  const loops = files.filter((file) => /\.all\(\)/.test(readFileSync(file, 'utf8')));
  expect(loops).toEqual([]);
});
