import { expect, test } from './test.ts';

test.use({ allowedProblems: [/not loaded|Load failed|network|Could not connect/] });

test('in an outage the guide opens, and other pages say in words that I am offline', async ({
  visitor,
  site,
}) => {
  const { page, window } = visitor;
  await visitor.open('/about/vision');
  await expect
    .poll(() => window.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await site.stop();
  await visitor.open('/resources/rapid-response');
  await expect(page.byRole('complementary', 'Kept copy')).toContainText(/Kept copy from/);
  await expect(page.byRole('main').bySelector('h1')).toBeShown();
  await visitor.open('/evidence');
  await expect(page.byRole('complementary', 'Kept copy')).toContainText(/You are offline/);
  await expect(page.bySelector('h1')).toContainText(/^Reading without a connection$/);
  await site.start();
  await page.byRole('complementary', 'Kept copy').byRole('link', 'Try again').press();
  await expect(page.bySelector('h1')).not.toContainText(/^Reading without a connection$/);
});
