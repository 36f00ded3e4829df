import type { Page } from '@playwright/test';
import { recordAnnouncements } from '../support/contact.ts';
import { builtClaims, evidenceOf, openEvidence, unfold } from '../support/evidence.ts';
import { expect, test } from '../support/test.ts';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a claim says what it counts, how it was checked, and which pages show it', async ({
  page,
}) => {
  const { claim } = await openEvidence(page);
  const waterborne = claim('51%');
  await unfold(waterborne);
  await expect(waterborne).toContainText(
    'Outbreaks of waterborne disease; United States; 1948–1994',
  );
  await expect(waterborne).toContainText('Checked November 21, 2026');
  await expect(waterborne).toContainText('The data are old. Always show the years.');
  const page51 = builtClaims().find(({ id }) => id === 'flood-waterborne');
  for (const url of page51?.pages ?? []) {
    const { pathname, hash } = new URL(url);
    await expect(waterborne.locator(`a[href="${pathname}${hash}"]`)).toBeVisible();
  }
});

test('a figure whose source differs keeps its value, is under review, and shows the closest published one', async ({
  page,
}) => {
  const { claim } = await openEvidence(page);
  const rain = claim('42%');
  await expect(rain.getByText('under review')).toBeVisible();
  await expect(rain.getByText('Closest published figure: about 60%')).toBeVisible();
  await unfold(rain);
  await expect(
    rain.getByRole('link', { name: /^Source: US Global Change Research Program/ }),
  ).toBeVisible();
});

test('a row unfolds by its address, by another address, and on paper', {
  tag: '@not-firefox',
}, async ({ page }) => {
  await page.goto('/evidence#flood-waterborne');
  const { claim } = evidenceOf(page);
  const caution = 'The data are old. Always show the years.';
  await expect(claim('51%').getByText(caution)).toBeVisible();
  const other = claim('42%').getByRole('link', { name: /^Source: / });
  await expect(other).toBeHidden();
  await page.goto('/evidence#rr-northeast-rain');
  await expect(other).toBeVisible();
  await page.goto('/evidence');
  await page.emulateMedia({ media: 'print' });
  await expect(claim('51%').getByText(caution)).toBeVisible();
});

test.describe('the citations of a claim', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('are copied in every form, by keyboard, and each copy is told once', {
    tag: ['@not-firefox', '@long'],
  }, async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    const { claim } = await openEvidence(page);
    const waterborne = claim('51%');
    await unfold(waterborne);
    await waterborne.getByText(/^Cite/).press('Enter');
    const source =
      'The Association Between Extreme Precipitation and Waterborne Disease Outbreaks in the United States, 1948-1994';
    const url = 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC1446745/';
    for (const [form, text] of [
      ['APA', `Curriero, et al. (2001). ${source}. American Journal of Public Health. ${url}`],
      [
        'Vancouver',
        `Curriero, et al. ${source}. American Journal of Public Health [Internet]. 2001 [cited 2026 Nov 21]. Available from: ${url}`,
      ],
    ] as const) {
      await waterborne.getByRole('button', { name: `Copy ${form} for 51%` }).press('Enter');
      await expect.poll(() => clipboard(page)).toBe(text);
    }
    await waterborne.getByRole('button', { name: 'Copy Text for 51%' }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^From 1948 to 1994, just over half .* \(read November 21, 2026\)$/);
    await waterborne.getByRole('button', { name: 'Copy BibTeX for 51%' }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^@article\{flood-waterborne,\n {2}author = \{Curriero and others/);
    await waterborne.getByRole('button', { name: 'Copy RIS for 51%' }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^TY {2}- JOUR\nID {2}- flood-waterborne\n/);
    await waterborne.getByRole('button', { name: 'Copy CSL-JSON for 51%' }).click();
    await expect.poll(() => clipboard(page)).toContain('"type": "article-journal"');
    expect(await announcements()).toEqual([
      'polite: Copied APA for 51%',
      'polite: Copied Vancouver for 51%',
      'polite: Copied Text for 51%',
      'polite: Copied BibTeX for 51%',
      'polite: Copied RIS for 51%',
      'polite: Copied CSL-JSON for 51%',
    ]);
  });

  test('name who reported a figure, wherever it is copied', async ({ page }) => {
    const { claim } = await openEvidence(page);
    const trend = claim('+117%');
    await trend.getByRole('button', { name: /^Copy with source/ }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(
        /\(Howard et al\., JAMA, 2024, as reported by CBS News\) https:\/\/doi\.org\/10\.1001\/jama/,
      );
    await unfold(trend);
    await expect(
      trend.getByRole('link', { name: /^Source: .*2024, as reported by CBS News/ }),
    ).toBeVisible();
    await trend.getByText(/^Cite/).click();
    for (const form of ['Text', 'APA', 'Vancouver', 'BibTeX', 'RIS', 'CSL-JSON']) {
      await trend.getByRole('button', { name: new RegExp(`^Copy ${form} for`) }).click();
      await expect.poll(() => clipboard(page)).toMatch(/as reported by CBS News/i);
    }
  });

  test('of a figure without a source are those of the closest published one', async ({ page }) => {
    const { claim } = await openEvidence(page);
    const evacuations = claim('23%');
    await unfold(evacuations);
    await evacuations.getByText(/^Cite/).click();
    await expect(evacuations).toContainText('@article{rr-hospital-evacuations-count,');
  });
});

test('the page says when its links were last checked, and hands the claims out as files', async ({
  page,
  request,
}) => {
  await openEvidence(page);
  const rules = page.getByRole('region', { name: 'How we check' });
  await expect(rules).toContainText(
    /Our link checker (has not run yet|last went through the links)/,
  );
  for (const name of [
    'All claims (JSON)',
    'What the data may hold (JSON Schema)',
    'Feed of changes (Atom)',
  ]) {
    const href = (await rules.getByRole('link', { name }).getAttribute('href')) ?? '';
    expect((await request.get(href)).ok(), href).toBe(true);
  }
});
