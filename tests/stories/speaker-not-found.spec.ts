import { layoutShift } from '../support/layout-shift.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

// The page logs a line for people who maintain links, and the browser one for the status.
test.use({ allowedMessages: [/^console error: (404: no page at|Failed to load resource)/] });

const nearest = 'Perhaps you were looking for';

for (const id of ['amara-quil', 'quill', 'dr-amara-quill', 'Amara%20Quill', 'amara-quill/videos']) {
  test(`“${id}” leads me to Dr. Amara Quill`, {
    tag: id === 'amara-quil' ? [] : '@release',
  }, async ({ page }) => {
    const answer = await page.goto(`/speakers/profile/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speaker not found');
    const places = page.getByRole('navigation', { name: nearest }).getByRole('link');
    await expect(places.first()).toHaveText('Dr. Amara Quill');
    await expect(places).toHaveCount(5);
    expect(await page.evaluate(layoutShift)).toBe(0);
    await places.first().click();
    await expect(page).toHaveURL('/speakers/profile/amara-quill');
  });
}

for (const [place, size] of Object.entries({ desk, phone })) {
  test.describe(`on a ${place}`, { tag: place === 'phone' ? '@release' : [] }, () => {
    test.use({ viewport: size });

    test('I search for the name I meant with the keyboard alone', async ({ page }) => {
      await page.goto('/speakers/profile/amara-quil');
      const search = page.getByRole('search', { name: 'Our Speakers' });
      const field = search.getByRole('searchbox', { name: 'Search by name or title' });
      await expect(field).toHaveValue('amara quil');
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('midwife');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/speakers/directory?q=midwife');
      await expect(page.getByRole('searchbox')).toHaveValue('midwife');
    });
  });
}

for (const id of ['nobody', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'x'.repeat(5000)]) {
  test(`“${id.slice(0, 30)}” is like nobody, and I still have a way on`, {
    tag: id === 'nobody' ? [] : '@release',
  }, async ({ page }) => {
    const answer = await page.goto(`/speakers/profile/${id}`);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Our Speakers' })).toBeVisible();
    await expect(main.getByRole('navigation', { name: nearest }).getByRole('link')).toHaveText([
      'Stories',
      'Be a Catalyst',
      'Media',
      'Become a Speaker',
      'Home',
    ]);
  });
}

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I search all the same', async ({ page }) => {
    await page.goto('/speakers/profile/amara-quil');
    await page.getByRole('searchbox', { name: 'Search by name or title' }).fill('Quill');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/speakers/directory?q=Quill');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Amara Quill/ })
        .first(),
    ).toBeVisible();
  });
});
