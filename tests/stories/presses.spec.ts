import type { Locator, Page } from '@playwright/test';
import { allOf } from '../support/all-of.ts';
import { calendarOf, openCalendar } from '../support/calendar.ts';
import { openCarousel } from '../support/carousel.ts';
import { settle } from '../support/contact.ts';
import { openDirectory } from '../support/directory.ts';
import { shellOf } from '../support/elements.ts';
import { lists, openFilters, openList } from '../support/lists.ts';
import { asOnApple, pressWords } from '../support/press.ts';
import { keptLetter, openRequests } from '../support/requests.ts';
import {
  availableSpeakers,
  keptIds,
  openWith,
  type Person,
  profilePath,
  shortlistOf,
  trayOf,
} from '../support/shortlist.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const listsWithMenus = lists.filter(({ choices }) =>
  choices.some(({ control }) => control === 'menu'),
);

/** The buttons of a list's form that open a menu of checkboxes. */
function menusOf(form: Locator): Locator {
  return form.locator('button[aria-expanded][aria-controls]').filter({ visible: true });
}

/** The open menu of a button. */
async function menuOf(page: Page, button: Locator): Promise<Locator> {
  return page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
}

for (const [where, size, press] of [
  ['on a desk', desk, 'click'],
  ['on a phone', phone, 'tap'],
] as const) {
  test.describe(`${where}, in a menu of filters`, {
    tag: press === 'tap' ? '@not-firefox' : [],
  }, () => {
    test.use({ viewport: size, hasTouch: press === 'tap' });

    for (const list of listsWithMenus) {
      test(`words and number of an option choose it: ${list.name}`, {
        tag: list.name === 'directory' ? ['@firefox', '@long'] : '@release',
      }, async ({ page }) => {
        const { form } = await openList(page, list);
        const buttons = menusOf(form).filter({ hasNotText: /^(Filters|Show all)/ });
        expect(await buttons.count()).toBeGreaterThan(0);
        for (const button of await allOf(buttons)) {
          await button[press]();
          const menu = await menuOf(page, button);
          const option = menu.getByRole('checkbox').last();
          if ((await option.count()) === 0) continue;
          await pressWords(option, press);
          await expect(option).toBeChecked();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          const number = page.locator(`[id="${await option.getAttribute('aria-describedby')}"]`);
          // Forced, because the words of the option cover the number.
          await number[press]({ force: true });
          await expect(option).not.toBeChecked();
          await page.getByRole('heading', { level: 1 })[press]();
          await expect(button).toHaveAttribute('aria-expanded', 'false');
        }
      });
    }
  });
}

test('a menu of filters closes behind me when I go on by keyboard, also after a press in it', async ({
  page,
}) => {
  const directory = await openDirectory(page);
  await openFilters(page);
  const button = directory.menu('Language');
  await button.click();
  const options = (await menuOf(page, button)).getByRole('checkbox');
  await pressWords(options.last());
  await expect(options.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

for (const [where, size] of [
  ['on a desk', desk],
  ['on a phone', phone],
] as const) {
  test(`the words of a theme choose it, ${where}`, {
    tag: where === 'on a desk' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/privacy');
    const { themeButton, menuButton } = shellOf(page);
    await (size === phone ? menuButton : themeButton).click();
    const dark = page.getByRole('radio', { name: 'Dark' });
    await pressWords(dark);
    await expect(dark).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test.describe('where a pressed button gets no focus, as on Apple’s systems', () => {
  test.beforeEach(({ page }) => asOnApple(page));

  const [first, second, third] = availableSpeakers(3) as [Person, Person, Person];

  test('I remove everybody from the bar, one press after the other', { tag: '@firefox' }, async ({
    page,
  }) => {
    await openWith(page, [first, second, third], profilePath(first));
    const { openButton, remove, bar } = trayOf(page);
    await openButton(3).click();
    for (const person of [first, second]) await remove(person).click();
    await expect(remove(third)).toBeFocused();
    await expect(openButton(1)).toHaveAttribute('aria-expanded', 'true');
    await remove(third).click();
    await expect(bar.getByRole('button', { name: /^Undo/ })).toBeFocused();
    expect(await keptIds(page)).toEqual([]);
  });

  test('the bar closes when I press beside it', async ({ page }) => {
    await openWith(page, [first], profilePath(second));
    const { openButton, list } = trayOf(page);
    await openButton(1).click();
    await expect(list).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list).toBeHidden();
  });

  test('on the page of my list, focus stays with what I press', async ({ page }) => {
    await openWith(page, [first, second, third]);
    const { down, remove } = shortlistOf(page);
    await down(first).click();
    await expect(down(first)).toBeFocused();
    await remove(second).click();
    await expect(remove(first)).toBeFocused();
    await remove(first).click();
    await expect(remove(third)).toBeFocused();
  });

  test('I take filters back, one press after the other', async ({ page }) => {
    const { remove, active } = await openDirectory(page, '?lang=Spanish&lang=English&tag=Asthma');
    const chips = active.getByRole('button');
    await expect(chips).toHaveCount(3);
    for (const remainingCount of [2, 1]) {
      await chips.first().click();
      await expect(chips).toHaveCount(remainingCount);
      await expect(chips.first()).toBeFocused();
    }
    await chips.first().click();
    await expect(remove('Asthma')).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  /** Functions that go to a control which opens a dialog; focus has to return to that control. */
  const openers: readonly {
    what: string;
    open: (page: Page) => Promise<Locator>;
  }[] = [
    {
      what: 'a letter',
      open: async (page) => {
        await page.goto('/speakers/directory');
        return page.getByRole('main').getByRole('link', { name: 'Book a Speaker' });
      },
    },
    {
      what: 'the search',
      open: async (page) => {
        await page.goto('/privacy');
        return page.getByRole('banner').getByRole('link', { name: 'Search' });
      },
    },
    {
      what: 'an event',
      open: async (page) => {
        await openCalendar(page, '?view=list');
        return calendarOf(page).upcoming.getByRole('link').first();
      },
    },
    {
      what: 'a kept letter',
      open: async (page) => {
        const { reopen } = await openRequests(page, [keptLetter('CHV-AAAAA')]);
        return reopen('Letter CHV-AAAAA');
      },
    },
  ];
  for (const { what, open } of openers) {
    for (const way of ['Escape', 'the cross'] as const) {
      test(`${way} leads from ${what} back to what I pressed`, {
        tag: way === 'the cross' ? '@release' : [],
      }, async ({ page }) => {
        await page.setViewportSize(desk);
        const opener = await open(page);
        await opener.click();
        const dialog = page.getByRole('dialog');
        await settle(dialog);
        if (way === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: 'Close' }).first().click();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      });
    }
  }

  test('in the calendar, arrows go on from the day that I press', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-26T12:00Z');
    const { day } = await openCalendar(page);
    await day('Wednesday, November 18, 2026').click();
    await page.keyboard.press('ArrowRight');
    await expect(day('Thursday, November 19, 2026')).toBeFocused();
  });

  test('a press stops the carousel and leaves me at the button', { tag: '@long' }, async ({
    page,
  }) => {
    const { stop, start } = await openCarousel(page);
    await stop.click();
    await expect(start).toBeFocused();
  });
});
