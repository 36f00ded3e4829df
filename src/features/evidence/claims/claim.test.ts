import { describe, expect, test } from 'vitest';
import { claimFiles } from '../testing/claims.ts';
import { claimIn, claimLedger, quotation, shownFigure } from './claim.ts';

const ledger = claimLedger(claimFiles);

describe('a figure and its evidence', () => {
  test.each([
    ['heat-island', 'up to 7°F'],
    ['visits', '35%'],
    ['evacuations', '23%'],
  ])('%s keeps the specified figure in view: %s', (id, figure) => {
    expect(shownFigure(claimIn(ledger, id))).toBe(figure);
  });

  test('a figure that differs carries the one its source gives', () => {
    expect(claimIn(ledger, 'visits').published.figure).toBe('7.8%');
  });

  test('a figure without a source carries the closest published one', () => {
    expect(claimIn(ledger, 'evacuations').published).toEqual(
      claimIn(ledger, 'heat-island').published,
    );
  });

  test('a source is named by whose it is, title, year and who reported it', () => {
    expect(claimIn(ledger, 'visits').published.source.name).toBe(
      'Sun et al., The Journal, Heat and Visits, 2021, as reported by The Daily',
    );
    expect(claimIn(ledger, 'heat-island').published.source.name).toBe(
      'Agency of Air, Heat Islands, undated',
    );
  });

  test('no figure stands without its evidence', () => {
    expect(() => claimIn(ledger, 'invented')).toThrow('there is no claim "invented"');
  });

  test('the closest figure has to be published', () => {
    const alone = new Map([...claimFiles].filter(([id]) => id === 'evacuations'));
    expect(() => claimLedger(alone)).toThrow('"heat-island" is not published');
  });
});

const cities =
  'Cities run about 1 to 7 degrees F hotter than the areas around them. (Agency of Air, undated) https://www.example.org/heat';

test.each([
  ['heat-island', 'a document without a year says so', cities],
  [
    'visits',
    'a figure under review is the closest published one',
    'Visits for any cause were about 8% more frequent on very hot days. (Sun et al., The Journal, 2021, as reported by The Daily) https://www.example.org/heat',
  ],
  ['evacuations', 'one without a source is the closest published one as well', cities],
])('%s: %s', (id, _, text) => {
  const { wording, source } = claimIn(ledger, id).published;
  expect(quotation(wording, source)).toBe(text);
});
