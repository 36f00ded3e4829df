import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The program that is loaded into a page. */
const program = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules that axe has off by default: those of WCAG 2.2, of level AAA, and experimental ones. */
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
 * Returns one line for each problem that a rule of axe finds on a page, or in the part of it that a
 * selector names.
 */
export function everyRule(page: Page, part?: string): Promise<string[]> {
  return problemsOf(page, { rules }, part);
}

/**
 * Returns one line for each problem of contrast, the only kind that a change of colors can make.
 */
export function contrast(page: Page, part?: string): Promise<string[]> {
  return problemsOf(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } }, part);
}

/**
 * Returns the problems of all rules in the light theme, and those of contrast in the dark theme.
 * Leaves the page in the dark theme.
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

/** Loads axe into each frame that has none yet, because loading takes as long as a short check. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
  }
}

/**
 * Ends running CSS transitions: after a change of theme, axe would measure a color between the two.
 * They are not waited for, because in a part that `content-visibility` skips a transition never
 * ends.
 */
function finishTransitions(page: Page) {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}
