import { composerOf, letterIn, letterOf } from '../support/contact.ts';
import { fewOfEach, listedPages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

/** Opens what a link is folded away in, be it details or a tab. Runs inside the page. */
function show(link: Element): void {
  const fold = link.closest('details');
  if (fold) fold.open = true;
  const section = link.closest('section[id]');
  if (section) location.hash = section.id;
}

const contacts = 'a[href^="mailto:"]:not([data-contact])';

/** The foot is the same on every page, so its letters are opened on one. */
function contactsOf(path: string): string {
  return path === '/' ? contacts : `:not(nav[aria-label="Footer"] *):is(${contacts})`;
}

for (const path of fewOfEach(listedPages())) {
  test(`every contact of ${path} opens the letter that its link holds`, async ({ page }) => {
    await page.goto(path);
    for (const link of await page.locator(contactsOf(path)).all()) {
      const { to, subject, body } = letterOf((await link.getAttribute('href')) ?? '');
      await link.evaluate(show);
      await link.click();
      const { dialog } = composerOf(page);
      await expect(dialog).toBeVisible();
      const shown = await letterIn(page);
      const [, reference = 'none'] = /^(?:.*) \(ref\. (CHV-\w{5})\)$/.exec(shown.subject) ?? [];
      const text = body.trimEnd();
      expect.soft(shown, subject).toEqual({
        to,
        subject: `${subject} (ref. ${reference})`,
        body: `${text}${text === '' ? '' : '\n\n'}Reference: ${reference}`,
      });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}
