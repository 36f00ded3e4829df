import { recordAnnouncements } from '../support/contact.ts';
import { openSearch, searchPageOf } from '../support/search.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const heat = 'What to do now in heat';

// A story looks at an address that is not there.
test.use({ allowedMessages: [/^console error: (404: no page at|Failed to load resource)/] });

for (const size of [phone, desk]) {
  test.describe(`${size.width} px wide`, { tag: size === desk ? '@release' : [] }, () => {
    test.use({ viewport: size });

    test('whoever types of danger is led out of it before any result, wherever they search', async ({
      page,
    }) => {
      await test.step('over a page', async () => {
        await page.goto('/terms');
        const { dialog, field, links } = await openSearch(page);
        await field.fill('baby in a hot car');
        const door = dialog.getByRole('link', { name: heat });
        await expect(door).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
        await expect(links.first()).toBeVisible();
        await field.press('ArrowDown');
        await expect(door).toBeFocused();
      });
      await test.step('on the page of the search', async () => {
        await page.goto('/search?q=my+mom+is+throwing+up');
        await expect(page.getByRole('main').getByRole('link', { name: heat })).toBeInViewport();
      });
      await test.step('in the directory', async () => {
        await page.goto('/speakers/directory?q=dizzy');
        await expect(page.getByRole('main').getByRole('link', { name: heat })).toBeVisible();
        await page.getByRole('searchbox').fill('heat pump grants');
        await expect(page.getByRole('main').getByRole('link', { name: heat })).toBeHidden();
      });
      await test.step('at an address that is not there, whose words its search has', async () => {
        await page.goto('/golpe-de-calor');
        await page.getByRole('searchbox').press('Enter');
        await page
          .getByRole('main')
          .getByRole('link', { name: 'Qué hacer ahora en el calor' })
          .click();
        await expect(page).toHaveURL('/es/ahora/calor');
      });
    });

    test('words of despair show 988 above all results, which stay', async ({ page }) => {
      await page.goto('/search?q=suicide+prevention+researcher');
      const { links } = searchPageOf(page);
      const box = page.getByRole('region', { name: 'You do not have to carry this alone.' });
      await expect(box.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
      await expect(box.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
      await expect(box).toContainText('En español: llame al 988 y oprima 2.');
      await expect(links.first()).toBeVisible();
      const resultTop = (await links.first().boundingBox())?.y ?? 0;
      expect(resultTop).toBeGreaterThan((await box.boundingBox())?.y ?? 0);
      await test.step('and above the pages on danger, with other words between', async () => {
        await page.goto('/search?q=want+to+just+finally+die,+heat+stroke');
        const door = page.getByRole('main').getByRole('link', { name: heat });
        const doorTop = (await door.boundingBox())?.y ?? 0;
        expect(doorTop).toBeGreaterThan((await box.boundingBox())?.y ?? 0);
      });
    });

    test('from the home page a Spanish reader needs two presses', async ({ page }) => {
      await page.goto('/');
      const door = page.getByRole('banner').getByRole('link', { name: 'Español' });
      await expect(door).toHaveAttribute('lang', 'es');
      await door.click();
      await expect(page).toHaveURL('/es/ahora');
      await page.getByRole('link', { name: 'Estoy en el calor' }).click();
      await expect(page.getByRole('heading', { name: 'Haga esto ahora' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/now/extreme-heat');
    });
  });
}

test('the door to Spanish stands in header, menu, footer and one line of home and of a missing page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/nowhere']) {
    await page.goto(path);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Español' }),
    ).toHaveAttribute('href', '/es/ahora');
    const line = page.getByRole('main').getByRole('link', { name: /^¿En peligro ahora\?/ });
    await expect(line).toHaveAttribute('hreflang', 'es');
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Español' })
    .click();
  await expect(page).toHaveURL('/es/ahora');
});

test('a query in Spanish finds pages in Spanish first and is answered in Spanish', async ({
  page,
}) => {
  const said = await recordAnnouncements(page);
  await page.goto('/search');
  const { field, links } = searchPageOf(page);
  await field.fill('agotamiento por calor');
  await expect(links.first()).toHaveAttribute('href', '/es/ahora/calor');
  await expect(links.first()).toHaveAttribute('lang', 'es');
  const count = page.getByRole('main').getByText(/^\d+ resultados?$/);
  await expect(count).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo más cercano' })).toBeVisible();
  await expect.poll(async () => JSON.stringify(await said())).toMatch(/\d+ resultados?/);
});

test('each page on what to do now calls 911 and 211 and knows the air of today', async ({
  page,
}) => {
  for (const { path, air, name } of [
    { path: '/now', air: 'https://www.airnow.gov/', name: /The air today/ },
    { path: '/now/extreme-heat', air: 'https://www.airnow.gov/', name: /The air today/ },
    { path: '/es/ahora/humo', air: 'https://espanol.airnow.gov/', name: /El aire de hoy/ },
  ]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '911' }).first()).toHaveAttribute(
      'href',
      'tel:911',
    );
    await expect(main.getByRole('link', { name: '211' }).first()).toHaveAttribute(
      'href',
      'tel:211',
    );
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', air);
  }
});
