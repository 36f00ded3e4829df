import { everyRule } from '../support/axe.ts';
import { listen } from '../support/contact.ts';
import { builtClaims, evidenceOf, openEvidence } from '../support/evidence.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const claims = builtClaims();
const all = claims.length;
const countOf = (part: Partial<(typeof claims)[number]>) =>
  claims.filter((claim) =>
    Object.entries(part).every(([key, value]) => claim[key as 'id'] === value),
  ).length;
const showing = (shown: number) => `Showing ${shown} of ${all} claims`;

test('the ledger shows every claim, and the filters say how many each would leave', async ({
  page,
}) => {
  const evidence = await openEvidence(page);
  await expect(evidence.claims).toHaveCount(all);
  await expect(evidence.count).toHaveText(showing(all));
  await expect(evidence.status.getByRole('option')).toHaveText([
    `Every status (${all})`,
    `Under review (${countOf({ status: 'differs' })})`,
    `No published source found (${countOf({ status: 'unsourced' })})`,
    `Supported (${countOf({ status: 'supported' })})`,
  ]);
  await expect(evidence.hazard.getByRole('option')).toHaveCount(7);
  await expect(evidence.clear).toBeHidden();
});

test.describe('a search', () => {
  for (const [typed, where, figure] of [
    ['71,420', 'a figure', '71,420 deaths a year by 2050'],
    ['23%', 'a figure that was given to us', '23%'],
    ['redlined', 'the sentence', 'about 5°F'],
    ['climate central outages', 'a publisher and a title', '80% of major outages'],
    ['katrina', 'a place or an event', '3-5x'],
    ['medicare 2011', 'whom it is about, and when', '+1.4% deaths'],
    ['medicrae', 'a word with a slip', '+1.4% deaths'],
  ] as const) {
    test(`for “${typed}” finds ${where}`, async ({ page }) => {
      const evidence = await openEvidence(page);
      await evidence.search.fill(typed);
      await expect(evidence.claims).not.toHaveCount(all);
      await expect(evidence.claim(figure)).toBeVisible();
    });
  }

  test('takes headings without a claim away, is in the address, and Back brings all again', async ({
    page,
  }) => {
    const evidence = await openEvidence(page);
    await evidence.search.fill('redlined');
    await expect(evidence.heading('Under review')).toBeHidden();
    await expect(evidence.topic('Flooding')).toBeHidden();
    await expect(page).toHaveURL('/evidence?q=redlined');
    await page.goBack();
    await expect(evidence.claims).toHaveCount(all);
    await expect(evidence.search).toHaveValue('');
    await expect(evidence.heading('Under review')).toBeVisible();
  });

  test.describe('without its index', () => {
    test.use({ allowedMessages: [/search-index\.json|net::ERR_FAILED/] });

    test('looks in the words of the page', async ({ page, context }) => {
      await context.route('**/evidence/search-index.json', (route) => route.abort());
      const evidence = await openEvidence(page, '?q=Medicare');
      await expect(evidence.claim('+1.4% deaths')).toBeVisible();
      await expect(evidence.claims).not.toHaveCount(all);
    });
  });
});

test('status and hazard narrow the ledger together, live in the address, and go one by one', async ({
  page,
}) => {
  const said = await listen(page);
  const evidence = await openEvidence(page);
  const both = countOf({ status: 'differs', topic: 'flooding' });
  await evidence.status.selectOption({ label: `Under review (${countOf({ status: 'differs' })})` });
  await evidence.hazard.selectOption('flooding');
  await expect(evidence.count).toHaveText(showing(both));
  await expect(evidence.claims).toHaveCount(both);
  await expect(page).toHaveURL('/evidence?status=differs&hazard=flooding');
  await expect(evidence.active.getByRole('listitem')).toHaveText([
    'Under review',
    'Heavy Rainfall & Flooding',
  ]);
  const narrowed = [
    `polite: ${showing(countOf({ status: 'differs' }))}`,
    `polite: ${showing(both)}`,
  ];
  await expect.poll(said).toEqual(narrowed);
  await evidence.remove('Under review').press('Delete');
  await expect(evidence.remove('Heavy Rainfall & Flooding')).toBeFocused();
  const one = `polite: Removed Under review. ${showing(countOf({ topic: 'flooding' }))}`;
  await expect.poll(said).toEqual([...narrowed, one]);
  await page.keyboard.press('Enter');
  await expect(evidence.search).toBeFocused();
  await expect(evidence.claims).toHaveCount(all);
  await expect
    .poll(said)
    .toEqual([...narrowed, one, `polite: Removed Heavy Rainfall & Flooding. ${showing(all)}`]);
});

test('a shared address shows what it asks; what it does not know is ignored', async ({ page }) => {
  const evidence = await openEvidence(page, '?status=unsourced&hazard=<b>x</b>&color=red');
  await expect(evidence.claims).toHaveCount(countOf({ status: 'unsourced' }));
  await expect(evidence.status).toHaveValue('unsourced');
  await expect(evidence.hazard).toHaveValue('all');
});

test('a link to a claim that a filter hides shows everything and lands there', async ({ page }) => {
  const evidence = await openEvidence(page, '?status=supported');
  await expect(evidence.heading('Under review')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Under review' }).click();
  await expect(evidence.heading('Under review')).toBeFocused();
  await expect(evidence.heading('Under review')).toBeInViewport();
  await expect(evidence.claims).toHaveCount(all);
});

test('from a figure of another page to its claim', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'How we checked (71%)' }).click();
  await expect(page).toHaveURL('/evidence#home-71');
  const top = async () => (await evidenceOf(page).claim('71%').boundingBox())?.y;
  await expect.poll(top, 'its first line is the first of the window').toBeCloseTo(32, 0);
});

for (const size of [desk, phone]) {
  test(`with the keyboard alone, from a word to a claim and out of an empty list, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const evidence = await openEvidence(page);
    await evidence.search.focus();
    await page.keyboard.type('zzzz');
    await expect(evidence.none).toBeVisible();
    await expect(evidence.claims).toHaveCount(0);
    expect.soft(await everyRule(page), 'nothing found').toEqual([]);
    await evidence.showEvery.press('Enter');
    await expect(evidence.search).toBeFocused();
    await page.keyboard.type('asthma');
    await expect(evidence.claim('+17%')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(evidence.status).toBeFocused();
    await page.keyboard.type('Supp');
    await expect(evidence.status).toHaveValue('supported');
    await expect(evidence.remove('Supported')).toBeVisible();
    expect.soft(await everyRule(page), 'something found').toEqual([]);
    await evidence.search.press('Escape');
    await expect(evidence.search).toHaveValue('');
    await expect(evidence.count).toHaveText(showing(countOf({ status: 'supported' })));
    await evidence.clear.press('Enter');
    await expect(evidence.count).toHaveText(showing(all));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ledger is whole, and nothing stands there that would not work', async ({ page }) => {
    await page.goto('/evidence?status=unsourced');
    const evidence = evidenceOf(page);
    await expect(evidence.claims).toHaveCount(all);
    await expect(evidence.form).toBeHidden();
    await expect(page.getByText('Cite', { exact: true }).first()).toBeHidden();
  });
});
