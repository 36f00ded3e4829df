import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The program that is loaded into a page. */
const program = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

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
const rules = {
  ...Object.fromEntries(extraRules.map((rule) => [rule, { enabled: true }])),
  // Each color that it refuses, the rule for enhanced contrast refuses as well.
  'color-contrast': { enabled: false },
};

/**
 * What every rule finds on a page, or in the part of it that a selector names; one line for each
 * problem.
 */
export function everyRule(page: Page, part?: string): Promise<string[]> {
  return problemsOf(page, { rules }, part);
}

/** What the rule for contrast finds: the one thing that a change of colors can break. */
export function contrast(page: Page, part?: string): Promise<string[]> {
  return problemsOf(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } }, part);
}

/**
 * What every rule finds in the light theme, and what becomes unreadable in the dark one, where the
 * page then stands.
 */
export async function inBothThemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await everyRule(page, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await contrast(page, part);
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}

async function problemsOf(page: Page, options: RunOptions, part?: string): Promise<string[]> {
  await bringAxe(page);
  await finishTransitions(page);
  const violations = await page.evaluate(
    async ({ options, part }) => {
      const { axe } = window as unknown as WithAxe;
      return (await axe.run(part ?? document, options)).violations;
    },
    { options: { ...options, resultTypes: ['violations' as const] }, part },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

interface WithAxe {
  axe: typeof axe;
}

/**
 * Loads axe into each frame that has none; to load it again for each look would take as long as a
 * short look.
 */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
  }
}

/**
 * Takes running CSS transitions to their end: after a change of theme, axe would measure a color
 * halfway to the next. To wait for them would take forever where one runs in what
 * `content-visibility` leaves out, for time stands still there.
 */
function finishTransitions(page: Page) {
  return page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}
