import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';
import { allowedYoung } from '../support/young-features/allowed-young.ts';
import { youngInMarkup } from '../support/young-features/markup-features.ts';
import { youngInScript } from '../support/young-features/script-features.ts';
import { youngInStyles } from '../support/young-features/style-features.ts';
import type { YoungFeature } from '../support/young-features/support-data.ts';

interface Use extends YoungFeature {
  file: string;
}

const uses = usesInBuild();

test('nothing in the build is younger than the oldest browsers we promise, without a reason', () => {
  const known = (use: Use) => allowedYoung.some((allowed) => isOf(use, allowed));
  expect(summary(uses.filter((use) => !known(use)))).toEqual([]);
});

test('every reason is still needed', () => {
  const idle = allowedYoung.filter((allowed) => !uses.some((use) => isOf(use, allowed)));
  expect(idle).toEqual([]);
});

test('the record of decisions has every reason', () => {
  const record = readFileSync('docs/decisions/browsers.md', 'utf8');
  expect(allowedYoung.filter(({ name }) => !record.includes(`\n| ${name} |`))).toEqual([]);
});

/*
 * Such a pattern throws in Safari before 16.4 when its module is loaded, and takes the module with
 * it. The floor has it just so, but a browser that says so and lacks it would show nothing.
 */
test('no script of the build has a pattern that looks behind', () => {
  const files = builtFiles('**/*.js');
  expect(files.length).toBeGreaterThan(10);
  const looksBehind = (file: string) => /\(\?<[=!]/.test(readFileSync(join(outDir, file), 'utf8'));
  expect(files.filter(looksBehind)).toEqual([]);
});

const scripts = [
  ['list.toSorted()', ['javascript.builtins.Array.toSorted']],
  ['const { toSorted } = list', ['javascript.builtins.Array.toSorted']],
  ['Map.groupBy(list, key)', ['javascript.builtins.Map.groupBy']],
  ["'a'.toWellFormed()", ['javascript.builtins.String.toWellFormed']],
  ['new URLPattern()', ['api.URLPattern']],
  ['button.ariaLabel', ['api.Element.ariaLabel']],
  ["root.querySelector('p:has(time)')", ['css.selectors.has']],
  ["window.addEventListener('scrollend', run)", ['api.Document.scrollend_event']],
  ['/[\\p{L}--a]/v.test(text)', ['syntax']],
  ['list.map(String).at(-1); structuredClone(list); class A { static {} }', []],
] as const;

const styles = [
  ['a{color:light-dark(red,blue)}', ['css.types.color.light-dark']],
  ['a{--ink:light-dark(red,blue)}', ['css.types.color.light-dark']],
  ['a{b{color:red}}', ['syntax']],
  ['a{&:hover{color:red}}', ['css.selectors.nesting']],
  ['a:has(b){color:red}', ['css.selectors.has']],
  ['a{min-height:2lh}', ['css.types.length.lh']],
  ['a{min-height:3em;min-height:2lh}', []],
  ['a{text-wrap:balance}', ['css.properties.text-wrap', 'css.properties.text-wrap.balance']],
  ['a{content:"✓"/""}', ['css.properties.content.alt_text']],
  ['@supports (content:""/""){a{content:"✓"/""}}', []],
  ['@media (scripting:none){a{color:red}}', ['css.at-rules.media.scripting']],
  ['@supports not selector(:popover-open){a{color:red}}', []],
  ['a{display:grid;inset:0;color:rgb(0 0 0/50%)}', []],
] as const;

test('what is younger is known when it is seen', () => {
  const ids = (found: readonly YoungFeature[]) => found.map(({ id }) => id);
  for (const [script, young] of scripts)
    expect.soft(ids(youngInScript(script, 'module')), script).toEqual(young);
  for (const [style, young] of styles) expect.soft(ids(youngInStyles(style)), style).toEqual(young);
  const popover = ids(youngInMarkup('<div class="a" popover="auto"></div>'));
  expect.soft(popover).toEqual(['html.global_attributes.popover']);
});

function isOf({ id, file }: Use, { features, files }: (typeof allowedYoung)[number]): boolean {
  return (
    features.some((feature) => id === feature || id.startsWith(`${feature}.`)) &&
    (files?.test(file) ?? true)
  );
}

/** The young features that the build uses; inline code has the name of its first page. */
function usesInBuild(): Use[] {
  const uses: Use[] = [];
  const readTexts = new Set<string>();
  const look = (file: string, source: string, young: (source: string) => YoungFeature[]) => {
    if (readTexts.has(source)) return;
    readTexts.add(source);
    uses.push(...young(source).map((feature) => ({ ...feature, file })));
  };
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  for (const file of builtFiles('**/*.js')) {
    const isWorker = /^sw(-off)?\.js$/.test(file);
    look(file, read(file), (source) => youngInScript(source, isWorker ? 'script' : 'module'));
  }
  for (const file of builtFiles('**/*.css')) look(file, read(file), youngInStyles);
  for (const { file, html } of builtPages()) {
    look(file, html, youngInMarkup);
    for (const [, style = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
      look(file, style, youngInStyles);
    for (const [, attributes = '', script = ''] of html.matchAll(
      /<script([^>]*)>([\s\S]*?)<\/script>/g,
    )) {
      if (/type="application\//.test(attributes)) continue;
      look(file, script, (source) =>
        youngInScript(source, /module/.test(attributes) ? 'module' : 'script'),
      );
    }
  }
  return uses;
}

/** One line for each feature: the versions that have it, and the first file that uses it. */
function summary(found: readonly Use[]): string[] {
  const byId = Map.groupBy(found, ({ id }) => id);
  return [...byId].map(
    ([id, all]) =>
      `${id} (${all[0]?.since}) in ${[...new Set(all.map(({ file }) => file))].slice(0, 3).join(', ')}, ${all.length} times`,
  );
}
