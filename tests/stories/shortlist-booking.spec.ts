import { bookingOf } from '../support/booking.ts';
import { composerOf, letterIn, letterInLink, settle } from '../support/contact.ts';
import { hydrated } from '../support/hydration.ts';
import { choose } from '../support/press.ts';
import {
  availableSpeakers,
  openWith,
  type Person,
  people,
  profilePath,
  shortlistOf,
  tabToElement,
  trayOf,
} from '../support/shortlist.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const [first, second, third] = availableSpeakers(3) as [Person, Person, Person];
const { paused } = people();

for (const [where, size] of [
  ['on a desk', desk],
  ['on a phone', phone],
] as const) {
  test(`from nothing to a request with the keyboard alone, ${where}`, {
    tag: where === 'on a desk' ? '@release' : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    const { toggle, review } = trayOf(page);
    for (const person of [first, second, third]) {
      await page.goto(profilePath(person));
      await hydrated(page);
      await tabToElement(page, toggle(person));
      await page.keyboard.press('Enter');
      await expect(toggle(person)).toHaveAttribute('aria-pressed', 'true');
    }
    await tabToElement(page, review);
    await page.keyboard.press('Enter');

    const list = shortlistOf(page);
    await expect(list.names).toHaveText([first.name, second.name, third.name]);
    await tabToElement(page, list.up(third));
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(list.names).toHaveText([third.name, first.name, second.name]);
    await expect(list.up(third)).toBeFocused();
    await tabToElement(page, list.remove(second));
    await page.keyboard.press('Enter');
    await expect(list.remove(first)).toBeFocused();

    await tabToElement(page, list.book);
    await page.keyboard.press('Enter');
    const form = bookingOf(page);
    await settle(form.dialog);
    const choices = `First choice: ${third.name}; second choice: ${first.name}`;
    await expect(form.dialog.getByRole('listitem')).toHaveText([third.name, first.name]);

    await tabToElement(page, form.choice('Several speakers', 'One of them'));
    await page.keyboard.press('Space');
    const answers: [string, string][] = [
      ['Event details', 'Heat and older neighbors.'],
      ['Organization', 'Elm Street Library'],
      ['Contact name and title', 'Ana Reyes, director'],
      ['Email', 'ana@example.org'],
    ];
    for (const [label, text] of answers) {
      await tabToElement(page, form.field(label));
      await page.keyboard.type(text);
    }
    for (const question of ['Journalistic event', 'Urgent request']) {
      await tabToElement(page, form.choice(question, 'Yes'));
      await page.keyboard.press('Space');
    }
    await tabToElement(page, form.review);
    await page.keyboard.press('Enter');
    await settle(composerOf(page).dialog);
    expect((await letterIn(page)).body).toContain(`Speaker preferences: ${choices}\n`);
  });
}

test('a host of three speakers asks all of them for one panel, in one message', async ({
  page,
}) => {
  const three = [first, second, third];
  await openWith(page, three);
  const list = shortlistOf(page);
  await choose(list.main.getByRole('radio', { name: 'All of them on one panel' }));
  await expect(list.main.getByText('On the panel', { exact: true })).toHaveCount(3);
  await expect(list.link).toHaveValue(/together=all$/);
  await page.reload();
  await hydrated(page);
  await list.book.click();
  const form = bookingOf(page);
  await settle(form.dialog);
  await expect(form.choice('Several speakers', 'All of them')).toBeChecked();
  await form.field('Event details').fill('Heat and older neighbors.');
  await form.field('Organization').fill('Elm Street Library');
  await form.field('Contact name and title').fill('Ana Reyes, director');
  await form.field('Email').fill('ana@example.org');
  for (const question of ['Journalistic event', 'Urgent request']) {
    await choose(form.choice(question, 'No'));
  }
  await form.review.click();
  await settle(composerOf(page).dialog);
  const { body } = await letterIn(page);
  expect(body).toContain(`Speaker preferences: ${three.map(({ name }) => name).join('; ')}\n`);
  expect(body).toContain('\nOf these speakers: All of them on one panel\n');
});

test('a request opened again names each choice once, in the current order', async ({ page }) => {
  await openWith(page, [first, second]);
  const list = shortlistOf(page);
  const form = bookingOf(page);
  await list.book.click();
  await settle(form.dialog);
  await form.field('Organization').fill('Elm Street Library');
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await list.down(first).click();
  await list.book.click();
  await settle(form.dialog);
  await expect(form.field('Organization')).toHaveValue('Elm Street Library');
  await expect(form.dialog.getByRole('listitem')).toHaveText([second.name, first.name]);
});

test('the link is the letter: it needs no script to be sent', async ({ page }) => {
  await openWith(page, [first, second]);
  const href = await shortlistOf(page).book.getAttribute('href');
  const { to, subject, body } = letterInLink(href ?? '');
  expect(to).toBe('voices@climatehealthvoices.example');
  expect(subject).toBe('Book a Speaker Request - Submission');
  expect(body).toContain(
    `Speaker preferences: First choice: ${first.name}; second choice: ${second.name}\n`,
  );
});

test('a speaker who takes no requests is left out of mine, and I am told', async ({ page }) => {
  await openWith(page, [first, paused, second]);
  const list = shortlistOf(page);
  await expect(list.names).toHaveCount(3);
  await expect(list.main.getByText('Left out of the request', { exact: true })).toHaveCount(1);
  await expect(
    list.main.getByText(
      `${paused.name} is not taking requests now, and is left out of the request.`,
    ),
  ).toBeVisible();
  expect(letterInLink((await list.book.getAttribute('href')) ?? '').body).toContain(
    `First choice: ${first.name}; second choice: ${second.name}\n`,
  );
});
