import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedLines, expect, openEntry, publishEventToCome, test } from '../support/studio.ts';

const nextYear = new Date().getFullYear() + 1;

/** Today on this computer, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

test('I move an event: the studio raises its revision, dates it, and asks what visitors must know', {
  tag: ['@firefox', '@long'],
}, async ({ page, studio: { root } }) => {
  await publishEventToCome(root, 2);
  const { field, save, said, toFix } = await openEntry(page, 'events', 'upcoming1');

  await field('Start').fill(`${nextYear}-06-01T18:00`);
  await field('End').fill(`${nextYear}-06-01T20:00`);
  await expect(toFix).toContainText('visitors are not told');
  await save();
  const note =
    'You changed the start and end of this event: revision raised to 3, updated set to today. Tell visitors under “What visitors must know”.';
  await expect(page.getByRole('main')).toContainText(note);
  expect(await said()).toContain(`Saved. ${note}`);
  await expect(field('Revision (optional)')).toHaveValue('3');
  await expect(field('Updated')).toHaveValue(today());

  await page.getByRole('link', { name: 'What visitors must know' }).last().click();
  await expect(field('What visitors must know (optional)')).toBeFocused();
  await field('What visitors must know (optional)').fill(`The hour moved to June.`);
  await field('Status (optional)').selectOption('moved');
  await field('Moved from (optional)').fill(`${nextYear}-05-06T10:00`);
  await expect(toFix).toHaveCount(0);
  await save();
  await expect(toFix).toHaveCount(0);
  const text = readFileSync(join(root, 'content/events/upcoming1.md'), 'utf8');
  expect(text).toContain(`start: "${nextYear}-06-01T18:00"\nend: "${nextYear}-06-01T20:00"\n`);
  expect(text).toContain(`updated: "${today()}"\nrevision: 3\n---\n`);
  expect(await changedLines(root)).toEqual(['7 4 content/events/upcoming1.md']);
});

test('I change the figure of a claim: the studio begins the line of history that readers follow', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const { field, save, toFix } = await openEntry(page, 'claims', 'home-71');
  await expect(page.getByText('You changed what this figure says.')).toHaveCount(0);
  const figure = page.getByRole('region', { name: 'Figure', exact: true });
  await figure.getByRole('textbox', { name: 'Figure (optional)' }).fill('72%');
  const sentence = field('Wording', figure).first();
  await sentence.fill((await sentence.inputValue()).replace('71%', '72%'));
  await expect(toFix).toContainText('History');

  await page.getByLabel('Read on').fill(today());
  await page.getByLabel(/^Address of the page that states it/).fill('https://example.org/survey');
  await page.getByRole('button', { name: 'Write it into the form' }).click();
  const change = field('Change', page.getByRole('group', { name: /^History line \d+$/ }).last());
  await expect(change).toBeFocused();
  await expect(change).toHaveValue(/figure was “71%”, is “72%”/);
  await expect(field('Checked on')).toHaveValue(today());
  await expect(page.getByText('You changed what this figure says.')).toHaveCount(0);
  await change.fill('Corrected from 71% to 72%, as the publisher did.');
  await expect(toFix).toHaveCount(0);
  await save();
  const text = readFileSync(join(root, 'content/claims/home-71.yaml'), 'utf8');
  expect(text).toContain(
    `  - date: "${today()}"\n    change: Corrected from 71% to 72%, as the publisher did.\n`,
  );
  expect(text).toContain('https://example.org/survey');
});

test('An event that is over cannot be moved or cancelled', async ({ page }) => {
  const { field } = await openEntry(page, 'events', 'past1');
  await expect(field('Title')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Move|Cancel the event) …/ })).toHaveCount(0);
});

test('I correct a figure of which a chart tells: the studio leads me to the chart, and publishing to both', async ({
  page,
}) => {
  const { field, save } = await openEntry(page, 'claims', 'home-71');
  const figure = page.getByRole('region', { name: 'Figure', exact: true });
  await figure.getByRole('textbox', { name: 'Figure (optional)' }).fill('72%');
  const sentence = field('Wording', figure).first();
  await sentence.fill((await sentence.inputValue()).replace('71%', '72%'));
  await page.getByRole('button', { name: 'Write it into the form' }).click();
  await save();
  const others = page.getByRole('region', { name: /^1 to fix in other entries/ });
  await expect(others).toContainText('“72%”, and these words are no part of it');
  await page.getByRole('link', { name: '1 to fix in other entries that name this one' }).click();
  await expect(others.getByRole('heading')).toBeFocused();

  await test.step('publishing says how the rest goes out', async () => {
    await page.goto('/publish');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const stopping = page.getByRole('region', { name: '1 problem to fix before you can publish' });
    await expect(stopping).toContainText('take away the tick of the change');
    await stopping.getByRole('link').click();
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('I move an event in one go, take that back, and cancel it by keyboard', async ({
  page,
  studio: { root },
}) => {
  await publishEventToCome(root, 2);
  const { field, save, toFix } = await openEntry(page, 'events', 'upcoming1');
  const status = field('Status (optional)');
  const start = field('Start');

  await test.step('the dialog asks for the time and says what visitors and calendars see', async () => {
    await page.getByRole('button', { name: 'Move …' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move this event' });
    await dialog.getByLabel('New start').fill(`${nextYear}-06-01T18:00`);
    await expect(dialog.getByLabel('New end')).toHaveValue(`${nextYear}-06-01T20:00`);
    await expect(dialog).toContainText('Calendars');
    await dialog.getByRole('button', { name: 'Move the event' }).press('Enter');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('every field is filled, and nothing is left to fix', async () => {
    await expect(start).toHaveValue(`${nextYear}-06-01T18:00`);
    await expect(status).toHaveValue('moved');
    await expect(field('Moved from (optional)')).toHaveValue(`${nextYear}-05-06T10:00`);
    await expect(field('What visitors must know (optional)')).toHaveValue(
      /^Moved to .*June 1.* 6:00 PM\.$/,
    );
    await expect(field('Revision (optional)')).toHaveValue('3');
    await expect(field('Updated')).toHaveValue(today());
    await expect(page.getByRole('button', { name: /^Undo: The event is moved/ })).toBeFocused();
    await expect(toFix).toHaveCount(0);
  });
  await test.step('it is taken back as a whole', async () => {
    await page.getByRole('button', { name: /^Undo/ }).press('Enter');
    await expect(start).toHaveValue(`${nextYear}-05-06T10:00`);
    await expect(status).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Move …' })).toBeFocused();
  });
  await test.step('cancelled, it promises no places, and is saved with a higher revision', async () => {
    await page.getByRole('button', { name: 'Cancel the event …' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cancel this event' });
    await dialog.getByRole('button', { name: 'Cancel the event' }).click();
    await expect(dialog.getByLabel('What visitors must know')).toHaveAccessibleDescription(
      /Write something\.$/,
    );
    await dialog
      .getByLabel('What visitors must know')
      .fill('Cancelled, because the hall is closed.');
    await dialog.getByRole('button', { name: 'Cancel the event' }).press('Enter');
    await expect(status).toHaveValue('cancelled');
    await expect(toFix).toHaveCount(0);
    await save();
    await expect(toFix).toHaveCount(0);
    const text = readFileSync(join(root, 'content/events/upcoming1.md'), 'utf8');
    expect(text).toContain('status: cancelled');
    expect(text).toContain('revision: 3');
  });
});
