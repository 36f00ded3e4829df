import { expect, test } from 'vitest';
import { written } from '#features/community/testing/written.ts';
import { budgetSheet, writeBudget } from './budget.ts';
import { budgetTemplateSchema } from './templates.schema.ts';

const template = written('toolkit/budget-template.yaml', budgetTemplateSchema);
const rows = budgetSheet(template);
const formulas = rows.flat().flatMap((cell) => (cell?.type === 'Formula' ? `${cell.value}` : []));

test('every line and every sum has its formula', () => {
  const lines = template.groups.flatMap(({ items }) => items).length;
  expect(formulas).toHaveLength(2 * lines + 3 * template.groups.length + 7);
});

test('formulas are in the form that SpreadsheetML has for every language', () => {
  for (const formula of formulas) expect(formula).toMatch(/^[A-Z][\w(),:+\-*/>]*$/);
});

test('a formula names no cell below the sheet', () => {
  const named = formulas.flatMap((formula) => [...formula.matchAll(/[A-G](\d+)/g)]);
  for (const [, row] of named) expect(Number(row)).toBeLessThanOrEqual(rows.length);
});

test('the same words give the same book', async () => {
  const book = Buffer.from(await writeBudget(template));
  expect(Buffer.from(await writeBudget(template)).equals(book)).toBe(true);
});
