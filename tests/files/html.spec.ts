import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { builtPages } from '../support/built-files.ts';
import { oneOfEach } from '../support/site-pages.ts';

test('a page of each kind is valid HTML', { tag: '@long' }, async () => {
  const first = oneOfEach(builtPages().map(({ path }) => path));
  expect(first.length).toBeGreaterThan(0);
  expect(await htmlProblems(builtPages().filter(({ path }) => first.includes(path)))).toEqual([]);
});

test('every page is valid HTML', { tag: '@release' }, async () => {
  expect(await htmlProblems(builtPages())).toEqual([]);
});

/** One line for each fault of HTML: its first place, and the number of other pages that have it. */
async function htmlProblems(pages: ReturnType<typeof builtPages>): Promise<string[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const places = new Map<string, string[]>();
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file);
    for (const { ruleId, message, line, column, selector } of results.flatMap((r) => r.messages)) {
      const problem = `${ruleId}: ${message} (${selector})`;
      places.set(problem, [...(places.get(problem) ?? []), `${file}:${line}:${column}`]);
    }
  }
  return [...places].map(
    ([fault, [first = '', ...more]]) => `${first} and ${more.length} more: ${fault}`,
  );
}

test('every page has a title and a description of its own', () => {
  const pages = builtPages().filter(({ path }) => !path.endsWith('/404'));
  for (const pattern of [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/]) {
    const values = pages.map(({ path, html }) => [pattern.exec(html)?.[1] ?? '', path] as const);
    const twice = values.filter(
      ([value], index) => !value || values.findIndex(([other]) => other === value) !== index,
    );
    expect.soft(twice).toEqual([]);
  }
});
