import {
  composerOf,
  letterIn,
  letterInLink,
  receiptOf,
  reference,
  settle,
} from '../support/contact.ts';
import { choose } from '../support/press.ts';
import { fillOffer, offerOf, openOffer } from '../support/stories.ts';
import { expect, test } from '../support/test.ts';

test('I answer the questions and read my letter before it goes', { tag: '@long' }, async ({
  page,
}) => {
  const offer = await openOffer(page);
  await fillOffer(offer);
  await offer.field('What changed?').fill('We carry water now.');
  await offer.review.click();
  await expect(offer.dialog).toBeHidden();
  const { to, subject, body } = await letterIn(page);
  const [ref = ''] = reference.exec(subject) ?? [];
  expect(to).toBe('stories@climatehealthvoices.example');
  expect(subject).toBe(`Submit Your Story (ref. ${ref})`);
  expect(body.split('\n')).toEqual([
    'Who are you?',
    'A bus driver in Cedar Row.',
    '',
    'What happened?',
    'The bus had no air & a boy fainted.',
    'It was 50% kids.',
    '',
    'What changed?',
    'We carry water now.',
    '',
    'May we say your name?: No, leave my name out',
    'Your age: I am 18 or older',
    'Your consent: I have read what happens with my story, and I agree.',
    '',
    `Reference: ${ref}`,
  ]);
});

test('beside each answer stands how many words it has', async ({ page }) => {
  const { field } = await openOffer(page);
  const who = field('Who are you?');
  await expect(who).toHaveAccessibleDescription(/About 40 words are plenty\.$/);
  await who.fill('A bus driver');
  await expect(who).toHaveAccessibleDescription(/3 words so far; about 40 are plenty\.$/);
  await who.fill('word '.repeat(40));
  await expect(who).toHaveAccessibleDescription(/40 words\. That is plenty\.$/);
});

test('what happens with my story is said in plain words: what for, unnamed, taken back', async ({
  page,
}) => {
  const { dialog, choice } = await openOffer(page);
  const promise = dialog.getByRole('region', { name: 'What happens with your story' });
  await expect(promise).toContainText('it goes up only after you say yes');
  await expect(promise).toContainText('You can take it back at any time');
  await expect(promise).toContainText('Write to the address this message goes to');
  await expect(choice('May we say your name?', 'No, leave my name out')).toBeVisible();
});

test('a child is asked for a parent, a grown-up is not', { tag: '@long' }, async ({ page }) => {
  const offer = await openOffer(page);
  await fillOffer(offer);
  const parent = offer.field('Parent or guardian who agrees');
  await expect(parent).toBeHidden();
  await choose(offer.choice('Your age', 'I am under 18'));
  await offer.review.click();
  await expect(parent).toBeFocused();
  await expect(parent).toHaveAttribute('aria-invalid', 'true');
  await parent.fill('Eva Reyes, 555-0123');
  await offer.review.click();
  expect((await letterIn(page)).body).toContain(
    'Parent or guardian who agrees: Eva Reyes, 555-0123',
  );
});

test('nothing goes without who, what, name, age and consent', { tag: '@long' }, async ({
  page,
}) => {
  const offer = await openOffer(page);
  await expect(offer.field('Who are you?')).toHaveAttribute('aria-invalid', 'false');
  await offer.review.click();
  await expect(offer.field('Who are you?')).toBeFocused();
  await expect(offer.field('Who are you?')).toHaveAccessibleDescription(/fill/i);
  await offer.field('Who are you?').fill('Ana');
  await offer.review.click();
  await expect(offer.field('What happened?')).toBeFocused();
  await offer.field('What happened?').fill('It was hot.');
  await offer.review.click();
  await expect(offer.choice('May we say your name?', 'Yes, use my name')).toBeFocused();
  await choose(offer.choice('May we say your name?', 'My first name only'));
  await offer.review.click();
  await expect(offer.choice('Your age', 'I am 18 or older')).toBeFocused();
  await choose(offer.choice('Your age', 'I am 18 or older'));
  await offer.review.click();
  await expect(offer.consent).toBeFocused();
  await expect(
    offer.dialog.getByRole('group', { name: 'Your consent' }),
  ).toHaveAccessibleDescription(/check/i);
  await choose(offer.consent);
  await offer.review.click();
  await expect(composerOf(page).dialog).toBeVisible();
});

test('a reload loses no answer, but consent is given anew', { tag: '@long' }, async ({ page }) => {
  const offer = await openOffer(page);
  await fillOffer(offer);
  await page.reload();
  await openOffer(page);
  await expect(offer.dialog.getByText('Your draft is still here').first()).toBeVisible();
  await expect(offer.field('What happened?')).toHaveValue(/The bus had no air/);
  await expect(offer.choice('Your age', 'I am 18 or older')).toBeChecked();
  await expect(offer.consent).not.toBeChecked();
  await offer.clear.click();
  await expect(offer.field('What happened?')).toHaveValue('');
  await page.reload();
  await openOffer(page);
  await expect(offer.field('Who are you?')).toHaveValue('');
});

// `npm test` does it with a booking.
test('closing keeps my answers; saying that it went clears them', { tag: '@release' }, async ({
  page,
}) => {
  const offer = await openOffer(page);
  await fillOffer(offer);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Submit Your Story' })).toBeFocused();
  await openOffer(page);
  await expect(offer.field('Who are you?')).toHaveValue(/bus driver/);
  await choose(offer.consent);
  await offer.review.click();
  await composerOf(page).sent.click();
  await receiptOf(page).close.click();
  await openOffer(page);
  await expect(offer.field('Who are you?')).toHaveValue('');
});

// `npm test` does it with a booking.
test('a long story is copied instead of cut', { tag: '@release' }, async ({ page }) => {
  const offer = await openOffer(page);
  await fillOffer(offer);
  const charactersLeft = offer.dialog.getByText(/characters left before/);
  await expect(charactersLeft, 'the limit is far').toBeHidden();
  await offer.field('What happened?').fill('It was hot and the bus stood still. '.repeat(22));
  await expect(charactersLeft).toBeVisible();
  await offer.field('What happened?').fill('It was hot and the bus stood still. '.repeat(80));
  await expect(offer.dialog.getByText('The message is too long for a link.')).toBeVisible();
  await offer.review.click();
  await expect(composerOf(page).text).toHaveValue(/stood still\. It was hot/);
});

test('I offer a story without a mouse', { tag: '@long' }, async ({ page }) => {
  await page.goto('/stories');
  const opener = page.getByRole('link', { name: 'Submit Your Story' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const offer = offerOf(page);
  await settle(offer.dialog);
  await expect(offer.field('Who are you?')).toBeFocused();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('One line.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Another.');
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(offer.choice('May we say your name?', 'Yes, use my name')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(offer.review).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(composerOf(page).text).toHaveValue(/One line\.\nAnother\./);
  await expect(composerOf(page).text).toHaveValue(/My first name only/);
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the same questions stand in a letter', async ({ page }) => {
    await page.goto('/stories');
    const link = page.getByRole('link', { name: 'Submit Your Story' });
    const letter = letterInLink((await link.getAttribute('href')) ?? '');
    expect(letter.to).toBe('stories@climatehealthvoices.example');
    for (const question of [
      'Who are you?',
      'What happened?',
      'Where and when did it happen?',
      'What changed?',
      'What do you want people to do?',
      'May we say your name?',
      'Parent or guardian who agrees',
      'Your consent',
    ])
      expect(letter.body).toContain(question);
  });
});
