import { writeFile } from 'node:fs/promises';
import { test as base, expect as baseExpect } from '@playwright/test';
import { phone } from '../support/sizes.ts';
import { Driver, type Engine, type VisitorSettings } from './engines.ts';
import { followApplesFocus, listenForProblems, type PartState } from './in-page.ts';
import { VisitedSite } from './visited-site.ts';
import { type Part, patience, Visitor } from './visitor.ts';

interface Story {
  /** The settings of the visitor's system and browser. */
  settings: VisitorSettings;
  /**
   * `true`: a press gives no focus to a button, as on Apple systems (`followApplesFocus`). `false`:
   * it does, as WebKit has it elsewhere.
   */
  applesFocus: boolean;
  /**
   * The size of the visitor's window, in CSS pixels. WPE WebKit, the engine `floor`, keeps its own,
   * 1280 by 720.
   */
  size: { width: number; height: number };
  /** Problems that belong to the story. */
  allowedProblems: readonly RegExp[];
  /** The site on a server of its own, which a story may stop. */
  site: VisitedSite;
  visitor: Visitor;
}

interface Machine {
  engine: Engine;
  driver: Driver;
}

/**
 * A test in a WebKit with an empty profile. It also fails where a page had a problem that
 * `allowedProblems` does not match, such as an error in the console.
 */
export const test = base.extend<Story, Machine>({
  engine: ['webkit', { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await Driver.start(engine);
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  size: [phone, { option: true }],
  allowedProblems: [[], { option: true }],
  applesFocus: [true, { option: true }],
  site: async ({ applesFocus }, use) => {
    const focusRules = applesFocus ? [followApplesFocus] : [];
    const site = new VisitedSite(listenForProblems, ...focusRules);
    await site.start();
    await use(site);
    await site.stop();
  },
  visitor: async ({ driver, engine, settings, size, site, allowedProblems }, use, info) => {
    const browser = await driver.openBrowser(settings);
    if (engine === 'webkit') await browser.resize(size);
    await use(new Visitor(browser, site));
    const problemsOfLastPage = await browser.evaluate(() => window.problemsOfPage ?? []);
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('window.png');
      await writeFile(path, await browser.screenshot());
      await info.attach('the window at the end', { path });
    }
    await browser.close();
    const problems = [...site.problems, ...problemsOfLastPage].filter(
      (problem) => !allowedProblems.some((allowed) => allowed.test(problem)),
    );
    baseExpect.soft(problems, 'what the pages complained of').toEqual([]);
  },
});

/** `expect` with assertions on a part of the page, which wait until they hold. */
export const expect = baseExpect.extend({
  toBeShown: (part: Part) => waitFor(part, 'be shown', (states) => states.length === 1),
  toBeGone: (part: Part) => waitFor(part, 'be gone', (states) => states.length === 0),
  toHaveFocus: (part: Part) => waitFor(part, 'have focus', ([state]) => state?.hasFocus === true),
  toBeChecked: (part: Part) => waitFor(part, 'be checked', ([state]) => state?.isChecked === true),
  toBeUnchecked: (part: Part) =>
    waitFor(part, 'be unchecked', ([state]) => state?.isChecked === false),
  toContainText: (part: Part, words: RegExp) =>
    waitFor(part, `contain ${words}`, ([state]) => words.test(state?.text ?? '')),
  toHaveValue: (part: Part, value: string) =>
    waitFor(part, `have the value “${value}”`, ([state]) => state?.value === value),
  toHaveAttribute: (part: Part, name: string, value: string) =>
    waitFor(part, `have ${name}="${value}"`, ([state]) => state?.attributes[name] === value),
});

/**
 * Waits until the states of a part are as promised. Returns whether they became so in time, and the
 * message where they did not.
 */
async function waitFor(part: Part, promise: string, isTrue: (states: PartState[]) => boolean) {
  let states: PartState[] = [];
  const poll = baseExpect.poll(
    async () => {
      states = await part.states();
      return isTrue(states);
    },
    { timeout: patience },
  );
  const pass = await poll.toBe(true).then(
    () => true,
    () => false,
  );
  const message = () =>
    `Expected ${part} to ${promise}. There: ${JSON.stringify(states.slice(0, 3), undefined, 1)}`;
  return { pass, message };
}
