import { letterIn, openLetter } from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

const providers = {
  Gmail: { host: 'mail.google.com', subject: 'su' },
  'Outlook.com': { host: 'outlook.live.com', subject: 'subject' },
  'Microsoft 365': { host: 'outlook.office.com', subject: 'subject' },
  'Yahoo Mail': { host: 'compose.mail.yahoo.com', subject: 'subject' },
};

test.use({
  allowedMessages: [
    /^another server: https:\/\/(mail\.google|outlook\.live|outlook\.office|compose\.mail\.yahoo)\.com\//,
  ],
});

for (const [name, { host, subject }] of Object.entries(providers)) {
  test(`${name} gets the letter I read, in a tab of its own`, async ({ page, context }) => {
    const requests: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).host === host) requests.push(request.url());
    });
    // A local page takes the place of the service and shows the parameters that it received.
    await context.route(`https://${host}/**`, (route) => {
      const query = new URL(route.request().url()).searchParams;
      const parameters = [...query].map(([key, value]) => [key, value.replaceAll('\r\n', '\n')]);
      const json = JSON.stringify(Object.fromEntries(parameters)).replaceAll('<', '\\u003c');
      return route.fulfill({
        contentType: 'text/html',
        body: `<script type="application/json">${json}</script>`,
      });
    });

    const { dialog, way } = await openLetter(page);
    await expect(way(name)).toHaveAttribute('target', '_blank');
    await expect(dialog).toContainText('opens that provider’s site and hands your message to it');
    expect(requests, 'before the press').toEqual([]);

    const letter = await letterIn(page);
    const opening = context.waitForEvent('page');
    await way(name).click();
    const service = await opening;
    const received = JSON.parse((await service.locator('script').textContent()) ?? '');
    expect(received).toMatchObject({ to: letter.to, [subject]: letter.subject, body: letter.body });
    expect(await service.evaluate(() => window.opener)).toBeNull();
    expect(await service.evaluate(() => document.referrer)).toBe('');
    await expect(dialog).toContainText('Draft opened, not sent yet');
  });
}
