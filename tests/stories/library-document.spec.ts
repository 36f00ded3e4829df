import { recordAnnouncements } from '../support/contact.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const smoke = '/resources/library/wildfire-smoke-guide';
const storms = '/resources/library/tropical-cyclone-mortality';

test('a document’s page says who, when and how exactly, what kind and what for', async ({
  page,
}) => {
  await page.goto(smoke);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Wildfire Smoke: A Guide/);
  const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Resources', 'Resource Library', /^Wildfire Smoke/]);
  const fact = (term: string) =>
    main.getByText(term, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(fact('Publisher')).toContainText('US Environmental Protection Agency');
  await expect(fact('Published')).toHaveText(
    /^August 2019\. Known to the month\. The 2019 revision/,
  );
  await expect(fact('Type')).toHaveText('Guide');
  await expect(fact('License')).toHaveText(/^Not known to us\./);
  await expect(fact('About the link')).toContainText('the federal air quality site');
  await expect(main.getByRole('region', { name: 'In short' })).toContainText('what is in smoke');
  await expect(main.getByRole('region', { name: 'Use it for' }).getByRole('listitem')).toHaveCount(
    3,
  );
  await expect(
    main.getByRole('link', { name: /^Download Wildfire Smoke.*\(opens in a new tab\)$/ }),
  ).toHaveAttribute('target', '_blank');
  await fact('Topics').getByRole('link', { name: 'Public health' }).click();
  await expect(page).toHaveURL('/resources/library?topic=public+health');
  await expect(page.getByText('Showing 6 of 12 resources')).toBeVisible();
});

test('a license that is known is named, and figures of this site lead to how we checked them', async ({
  page,
}) => {
  await page.goto('/resources/library/who-communication-toolkit');
  await expect(
    page.getByRole('link', { name: 'CC BY-NC-SA 3.0 IGO (opens in a new tab)' }),
  ).toHaveAttribute('href', 'https://creativecommons.org/licenses/by-nc-sa/3.0/igo/');
  await expect(page.getByRole('heading', { name: /^Figures on this site/ })).toBeHidden();
  await page.goto(storms);
  const figures = page.getByRole('region', { name: 'Figures on this site that come from it' });
  await figures
    .getByRole('link', { name: /^How we checked/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/evidence\/storms-/);
});

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('I copy each citation as it stands there, by keyboard, and am told so once', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    await page.goto(storms);
    const cite = page.getByRole('region', { name: 'Cite it' });
    const expected: string[] = [];
    for (const [form, part] of [
      ['Text', 'Rachel Young and Solomon Hsiang, “Mortality caused'],
      ['APA', 'Young, R., & Hsiang, S. (2024). Mortality caused'],
      ['Vancouver', 'Nature. 2024 Oct 2;(8037):121–8. doi:10.1038/s41586-024-07945-5'],
      ['BibTeX', '@article{tropical-cyclone-mortality,\n  author = {Young, Rachel and'],
      ['RIS', 'TY  - JOUR'],
    ] as const) {
      const button = await tabTo(page, new RegExp(`^Copy the citation as ${form}$`));
      await page.keyboard.press('Enter');
      await expect(button).toHaveText('Copied');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain(part);
      await expect(cite.getByText(text, { exact: true })).toBeVisible();
      expected.push(`polite: Copied the citation as ${form}`);
      await expect.poll(announcements).toEqual(expected);
    }
  });
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every citation is there to be read, and no button that would do nothing', async ({
    page,
  }) => {
    await page.goto(smoke);
    const cite = page.getByRole('region', { name: 'Cite it' });
    await expect(cite.getByRole('heading', { level: 3 })).toHaveText([
      'Text',
      'APA',
      'Vancouver',
      'BibTeX',
      'RIS',
      'CSL-JSON',
    ]);
    await expect(cite.getByText('@report{wildfire-smoke-guide,')).toBeVisible();
    await expect(cite.getByRole('button')).toHaveCount(0);
  });
});
