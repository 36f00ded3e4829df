import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** What every rule finds on a page, or in the part of it that a selector names; one line for each problem. */
export function everyRule(page: Page, part?: string): Promise<string[]> {
  return problemsOf(page, { rules }, part);
}

/** What the rule for contrast finds: the one thing that a change of colors can break. */
export function contrast(page: Page, part?: string): Promise<string[]> {
  return problemsOf(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } }, part);
}

async function problemsOf(page: Page, options: RunOptions, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  await colorsAtRest(page);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Waits for running CSS transitions: after a change of theme, axe would measure a color halfway to the next. */
function colorsAtRest(page: Page) {
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
