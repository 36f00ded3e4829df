import { builtClaims, evidenceOf, openEvidence, unfold } from '../support/evidence.ts';
import { expect, test } from '../support/test.ts';

const claims = builtClaims();
const all = claims.length;
const countWith = (status: (typeof claims)[number]['status']) =>
  claims.filter((claim) => claim.status === status).length;
const showing = (shown: number) => `Showing ${shown} of ${all} claims`;

test('the ledger shows every claim, and the filters say how many each would leave', async ({
  page,
}) => {
  const evidence = await openEvidence(page);
  await expect(evidence.claims).toHaveCount(all);
  await expect(evidence.count).toHaveText(showing(all));
  await expect(evidence.status.getByRole('option')).toHaveText([
    'Every status',
    `Supported (${countWith('supported')})`,
    `Under review (${countWith('differs')})`,
    `No published source found (${countWith('unsourced')})`,
  ]);
  await expect(evidence.hazard.getByRole('option')).toHaveCount(7);
  await expect(evidence.clear).toBeHidden();
});

test.describe('a search', () => {
  for (const [typed, where, figure] of [
    ['71,420', 'a figure', '71,420 deaths a year by 2050'],
    ['23%', 'the draft figure', '23%'],
    ['redlined', 'the sentence', 'about 4.5°F'],
    ['climate central outages', 'a publisher and a title', '80% of major outages'],
    ['katrina', 'a place or an event', '3-5x'],
    ['medicare 2011', 'whom it is about, and when', '+1.4% deaths'],
    ['medicrae', 'a word with a slip', '+1.4% deaths'],
  ] as const) {
    // All but two run before a release only: unit tests prove what each word finds.
    test(`for “${typed}” finds ${where}`, {
      tag: ['23%', 'medicrae'].includes(typed) ? [] : '@release',
    }, async ({ page }) => {
      const evidence = await openEvidence(page);
      await evidence.search.fill(typed);
      await expect(evidence.claims).not.toHaveCount(all);
      await expect(evidence.claim(figure)).toBeVisible();
    });
  }

  test('takes headings without a claim away, and Back brings them again', async ({ page }) => {
    const evidence = await openEvidence(page);
    await evidence.search.fill('redlined');
    await expect(evidence.heading('Under review')).toBeHidden();
    await expect(evidence.topic('Flooding')).toBeHidden();
    await expect(page).toHaveURL('/evidence?q=redlined');
    await page.goBack();
    await expect(evidence.heading('Under review')).toBeVisible();
  });
});

test('a link to a claim that a filter hides shows everything and lands there', {
  tag: ['@firefox', '@long'],
}, async ({ page }) => {
  const evidence = await openEvidence(page, '?status=supported');
  await expect(evidence.heading('Under review')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Under review' }).click();
  await expect(evidence.heading('Under review')).toBeFocused();
  await expect(evidence.heading('Under review')).toBeInViewport();
  await expect(evidence.claims).toHaveCount(all);
});

test('from a figure of another page to its own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'How we checked (71%)' }).click();
  await expect(page).toHaveURL('/evidence/home-71');
  await expect(page.getByRole('heading', { level: 1, name: /71% of Americans/ })).toBeInViewport();
});

test.describe('without JavaScript', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a claim unfolds at a press, and none offers what nothing would copy', async ({ page }) => {
    await page.goto('/evidence');
    const claim = evidenceOf(page).claim('51%');
    await unfold(claim);
    await expect(claim.getByRole('link', { name: /^Source: / })).toBeVisible();
    await expect(page.getByText('Cite', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test('the claim that the address names is unfolded', async ({ page }) => {
    await page.goto('/evidence#flood-waterborne');
    await expect(
      evidenceOf(page).claim('51%').getByText('The data are old. Always show the years.'),
    ).toBeVisible();
  });
});
