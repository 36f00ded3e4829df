import { allOf } from '../support/all-of.ts';
import { guide, hazards } from '../support/hazards.ts';
import { test as offline, visit } from '../support/offline.ts';
import { openInOwnFonts } from '../support/own-fonts.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const english = hazards.map(({ id }) => `/now/${id}`);
const spanish = ['calor', 'humo', 'tormenta', 'inundacion'].map((step) => `/es/ahora/${step}`);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of [...english, ...spanish]) {
    test(`${path}: what to do at once fills the first screen, everything two, and paper one sheet`, {
      tag: ['/now/extreme-heat', '/es/ahora/calor'].includes(path) ? [] : '@release',
    }, async ({ page }) => {
      await openInOwnFonts(page, () => page.goto(path));
      const main = page.getByRole('main');
      const isSpanish = path.startsWith('/es/');
      const act = main.getByRole('region', { name: isSpanish ? 'Haga esto ahora' : 'Do this now' });
      const firstThree = await act.getByRole('listitem').nth(2).boundingBox();
      expect((firstThree?.y ?? 0) + (firstThree?.height ?? 0)).toBeLessThan(phone.height);
      await expect(main.getByRole('region', { name: /911/ })).toBeInViewport({ ratio: 1 });
      const sources = main.getByRole('region', {
        name: isSpanish ? 'De dónde viene esto' : 'Where this comes from',
      });
      expect((await sources.boundingBox())?.y).toBeLessThan(1_700);

      // Every line has its document at the foot.
      const marks = await main.locator('sup').allTextContents();
      const documents = sources.getByRole('link');
      expect(marks.length).toBe(
        (await main.locator('section li').count()) - (await documents.count()) + 1,
      );
      expect(Math.max(...marks.map(Number))).toBe(await documents.count());
      for (const document of await allOf(documents)) {
        await expect(document).toHaveAttribute('href', /^https:\/\//);
      }
      // Only Chromium can print to a PDF.
      if (test.info().project.name === 'stories') {
        const pdf = (await page.pdf({ format: 'letter' })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
    });
  }
});

for (const [index, path] of english.entries()) {
  test(`from ${path} I change to Spanish and back, and search engines know both`, {
    tag: path === '/now/extreme-heat' ? [] : '@release',
  }, async ({ page }) => {
    const root = page.locator('html');
    await page.goto(path);
    await expect(root).toHaveAttribute('lang', 'en-US');
    const linkedAlternates = async () =>
      Object.fromEntries(
        await page
          .locator('link[rel="alternate"][hreflang]')
          .evaluateAll((links) =>
            links.map((link) => [
              link.getAttribute('hreflang'),
              new URL((link as HTMLLinkElement).href).pathname,
            ]),
          ),
      );
    const alternates = { en: path, es: spanish[index], 'x-default': path };
    expect(await linkedAlternates()).toEqual(alternates);
    await page.getByRole('link', { name: 'En español' }).click();
    await expect(page).toHaveURL(spanish[index] ?? '');
    await expect(root).toHaveAttribute('lang', 'es');
    expect(await linkedAlternates()).toEqual(alternates);
    await expect(page.getByRole('main')).toContainText('Esta es nuestra traducción.');
    await expect(page.getByRole('main')).toContainText('Todavía no la ha revisado');
    await page.getByRole('link', { name: 'In English' }).click();
    await expect(page).toHaveURL(path);
  });
}

test('what stands around a Spanish page is Spanish, and its links say that they lead to English', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto('/es/ahora');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  for (const area of [
    page.getByRole('navigation', { name: 'Principal' }),
    page.getByRole('navigation', { name: 'Pie de página' }),
  ]) {
    const link = area.getByRole('link', { name: 'Historias' });
    await expect(link).toHaveAttribute('href', '/stories');
    await expect(link).toHaveAttribute('hreflang', 'en');
  }
  await expect(page.getByRole('link', { name: 'Buscar' })).toHaveAttribute('href', '/search');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeVisible();
});

test.describe('without JavaScript', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const from of ['/', '/resources/rapid-response', '/search', '/nowhere']) {
    test(`${from} leads to the four doors`, { tag: from === '/' ? [] : '@release' }, async ({
      page,
    }) => {
      await page.goto(from);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^In danger now\?/ })
        .click();
      await expect(page).toHaveURL('/now');
      const doors = page.getByRole('navigation', { name: 'Where are you?' }).getByRole('link');
      await expect(doors).toHaveCount(4);
      await doors.first().click();
      await expect(page).toHaveURL('/now/extreme-heat');
      await expect(page.getByRole('heading', { name: 'Do this now' })).toBeVisible();
    });
  }

  for (const { id, name } of hazards) {
    test(`the kit on ${name} leads to its page, and the page to the kit`, {
      tag: id === 'extreme-heat' ? [] : '@release',
    }, async ({ page }) => {
      await page.goto(`${guide}/${id}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^What to do now: / })
        .click();
      await expect(page).toHaveURL(`/now/${id}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /the kit on/ })
        .click();
      await expect(page).toHaveURL(`${guide}/${id}`);
    });
  }
});

offline(
  'after one visit it opens without a connection, in both languages',
  { tag: '@long' },
  async ({ page, site }) => {
    await visit(page, '/about/vision');
    await site.stop();
    for (const path of ['/now', '/now/flooding', '/es/ahora/calor']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /what to do now|cómo actuar/i,
      );
    }
  },
);
