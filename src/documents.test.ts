import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/*
 * Comments cite documents, and documents name files of the code. Both are words, so nothing else
 * fails where a document is renamed or a file moves.
 */

/** Every file of the repository that a document may name, by its path from the root. */
const repository = [
  ...globSync('*.*'),
  ...globSync('{src,scripts,tests,bench,docs,public,tools,content,example}/**/*.*'),
].map((file) => file.replaceAll('\\', '/'));

describe('what comments cite', () => {
  /** Documents that are known by their names alone. */
  const bareNames = ['README.md', 'CONTRIBUTING.md'];

  /** The text of every comment, each on one line. */
  function commentsOf(source: string): string[] {
    const blocks = /(?:^|[\s{])\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/gm;
    const lines = /(?:^|\s)\/\/ .*(?:\n\s*\/\/ .*)*/gm;
    const found = [...source.matchAll(blocks), ...source.matchAll(lines)];
    return found.map(([comment]) => comment.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' '));
  }

  /** The documents that a comment names but the repository does not have at that path. */
  function missingDocuments(comment: string): string[] {
    const named = [...comment.matchAll(/(?<![\w/.-])[\w./-]*[\w-]\.md\b/g)].map(([name]) => name);
    return named.filter((name) => !bareNames.includes(name) && !existsSync(name));
  }

  /**
   * The sections, rules (`G16`) and checks (`B-48`) that a comment cites but its document in
   * `docs/requirements` does not have.
   */
  function missingSections(comment: string): string[] {
    const cited = comment.matchAll(
      /(docs\/requirements\/[\w-]+\.md), (?:section (\w+)|([GB]-?\d+))/g,
    );
    return [...cited].flatMap(([citation, path = '', section, row]) => {
      if (!existsSync(path)) return [];
      const place = section === undefined ? `^\\| ${row} \\|` : `^###? ${section}\\.`;
      return new RegExp(place, 'm').test(readFileSync(path, 'utf8')) ? [] : [citation];
    });
  }

  const files = [
    ...globSync('*.ts'),
    ...globSync('{src,scripts,tests,bench}/**/*.{ts,tsx,astro,css}', {
      exclude: (path) => path.includes('node_modules'),
    }),
  ];
  const comments = files.flatMap((file) =>
    commentsOf(readFileSync(file, 'utf8')).map((comment) => ({ file, comment })),
  );

  /** `find` over all comments, each finding with its file. */
  function findAll(find: (comment: string) => string[]): string[] {
    return comments.flatMap(({ file, comment }) => find(comment).map((one) => `${file}: ${one}`));
  }

  test('comments are read', () => {
    expect(comments.length).toBeGreaterThan(1000);
    expect(
      commentsOf('a();\n  /**\n   * One (README.md,\n   * section 1).\n   */\nb(); // Two\n'),
    ).toEqual([
      expect.stringContaining('One (README.md, section 1).'),
      expect.stringContaining('// Two'),
    ]);
    expect(commentsOf("const rule = '/*';\nconst file = 'GONE.md'; // 1\n/* 2 */")).toHaveLength(2);
  });

  test('a document that a comment cites is in the repository, at that path', () => {
    expect(missingDocuments('(GONE.md, section 4)')).toEqual(['GONE.md']);
    expect(missingDocuments('in `docs/gone.md`.')).toEqual(['docs/gone.md']);
    expect(missingDocuments('(architecture.md)')).toEqual(['architecture.md']);
    expect(missingDocuments('README.md, and docs/architecture.md')).toEqual([]);
    expect(findAll(missingDocuments)).toEqual([]);
  });

  test('a section of a requirement that a comment cites is there', () => {
    const document = 'docs/requirements/accessibility.md';
    expect(missingSections(`(${document}, section 99)`)).toEqual([`${document}, section 99`]);
    expect(missingSections(`(${document}, G99)`)).toEqual([`${document}, G99`]);
    expect(missingSections(`(${document}, section 4; ${document}, G16)`)).toEqual([]);
    expect(missingSections('(docs/requirements/reliability.md, section 2b)')).toEqual([]);
    expect(findAll(missingSections)).toEqual([]);
  });
});

describe('what documents name', () => {
  const roots = ['src', 'scripts', 'tests', 'bench', 'docs', 'public', 'content', 'example'];
  /** Folders of `src`, whose files a document may name without `src`. */
  const layers = globSync('src/*/').map((folder) => folder.replaceAll('\\', '/').split('/')[1]);

  /**
   * The paths in backticks that lead to no file, with the number of their line. A path begins at
   * the root or in `src`; a name that ends in `.ts`, `.tsx` or `.astro` may be any end of a path.
   * Braces and asterisks stand for any text. Lines that begin with “Was:” tell of the past.
   */
  function deadPaths(text: string): string[] {
    return text.split('\n').flatMap((line, index) => {
      if (/^\s*(?:[-*] )?Was:/.test(line)) return [];
      return [...line.matchAll(/`([\w./[\]{}*@-]+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => isCodePath(path) && !leadsSomewhere(path))
        .map((path) => `${index + 1}: ${path}`);
    });
  }

  function isCodePath(path: string): boolean {
    const [first, ...rest] = path.split('/');
    const isBelow = rest.length > 0 && (roots.includes(first ?? '') || layers.includes(first));
    return isBelow || /^[\w[].*\.(?:tsx?|astro)$/.test(path);
  }

  /** Content may lie in `content`, which a network has, or in `example`. */
  function leadsSomewhere(path: string): boolean {
    const isFromRoot = roots.includes(path.split('/')[0] ?? '');
    const pattern = path
      .replace(/^(?:content|example)\//, '(?:content|example)/')
      .replace(/\/$/, '')
      .replace(/[.[\]]/g, '\\$&')
      .replace(/\{[^}]*\}|\*+/g, '[^/]*');
    const place = new RegExp(`${isFromRoot ? '^' : '(?:^|/)'}${pattern}(?:/|$)`);
    return repository.some((file) => place.test(file));
  }

  test('a path that leads nowhere is found', () => {
    expect(deadPaths('In `src/site/gone.ts`.')).toEqual(['1: src/site/gone.ts']);
    expect(deadPaths('\nAnd `site/gone`, `gone.ts`.')).toEqual(['2: site/gone', '2: gone.ts']);
    expect(deadPaths('`content/pages/gone.yaml`')).toEqual(['1: content/pages/gone.yaml']);
    expect(deadPaths('Was: `src/site/gone.ts`')).toEqual([]);
    expect(deadPaths('`src/site/words.ts`, `site/words.ts`, `words.ts`, `src/site/`')).toEqual([]);
    expect(deadPaths('`src/pages/downloads/[...file].ts`, `content/letters/{id}.yaml`')).toEqual(
      [],
    );
    expect(deadPaths('`ical.js`, `site.yaml`, `/about/vision`, `npm run check`')).toEqual([]);
  });

  test('every path in a document leads to a file', () => {
    const documents = globSync('docs/**/*.md');
    expect(documents.length).toBeGreaterThan(30);
    const dead = documents.flatMap((file) =>
      deadPaths(readFileSync(file, 'utf8')).map((path) => `${file}:${path}`),
    );
    expect(dead).toEqual([]);
  });

  test('every link between documents leads to a file', () => {
    const linksOf = (text: string) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|[#/])([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => to);
    expect(linksOf('[a](b.md), [c](../d.md#e), [f](https://g.md), [h](/i)')).toEqual([
      'b.md',
      '../d.md',
    ]);
    const broken = [...globSync('docs/**/*.md'), ...globSync('*.md')].flatMap((file) =>
      linksOf(readFileSync(file, 'utf8'))
        .filter((to) => !existsSync(new URL(to, new URL(file, `file://${process.cwd()}/`))))
        .map((to) => `${file}: ${to}`),
    );
    expect(broken).toEqual([]);
  });
});
