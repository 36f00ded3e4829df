import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { builtPages } from '../support/built-files.ts';

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const places = new Map<string, string[]>();
  for (const { file, html } of builtPages()) {
    const { results } = await validator.validateString(html, file);
    for (const { ruleId, message, line, column, selector } of results.flatMap((r) => r.messages)) {
      const problem = `${ruleId}: ${message} (${selector})`;
      places.set(problem, [...(places.get(problem) ?? []), `${file}:${line}:${column}`]);
    }
  }
  const problems = [...places].map(
    ([problem, [first = '', ...more]]) => `${first} and ${more.length} more: ${problem}`,
  );
  expect(problems).toEqual([]);
});

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
