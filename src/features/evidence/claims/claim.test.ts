import { describe, expect, test } from 'vitest';
import { claimFiles } from './claim.examples.ts';
import { claimIn, claimLedger, shownFigure } from './claim.ts';

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

  test('a source is named by publisher, title and year, or as undated', () => {
    expect(claimIn(ledger, 'visits').published.source.name).toBe(
      'The Journal, Heat and Visits, 2021',
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
