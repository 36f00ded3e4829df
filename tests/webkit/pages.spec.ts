import { allPages, missingPages, oneOfEach } from '../support/site-pages.ts';
import {
  headingProblems,
  imageProblems,
  landmarkProblems,
  widthProblems,
} from '../sweep/in-page.ts';
import { missingParts, wakeParts } from './in-page.ts';
import { expect, test } from './test.ts';

/* Of pages that differ in their words alone, one: what WebKit draws otherwise hangs on the
   template. */
for (const path of oneOfEach(allPages())) {
  const isMissing = missingPages.some((missing) => missing === path);

  test.describe(path, () => {
    // The pages for missing addresses write one line for those who maintain links.
    test.use({ allowedProblems: isMissing ? [/: console \w+: /] : [] });

    test(`${path} is whole on a phone, and complains of nothing`, async ({ visitor }) => {
      const { window } = visitor;
      await visitor.open(path);
      await expect.poll(() => window.evaluate(wakeParts), 'parts that sleep').toBe(0);
      expect.soft(await window.evaluate(imageProblems), 'pictures').toEqual([]);
      expect.soft(await window.evaluate(missingParts), 'missing parts').toEqual([]);
      expect.soft(await window.evaluate(headingProblems), 'headings').toEqual([]);
      expect.soft(await window.evaluate(landmarkProblems), 'landmarks').toEqual([]);
      expect.soft(await window.evaluate(widthProblems), 'parts beside the window').toEqual([]);
    });
  });
}
