import { allOf } from '../support/all-of.ts';
import { letterInLink, recordAnnouncements } from '../support/contact.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { paused, profileOf, quill } from '../support/profile.ts';
import { refuseCopy } from '../support/refuse-copy.ts';
import { desk, narrow, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const deadline = '/media-inquiries/deadline?speaker=amara-quill&topic=Extreme+heat';

test('a reporter on a phone sees name, title, ways to ask and hours without scrolling', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.clock.setFixedTime('2026-11-16T21:12Z');
  await page.goto(quill.path);
  const { title, interview, book, now } = profileOf(page);
  await expect(now).toContainText('Can talk today, ');
  for (const part of [
    title,
    page.getByText('Emergency physician, Harborlight General').first(),
    interview,
    book,
    now,
    ...['English and Igbo', 'Harborlight, TX (Southwest)', 'Free for non-profits'].map((fact) =>
      page.getByRole('definition').filter({ hasText: fact }).first(),
    ),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('I ask for an interview, and the deadline desk knows with whom', async ({ page }) => {
  await page.goto(quill.path);
  await profileOf(page).interview.click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(deadline));
});

test('I book this speaker, and the form knows whom', async ({ page }) => {
  await page.goto(quill.path);
  await profileOf(page).book.click();
  await expect(page.getByRole('dialog', { name: quill.name })).toBeVisible();
});

test('a speaker who takes no requests can be neither asked nor booked, but someone similar can', async ({
  page,
}) => {
  await page.goto(paused.path);
  const { interview, book, similar } = profileOf(page, paused.name);
  await expect(interview).toHaveCount(0);
  await expect(book).toHaveCount(0);
  const letter = letterInLink((await similar.first().getAttribute('href')) ?? '');
  expect(letter.body).toContain(`Someone like ${paused.name}`);
  const others = page.getByRole('region', { name: 'These take requests, and are similar' });
  await expect(others.getByRole('link')).toHaveCount(3);
  for (const link of await allOf(others.getByRole('link'))) await expect(link).toBeInViewport();
  const description = page.locator('meta[name="description"]');
  await expect(description).not.toHaveAttribute('content', /book/);
  await others.getByRole('link').first().click();
  await expect(profileOf(page).book).toBeVisible();
});

for (const [name, heading] of [
  ['Media', 'For the media'],
  ['Talks', 'Talks'],
  ['Press kit', 'Press kit'],
  ['About', 'About'],
] as const) {
  test(`“${name}” leads to that part, and the keyboard goes on from there`, {
    tag: name === 'About' ? [] : '@release',
  }, async ({ page }) => {
    await page.goto(quill.path);
    await profileOf(page).part(name).press('Enter');
    const place = page.getByRole('heading', { name: heading, exact: true });
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport({ ratio: 1 });
  });
}

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('I copy the quote with name and title, and am told so once', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    await page.goto(quill.path);
    const { copyQuote } = profileOf(page);
    await copyQuote.press('Enter');
    await expect(copyQuote).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '“Heat does not look like a disaster. It looks like a quiet apartment. My job is to make people picture the apartment.” — Dr. Amara Quill, Emergency physician, Harborlight General',
    );
    expect(await announcements()).toEqual(['polite: Copied the quote']);
  });
});

test('a browser that refuses to copy the quote says what to do by hand', async ({ page }) => {
  await refuseCopy(page);
  await page.goto(quill.path);
  await profileOf(page).copyQuote.click();
  const sorry = page.getByText('Your browser did not let us copy.').filter({ visible: true });
  await expect(sorry.and(page.locator('main span'))).toHaveCount(1);
});

for (const [place, size] of Object.entries({ desk, phone, narrow })) {
  test(`nothing jumps when the hours come, whichever they are, on a ${place}`, {
    tag: place === 'phone' ? '@long' : '@release',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    // Within the hours, before them, and a day with a long name, in the zone with the longest name.
    for (const time of ['2026-11-17T19:30Z', '2026-11-16T15:00Z', '2026-11-21T15:00Z']) {
      await page.clock.setFixedTime(time);
      for (const id of ['amara-quill', 'soo-ah-fairwether']) {
        await page.goto(`/speakers/profile/${id}`);
        await expect(profileOf(page).now).toContainText('there now.');
        expect.soft(await page.evaluate(layoutShift), `${id} at ${time}`).toBe(0);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  });
}

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I ask and book by the same links, and read the stated hours', async ({ page }) => {
    await page.goto(quill.path);
    const { interview, book, now, copyQuote } = profileOf(page);
    await expect(interview).toHaveAttribute('href', deadline);
    expect(letterInLink((await book.getAttribute('href')) ?? '').body).toContain(
      `Speaker preferences: ${quill.name}`,
    );
    await expect(now).toBeHidden();
    await expect(copyQuote).toBeHidden();
    await expect(
      page.getByText('Monday to Thursday, 2:00 PM to 6:30 PM Central Time').first(),
    ).toBeVisible();
  });
});
