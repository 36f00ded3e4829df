import { letterIn } from '../support/contact.ts';
import { keptLetter, noRequests, openRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const hostile = {
  'not JSON': '{',
  'another kind of thing': { length: 3 },
  'an empty list': [],
  'a list of nothing': [null, 1, 'x'],
  'a request without a letter': [{ reference: 'CHV-AAAAA', startedAt: '2026-11-20', sent: false }],
  'a date that is none': [
    { ...keptLetter('CHV-AAAAA'), startedAt: '<img src=x onerror=alert(1)>' },
  ],
};
for (const [what, stored] of Object.entries(hostile)) {
  test(`storage that holds ${what} does no harm`, async ({ page }) => {
    const { main } = await openRequests(page, stored);
    await expect(main.getByText(noRequests)).toBeVisible();
  });
}

test('markup in a kept letter is text', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const letter = { to: markup, subject: markup, body: markup.repeat(200) };
  const { letters, reopen } = await openRequests(page, [
    { ...keptLetter('CHV-AAAAA'), message: letter },
  ]);
  await expect(letters).toHaveText([markup]);
  await reopen('').first().click();
  expect((await letterIn(page)).subject).toBe(markup);
  await expect(page).toHaveTitle(/^My requests/);
});

test('one letter that cannot be read does not take the others with it', async ({ page }) => {
  const { letters } = await openRequests(page, [keptLetter('CHV-AAAAA'), { reference: 7 }]);
  await expect(letters).toHaveText(['Letter CHV-AAAAA']);
});
