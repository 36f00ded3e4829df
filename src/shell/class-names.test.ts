import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassName } from './class-names.ts';

const [firstModule = '', secondModule = ''] = globSync('src/**/*.module.css').map((file) =>
  resolve(file),
);

test('no two classes of the site have the same name, and each keeps its name', () => {
  const names = [firstModule, secondModule].flatMap((file) =>
    ['card', 'title'].map((name) => shortClassName(name, file)),
  );
  expect(new Set(names).size).toBe(4);
  expect(shortClassName('card', `${firstModule}?used`)).toBe(names[0]);
});

test('names begin with letters that no rule of a content blocker begins with', () => {
  expect(shortClassName('card', firstModule)).toMatch(/^[k-z][a-z]\d+$/);
});

test('a file that is no module of the site is named', () => {
  expect(() => shortClassName('card', resolve('elsewhere.module.css'))).toThrow(
    'elsewhere.module.css is no CSS module',
  );
});
