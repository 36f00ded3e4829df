import { recordAnnouncements } from '../support/contact.ts';
import { addressTexts, changeAddress, hostileTexts, staysWhole } from '../support/hostile.ts';
import {
  expectNarrowed,
  listChoice,
  listHref,
  listParts,
  lists,
  menuName,
  misplaced,
  openList,
  typeWord,
} from '../support/lists.ts';
import { tabTo } from '../support/tab-to.ts';
import { tagsIf } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** Pattern of an address with a parameter: `topic=public+health`. */
const addressWith = (parameter: string) =>
  new RegExp(`[?&]${parameter.replaceAll('+', '\\+')}(&|$)`);

/*
 * The promises of every list, once for each list. A promise of one list alone has a test elsewhere.
 */
for (const list of lists) {
  const { search: words, choices, nothing } = list;
  const [one, other] = choices;
  const typed = words ? [`q=${words.findsSome}`] : [];
  // The directory makes every promise in `npm test`.
  const tag = list.name === 'directory' ? [] : '@release';

  test.describe(`in the list: ${list.name}`, () => {
    test('what I choose and type stands in the address, for a reload and for others', {
      tag: list.name === 'directory' ? '@firefox' : '@release',
    }, async ({ page, browser }) => {
      const parts = await openList(page, list);
      const { count, firstTitle } = parts;
      await expectNarrowed(count, listChoice(page, list, one).press);
      if (words) await typeWord(parts, words.findsSome);
      await expectNarrowed(count, listChoice(page, list, other).press);
      const countText = (await count.textContent()) ?? '';
      for (const parameter of [...choices.map(({ query }) => query), ...typed])
        await expect(page).toHaveURL(addressWith(parameter));
      const first = (await firstTitle.textContent()) ?? '';

      const someoneElse = await browser.newPage();
      for (const visitor of [page, someoneElse]) {
        const shared = await openList(visitor, list, new URL(page.url()).search.slice(1));
        await expect(shared.count).toHaveText(countText);
        await expect(shared.firstTitle).toHaveText(first);
        if (words) await expect(shared.search).toHaveValue(words.findsSome);
        for (const choice of choices) await listChoice(visitor, list, choice).expectChosen(true);
      }
      await someoneElse.close();
    });

    test('Back takes a press back, and what I typed as one step', {
      tag: tagsIf({
        '@release': list.name !== 'directory',
        '@firefox': list.name === 'stories',
      }),
    }, async ({ page }) => {
      const parts = await openList(page, list);
      const { search, count } = parts;
      const steps: { url: string; countText: string }[] = [];
      const look = async () =>
        steps.push({ url: page.url(), countText: (await count.textContent()) ?? '' });
      await look();
      await expectNarrowed(count, listChoice(page, list, one).press);
      await expect(page).toHaveURL(addressWith(one.query));
      await look();
      if (words) {
        await typeWord(parts, words.findsSome.slice(0, 2));
        await typeWord(parts, words.findsSome.slice(2));
        await look();
      }
      await expectNarrowed(count, listChoice(page, list, other).press);
      await expect(page).toHaveURL(addressWith(other.query));
      await look();
      const arrives = async ({ url, countText }: (typeof steps)[number]) => {
        await expect(page).toHaveURL(url);
        await expect(count).toHaveText(countText);
      };
      for (const step of steps.slice(0, -1).reverse()) {
        await page.goBack();
        await arrives(step);
      }
      if (words) await expect(search).toHaveValue('');
      await listChoice(page, list, one).expectChosen(false);
      for (const step of steps.slice(1)) {
        await page.goForward();
        await arrives(step);
      }
      if (words) await expect(search).toHaveValue(words.findsSome);
      await listChoice(page, list, one).expectChosen(true);
    });

    if (list.isCounted) {
      test('the number beside a choice is what comes when I choose it', { tag }, async ({
        page,
      }) => {
        for (const queries of [[], one.group === other.group ? [] : [one.query]]) {
          const { count, number, items } = await openList(page, list, ...queries);
          const choice = listChoice(page, list, queries.length > 0 ? other : one);
          const promised = await choice.number();
          await expectNarrowed(count, choice.press);
          expect(await number()).toBe(promised);
          await expect(items).toHaveCount(promised);
          expect(await choice.number(), 'it is still the number of the chosen').toBe(promised);
        }
      });
    }

    // The others count in a way of their own.
    test('the count is what is listed, and each change is announced once', {
      tag: ['library', 'stories', 'evidence'].includes(list.name) ? '@release' : [],
    }, async ({ page }) => {
      const announced = await recordAnnouncements(page);
      const parts = await openList(page, list);
      const { search, index, count, number, items } = parts;
      expect(await announced(), 'nothing at first').toEqual([]);
      let earlierCount = 0;
      /** Expects a sentence to be the last one announced, and once only since the last call. */
      const expectLast = async (sentence: () => string | Promise<string>) => {
        let all: readonly string[] = [];
        await expect(async () => {
          all = await announced();
          expect(all.at(-1)).toBe(`polite: ${await sentence()}`);
        }).toPass({ timeout: 10_000 });
        const since = all.slice(earlierCount);
        expect(since.filter((text) => text === since.at(-1))).toHaveLength(1);
        earlierCount = all.length;
      };
      const isAnnounced = async () => {
        await expectLast(
          async () => list.announced?.(await number()) ?? (await count.textContent()) ?? '',
        );
        await expect(items).toHaveCount(await number());
      };
      await expectNarrowed(count, listChoice(page, list, one).press);
      await isAnnounced();
      if (!words || !nothing) return;
      // Filled at once: on a busy machine each keystroke could be announced by itself.
      await expectNarrowed(count, async () => {
        await search.fill(words.findsSome);
        await index;
      });
      await isAnnounced();
      await search.fill('zzzz');
      await expectLast(() => nothing.sentence);
    });

    if (list.hasActiveFilters) {
      test('an active filter goes at a press or Delete, and focus goes on', { tag }, async ({
        page,
      }) => {
        const announced = await recordAnnouncements(page);
        const { main, active, remove, count, number } = await openList(
          page,
          list,
          one.query,
          other.query,
        );
        await expect(active.getByRole('listitem')).toHaveText([one.name, other.name]);
        const countSentence = async () =>
          list.announced?.(await number()) ?? (await count.textContent());
        await remove(one).focus();
        await page.keyboard.press('Delete');
        await expect(remove(other)).toBeFocused();
        await expect(active.getByRole('listitem')).toHaveText([other.name]);
        await listChoice(page, list, one).expectChosen(false);
        const first = `polite: Removed ${one.name}. ${await countSentence()}`;
        await expect.poll(announced).toEqual([first]);
        await remove(other).click();
        await expect(active).toBeHidden();
        await expect(main.locator(':is(input, select, button):focus')).toBeVisible();
        await listChoice(page, list, other).expectChosen(false);
        const second = `polite: Removed ${other.name}. ${await countSentence()}`;
        await expect.poll(announced).toEqual([first, second]);
        await expect(page).toHaveURL(listHref(list));
      });
    }

    if (list.clear) {
      test('one press clears all filters, says so and goes back to the first field', {
        tag,
      }, async ({ page }) => {
        const { count: whole, clear: none } = await openList(page, list);
        const all = (await whole.textContent()) ?? '';
        await expect(none, 'nothing to clear').toBeHidden();

        const announced = await recordAnnouncements(page);
        const { form, search, count, number, clear } = await openList(
          page,
          list,
          one.query,
          other.query,
          ...typed,
        );
        await expect(count).not.toHaveText(all);
        await clear.click();
        await expect(count).toHaveText(all);
        await expect(words ? search : form.getByRole('combobox').first()).toBeFocused();
        if (words) await expect(search).toHaveValue('');
        for (const choice of choices) await listChoice(page, list, choice).expectChosen(false);
        await expect(page).toHaveURL(listHref(list));
        await expect(clear).toBeHidden();
        const countSentence = list.announced?.(await number()) ?? all;
        await expect.poll(announced).toEqual([`polite: Filters cleared. ${countSentence}`]);
      });
    }

    if (nothing) {
      test('where nothing is found I read so, and one press brings everything back', {
        tag,
      }, async ({ page }) => {
        const { number, items } = await openList(page, list);
        const all = await number();
        await expect(items).toHaveCount(all);
        const empty = await openList(page, list, nothing.query);
        await expect(empty.nothing).toBeVisible();
        await empty.back.click();
        await expect(empty.nothing).toBeHidden();
        await expect(items).toHaveCount(all);
        await expect(page).toHaveURL(listHref(list));
        await expect(empty.main.locator(':is(input, select, button):focus')).toBeVisible();
      });
    }

    if (words) {
      test('Escape empties the search field and brings back what it hid', { tag }, async ({
        page,
      }) => {
        const { search, count, number } = await openList(page, list);
        const all = (await count.textContent()) ?? '';
        await expectNarrowed(count, () => search.fill(words.findsSome));
        expect(await number()).toBeGreaterThan(0);
        await search.press('Escape');
        await expect(search).toHaveValue('');
        await expect(search).toBeFocused();
        await expect(count).toHaveText(all);
      });
    }

    test('whatever stands in the address, the list works and runs none of it', {
      tag: list.name === 'directory' ? '@long' : '@release',
    }, async ({ page }) => {
      const { count, clear } = await openList(page, list);
      const all = (await count.textContent()) ?? '';
      const names = choices.map(({ query }) => query.split('=')[0] ?? '');
      const every = (value: string) => ['q', ...names].map((name) => `${name}=${value}`);
      for (const queries of [
        every('%3Cscript%3Ewindow.ran=1%3C/script%3E"><img src=x onerror=window.ran=1>'),
        every('%E0%A4%A%ED%A0%80%00%E2%80%AE'),
        every('__proto__'),
        ['__proto__[x]=1', 'constructor=2', 'match=some', 'sort=random', 'page=-1', '?q=&&&=&=#%'],
        [one.query.toUpperCase(), `${one.query}%20`, ...Array<string>(3000).fill(one.query)],
        [`q=${Array.from({ length: 1500 }, (_, index) => `heat${index}`).join('+')}`],
        every(hostileTexts.join(',')),
      ]) {
        await test.step(queries.join('&').slice(0, 60), async () => {
          await openList(page, list, ...queries);
          await staysWhole(page);
          if (await clear.isVisible()) await clear.click();
          if (list.clear) await expect(count).toHaveText(all);
        });
      }
      expect(await changeAddress(page, addressTexts)).toEqual([]);
      await staysWhole(page);
      await openList(page, list);
      await expect(count).toHaveText(all);
    });

    // One chooses with a chip, the other with a select.
    test('with the keyboard alone I come from a word to the first item', {
      tag: tagsIf({
        '@long': list.name === 'exchange',
        '@release': !['directory', 'exchange'].includes(list.name),
      }),
    }, async ({ page }) => {
      const { search, count, items } = await openList(page, list);
      if (words) {
        await tabTo(page, new RegExp(`^${words.field}$`));
        await expect(search).toBeFocused();
        await expectNarrowed(count, () => page.keyboard.type(words.findsSome));
      }
      const isNamed = (name: string) => new RegExp(`^${name}`);
      await tabTo(page, one.control === 'chip' ? isNamed(one.name) : isNamed(one.group));
      if (one.control === 'select') await page.keyboard.type(one.name);
      else await page.keyboard.press('Space');
      if (one.control === 'menu') {
        await tabTo(page, isNamed(one.name));
        await page.keyboard.press('Space');
        await page.keyboard.press('Escape');
        await expect(page.locator(':focus')).toHaveAccessibleName(menuName(one.group));
      }
      await expect(page).toHaveURL(addressWith(one.query));
      const inList = items.locator(':focus');
      for (let stop = 0; stop < 80 && (await inList.count()) === 0; stop++)
        await page.keyboard.press('Tab');
      await expect(items.first().locator(':focus')).toBeVisible();
    });

    test('items are shown in the order in which they are read', { tag }, async ({ page }) => {
      const { search, items } = await openList(page, list);
      const { press } = listChoice(page, list, one);
      expect(await misplaced(items), 'at first').toEqual([]);
      if (words) {
        for (const letter of words.findsSome) {
          await search.press(letter);
          expect(await misplaced(items), `after the key ${letter}`).toEqual([]);
        }
        await search.fill('');
        expect(await misplaced(items), 'when the field is empty again').toEqual([]);
      }
      for (const what of ['chosen', 'not chosen']) {
        await press();
        expect(await misplaced(items), what).toEqual([]);
      }
    });

    test.describe('without script', { tag: '@not-firefox' }, () => {
      test.use({ javaScriptEnabled: false });

      test('I read all of it, and no control is there that does nothing', { tag }, async ({
        page,
      }) => {
        await page.goto(listHref(list, one.query));
        const { main, form, items, count, number } = listParts(page, list);
        await expect(items.first()).toBeVisible();
        if ((await count.count()) > 0) await expect(items).toHaveCount(await number());
        await expect(form).toBeHidden();
        const controls = main.locator(':is(button, select, input, textarea):not(form[action] *)');
        await expect(controls.filter({ visible: true })).toHaveCount(0);
      });
    });

    test.describe('when the scripts do not arrive', () => {
      test.use({ allowedMessages: [/_astro.*\.js|ERR_FAILED|\[astro-island\]/] });

      test('the list comes all the same', { tag }, async ({ page }) => {
        await page.route('**/_astro/*.js', (route) => route.abort());
        await page.goto(listHref(list, one.query));
        const { items } = listParts(page, list);
        await expect(items.first()).toBeVisible();
        expect(await items.count()).toBeGreaterThan(1);
      });
    });
  });
}
