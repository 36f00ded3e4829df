import { changedLines, expect, openEntry, test } from '../support/studio.ts';

test('I reword an answer of the booking letter: the preview shows it, and no question is lost', async ({
  page,
  studio: { root },
}) => {
  const { field, group, save, toFix } = await openEntry(page, 'letters', 'booking');
  const preview = page.getByRole('region', { name: 'Preview' });

  await test.step('questions are called as visitors read them', async () => {
    const question = page.locator('summary', { hasText: 'Are you booking for an event' });
    await expect(question).toContainText('An event / The media');
    await question.click();
    await expect(group('Are you booking for an event or for the media?').first()).toBeVisible();
    await expect(page.getByText('Name of a further field')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Remove Remove/ })).toHaveCount(0);
  });
  await test.step('the reworded answer asks what it asked before', async () => {
    const answers = group('Are you booking for an event or for the media?').first();
    const answer = field('The answer, as visitors read it', answers).or(
      field('Words', group('Answer 1').first()),
    );
    await answer.first().fill('A gathering of people');
    await preview.getByRole('radio', { name: 'A gathering of people' }).check();
    await expect(preview.getByLabel(/^Travel and lodging/)).toBeVisible();
    await expect(preview.getByLabel(/^Live or taped/)).toHaveCount(0);
    await expect(toFix).toHaveCount(0);
  });
  await test.step('one line of the file changes', async () => {
    await save();
    expect(await changedLines(root)).toEqual(['1 1 content/letters/booking.yaml']);
  });
});

test('I add a hint to a question that had none, and it is still asked', async ({
  page,
  studio: { root },
}) => {
  const { field, group, save, toFix } = await openEntry(page, 'letters', 'booking');
  await page.locator('summary', { hasText: 'Length of the talk' }).click();
  const question = group('Length of the talk').first();

  await test.step('typing goes on in the same field, and the question stays', async () => {
    await field('Hint', question).pressSequentially('In minutes.');
    await expect(field('Hint', question)).toHaveValue('In minutes.');
    await expect(field('Question', question)).toHaveValue('Length of the talk');
    await expect(toFix).toHaveCount(0);
  });
  await test.step('the file has both', async () => {
    await save();
    expect(await changedLines(root)).toEqual(['3 1 content/letters/booking.yaml']);
  });
  await test.step('without the hint the file is as it was', async () => {
    await field('Hint', question).clear();
    await save();
    expect(await changedLines(root)).toEqual(['']);
  });
});

test('A question that is answered in words, or from a list of the whole site, offers no answers to change', async ({
  page,
}) => {
  const { group } = await openEntry(page, 'letters', 'booking');
  const addAnswer = page.getByRole('button', { name: 'Add answer' });
  for (const label of ['Budget range', 'Email']) {
    await page.locator('summary', { hasText: label }).click();
    await expect(group(label).first()).toBeVisible();
  }
  await expect(addAnswer).toHaveCount(0);
  await page.locator('summary', { hasText: 'Urgent request' }).click();
  await expect(addAnswer).toHaveCount(1);
});

test('Two letters keep their own questions: a time zone is not called “Zone”', async ({ page }) => {
  await openEntry(page, 'letters', 'event-proposal');
  await expect(page.locator('summary', { hasText: 'Time zone' })).toBeVisible();
  await expect(page.getByText('Zone', { exact: true })).toHaveCount(0);
});
