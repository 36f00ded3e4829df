import { availableSpeakers, type Person, shortlistHref } from '../support/shortlist.ts';
import { expect, test } from './test.ts';

const [first, second] = availableSpeakers(2) as [Person, Person];

test('I put two speakers on my shortlist and take both off again in its bar', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.open('/speakers/directory');
  for (const { name } of [first, second]) {
    const toggle = page.byRole('button', `Add to shortlist: ${name}`);
    await toggle.press();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  const bar = page.byRole('region', 'Shortlist');
  await bar.byRole('button', 'Shortlist, 2 speakers').press();
  await bar.byRole('button', `Remove: ${first.name}`).press();
  await expect(bar.byRole('button', `Remove: ${first.name}`)).toBeGone();
  await bar.byRole('button', `Remove: ${second.name}`).press();
  await expect(bar.byRole('button', `Remove: ${second.name}`)).toBeGone();
  for (const { name } of [first, second]) {
    await expect(page.byRole('button', `Add to shortlist: ${name}`)).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  }
});

test('a list that somebody sent me opens in their order, and I keep it', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open(shortlistHref([second, first]));
  const main = page.byRole('main');
  await expect(main.byText(/A shared list/)).toBeShown();
  await expect(main.bySelector('h3').nth(0)).toContainText(new RegExp(second.name));
  await expect(main.bySelector('h3').nth(1)).toContainText(new RegExp(first.name));
  await main.byRole('button', 'Keep it on this device').press();
  await expect(main.byText(/A shared list/)).toBeGone();
  await visitor.open('/speakers/shortlist');
  await expect(main.bySelector('h3').nth(0)).toContainText(new RegExp(second.name));
});
