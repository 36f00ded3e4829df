import { desk } from '../support/sizes.ts';
import { expect, test } from './test.ts';

/* Under Apple's rule a press gives a button no focus, so what opens a dialog has to remember by
   itself where focus goes back to. */

test.use({ size: desk });

for (const { path, opener, dialog, role } of [
  { path: '/privacy', role: 'link', opener: 'Search', dialog: 'Search this site' },
  { path: '/privacy', role: 'link', opener: 'Contact us', dialog: 'Write to us' },
  { path: '/stories', role: 'link', opener: 'Submit Your Story', dialog: 'Submit Your Story' },
  { path: '/speakers/directory', role: 'link', opener: 'Book a Speaker', dialog: 'Book a Speaker' },
] as const) {
  test(`${opener} on ${path} gives focus back, however I close it`, async ({ visitor }) => {
    const { page, window } = visitor;
    await visitor.open(path);
    const control = page.byRole(role, opener).nth(0);
    const opened = page.byRole('dialog', dialog);
    await control.press();
    await expect(opened).toBeShown();
    await window.pressKeys('Escape');
    await expect(opened).toBeGone();
    await expect(control).toHaveFocus();
    await control.press();
    await opened.byRole('button', 'Close').nth(0).press();
    await expect(opened).toBeGone();
    await expect(control).toHaveFocus();
  });
}
