import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold-scripts.ts';
import { hydrated } from '../support/hydration.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { paused, profileOf, quill, tabNames, tabsAreLive } from '../support/profile.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path = quill.path, name = quill.name) {
  await page.goto(path);
  const profile = profileOf(page, name);
  await tabsAreLive(page);
  await hydrated(page);
  return profile;
}

for (const [place, size] of Object.entries({ desk, phone })) {
  test.describe(`on a ${place}`, { tag: place === 'phone' ? '@release' : [] }, () => {
    test.use({ viewport: size });

    test('I see the videos first, and the rest at a press', async ({ page }) => {
      const { chosen, tab, panel } = await open(page);
      await expect(chosen).toHaveAccessibleName('Videos');
      for (const name of tabNames) {
        await tab(name).click();
        await expect(chosen).toHaveAccessibleName(name);
        await expect(panel(name)).toBeVisible();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
      }
      await expect(panel('Book this Speaker')).toContainText(
        'Email our team with the event details, the date and the topic',
      );
    });

    test('I walk through the tabs with the keyboard alone', {
      tag: place === 'desk' ? '@firefox' : [],
    }, async ({ page }) => {
      const { chosen, tab, panel } = await open(page);
      await tab('Videos').focus();
      for (const [key, name] of [
        ['ArrowRight', 'Publications'],
        ['ArrowRight', 'Book this Speaker'],
        ['ArrowRight', 'Videos'],
        ['ArrowLeft', 'Book this Speaker'],
        ['Home', 'Videos'],
        ['End', 'Book this Speaker'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(name), key).toBeFocused();
        await expect(panel(name)).toBeVisible();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Write to the voices team' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(chosen).toBeFocused();
      await expect(chosen).toHaveAccessibleName('Book this Speaker');
    });

    test('recordings that are all still to come are folded, and I unfold them with a key', async ({
      page,
    }) => {
      const { tab, panel } = await open(page);
      const soon = panel('Videos').getByText('Coming Soon', { exact: true });
      await expect(soon.filter({ visible: true })).toHaveCount(0);
      await tab('Videos').press('Tab');
      const fold = panel('Videos').locator('summary');
      await expect(fold).toBeFocused();
      await expect(fold).toHaveText('Recordings coming soon: 3');
      await page.keyboard.press('Enter');
      await expect(soon.filter({ visible: true })).toHaveCount(3);
    });

    test('the space bar on a tab does not scroll the page', async ({ page }) => {
      const { tab } = await open(page);
      await tab('Videos').focus();
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press('Space');
      await expect(tab('Videos')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });

    // The sweep of `npm test` looks at the page as it opens.
    test('nothing jumps while the page opens', { tag: '@release' }, async ({ page }) => {
      await open(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(layoutShift)).toBe(0);
    });

    for (const [end, name] of [
      ['#publications', 'Publications'],
      ['#book', 'Book this Speaker'],
      ['#book-title', 'Book this Speaker'],
    ] as const) {
      test(`an address that ends in ${end} opens there`, {
        tag: end === '#book' ? [] : '@release',
      }, async ({ page }) => {
        const { chosen, panel, row } = await open(page, quill.path + end);
        await expect(chosen).toHaveAccessibleName(name);
        await expect(panel(name)).toBeInViewport();
        await expect(row).toBeInViewport();
      });
    }
  });
}

test('the tab I chose is in the address: reload, Back and others find it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/speakers/directory');
  const { tab, panel } = await open(page);
  await tab('Book this Speaker').click();
  await tab('Publications').click();
  await expect(page).toHaveURL(`${quill.path}#publications`);

  await page.reload();
  await expect(panel('Publications')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click();
  await expect(page).toHaveURL('/stories');
  await page.goBack();
  await expect(panel('Publications')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/speakers/directory');
  await page.goForward();
  await expect(panel('Publications')).toBeVisible();
});

test('a link to a place inside a tab opens the tab and goes there', async ({ page }) => {
  const { chosen, panel } = await open(page);
  await page.evaluate(() => {
    location.hash = '#book-title';
  });
  await expect(chosen).toHaveAccessibleName('Book this Speaker');
  await expect(panel('Book this Speaker')).toBeInViewport();
  await page.evaluate(() => history.back());
  await expect(chosen).toHaveAccessibleName('Videos');
});

test('an address that means no tab shows the videos', async ({ page }) => {
  for (const end of ['#nowhere', '#%E0%A4%A', '#<script>', `#${'x'.repeat(50_000)}`]) {
    const { panel } = await open(page, quill.path + end);
    await expect(panel('Videos')).toBeVisible();
  }
});

test('before the script is here, the row is links that work', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(quill.path, { waitUntil: 'commit' });
  const { links, section, tab, panel } = profileOf(page);
  await expect(section('Videos')).toBeVisible();
  await expect(section('Publications')).toBeHidden();
  await links.filter({ hasText: 'Publications' }).click();
  await expect(section('Publications')).toBeVisible();
  await expect(section('Videos')).toBeHidden();
  await expect(links.first()).toBeInViewport();

  letGo();
  await expect(tab('Publications')).toHaveAttribute('aria-selected', 'true');
  await expect(panel('Publications')).toBeVisible();
});

test.describe('with a translator in my browser', () => {
  test.use({ allowedMessages: [/^page error: Minified React error #418/] });

  test('the tabs work although their words were rewritten', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(quill.path, { waitUntil: 'commit' });
    const { links, tab, panel, section } = profileOf(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await links.first().evaluate((link) => {
      for (const text of link.parentElement?.querySelectorAll('a') ?? []) {
        const font = document.createElement('font');
        font.append(`${text.textContent} (translated)`);
        text.replaceChildren(font);
      }
    });
    const words = await section('Videos').textContent();

    letGo();
    await expect(tab('Videos')).toBeVisible();
    await expect(panel('Videos')).toHaveText(words ?? '');
    await tab('Publications').click();
    await expect(panel('Publications')).toBeVisible();
  });
});

test('in forced colors the chosen tab has a border, the others none', {
  tag: '@forced-colors',
}, async ({ page }) => {
  const { tab } = await open(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(tab('Videos')).toHaveCSS('border-left-width', '2px');
  await expect(tab('Publications')).toHaveCSS('border-left-width', '0px');
});

test('a list with one work to open is not folded', async ({ page }) => {
  await open(page, '/speakers/profile/leilani-tidewell', 'Leilani Tidewell, RN');
  const { panel } = profileOf(page, 'Leilani Tidewell, RN');
  await expect(panel('Videos').locator('summary')).toHaveCount(0);
  await expect(panel('Videos').getByText('Coming Soon')).toBeVisible();
  await expect(panel('Videos').getByRole('link')).toHaveCount(1);
});

test('a speaker who takes no requests says so, and I ask for someone similar', async ({ page }) => {
  const { tab, panel } = await open(page, paused.path, paused.name);
  await expect(page.getByRole('main').getByText('Not taking requests now')).toBeVisible();
  await tab('Book this Speaker').click();
  const words = panel('Book this Speaker');
  await expect(words).toContainText('Not taking new requests now.');
  await expect(words.getByText(/^Booking /)).toHaveCount(0);
  await expect(words.getByRole('link', { name: 'Write to the voices team' })).toHaveCount(0);
  await words.getByRole('link', { name: 'Ask for someone similar' }).click();
  const form = page.getByRole('dialog', { name: 'Let us find a speaker' });
  await expect(form.getByLabel('We looked for')).toHaveValue(
    new RegExp(`^Someone like ${paused.name}\n`),
  );
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I read all three, one below the other', async ({ page }) => {
    await page.goto(quill.path);
    const { heading, section, links } = profileOf(page);
    for (const name of tabNames) {
      await expect(section(name)).toBeVisible();
      expect((await heading(name).boundingBox())?.height).toBeGreaterThan(12);
    }
    await expect(links).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Write to the voices team' })).toBeVisible();
  });
});
