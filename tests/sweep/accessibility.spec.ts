import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allPages } from '../support/site-pages.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Rules that axe leaves off unless asked: WCAG 2.2, AAA and those it calls experimental. */
const extraRules = [
  'color-contrast-enhanced',
  'css-orientation-lock',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'meta-refresh-no-exceptions',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];
const rules = Object.fromEntries(extraRules.map((rule) => [rule, { enabled: true }]));

type RunOptions = Parameters<AxeBuilder['options']>[0];

for (const path of allPages()) {
  test(`${path} has no barrier that a machine can find`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    expect.soft(await everyRule(page), 'on a desk, light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await contrast(page), 'on a desk, dark').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await everyRule(page), 'on a phone, dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await contrast(page), 'on a phone, light').toEqual([]);
  });
}

function everyRule(page: Page): Promise<string[]> {
  return faultsOf(page, { rules });
}

function contrast(page: Page): Promise<string[]> {
  return faultsOf(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } });
}

async function faultsOf(page: Page, options: RunOptions): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
