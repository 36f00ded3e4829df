import { allOf } from '../support/all-of.ts';
import { bookingOf } from '../support/booking.ts';
import { letterInLink } from '../support/contact.ts';
import { pressKitOf } from '../support/press-kit.ts';
import { paused, quill } from '../support/profile.ts';
import { listedPages } from '../support/site-pages.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('I ask for a talk, and the booking names speaker and talk', async ({ page }) => {
  await page.goto(quill.path);
  const title = 'Counting what the chart leaves out';
  await pressKitOf(page).talk(title).getByRole('link', { name: 'Ask for this talk' }).click();
  await expect(bookingOf(page).speaker(`${quill.name}: ${title}`)).toBeVisible();
});

test('a talk has an address of its own', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${quill.path}#talk-counting-what-the-chart-leaves-out`);
  await expect(pressKitOf(page).talk('Counting what the chart leaves out')).toBeInViewport();
});

test('the figures behind a talk stand under it, each with its source', async ({ page }) => {
  await page.goto(quill.path);
  const talk = pressKitOf(page).talk('What the heat ward taught me');
  await talk.getByText('The figures behind it').click();
  await expect(
    talk.getByRole('link', { name: /^Source: .+\(opens in a new tab\)$/ }),
  ).toBeVisible();
  await talk.getByRole('link', { name: /^How we checked/ }).click();
  await expect(page).toHaveURL(/\/evidence\/[\w-]+$/);
  const explainers = page.getByRole('region', { name: 'Who can explain it' });
  await expect(explainers.getByRole('link', { name: quill.name })).toBeVisible();
});

test('a speaker who takes no requests is not asked for a talk', async ({ page }) => {
  await page.goto(paused.path);
  await expect(page.getByRole('link', { name: 'Ask for this talk' })).toHaveCount(0);
});

test('every speaker is shown with three others, and each with a reason', {
  tag: '@release',
}, async ({ page }) => {
  for (const path of listedPages().filter((path) => path.startsWith('/speakers/profile/'))) {
    await page.goto(path);
    const { similar } = pressKitOf(page);
    await expect(similar).toHaveCount(3);
    await expect(similar.filter({ hasText: /(Also|Can be asked) .+\./ })).toHaveCount(3);
  }
});

test('I find three others who might fit, and why', async ({ page }) => {
  await page.goto(quill.path);
  const { similar } = pressKitOf(page);
  await expect(similar).toHaveCount(3);
  for (const speaker of await allOf(similar)) {
    await expect(speaker.getByRole('link')).not.toHaveAccessibleName(quill.name);
    await expect(speaker).toContainText(/Also (speaks on|in) .+\./);
  }
  const name = (await similar.first().getByRole('link').textContent()) ?? '';
  await similar.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I ask for a talk, and the letter names speaker and talk', async ({ page }) => {
    await page.goto(quill.path);
    const title = 'What the heat ward taught me';
    const ask = pressKitOf(page).talk(title).getByRole('link', { name: 'Ask for this talk' });
    expect(letterInLink((await ask.getAttribute('href')) ?? '').body).toContain(
      `Speaker preferences: ${quill.name}: ${title}`,
    );
  });
});
