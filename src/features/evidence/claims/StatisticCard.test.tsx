// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { claimFiles } from '../testing/claims.ts';
import { claimIn, claimLedger, type StatisticView } from './claim.ts';
import { StatisticCard } from './StatisticCard.tsx';

const ledger = claimLedger(claimFiles);

const words = {
  differs: '{figure} is under review; the closest is {closest}.',
  unsourced: '{figure} has no published source found; the closest is {closest}.',
};

function show(claim: string, bars: StatisticView['bars']) {
  const statistic = { label: 'of people', bars, claim: claimIn(ledger, claim) };
  const { container } = render(<StatisticCard statistic={statistic} words={words} />);
  const rows = [...container.querySelectorAll('svg line')];
  return rows.map((row) => Number(row.getAttribute('x2')));
}

describe('a statistic', () => {
  afterEach(cleanup);

  test('draws each share as so many bars out of a hundred, and says what they count', () => {
    const bars = [
      { percent: 64, label: 'trusted a nurse' },
      { percent: 19, label: 'had heard from one' },
    ];
    expect(show('heat-island', bars)).toEqual([100, 64, 100, 19]);
    expect(screen.getByText('64% trusted a nurse')).toBeTruthy();
    expect(screen.getByText('19% had heard from one')).toBeTruthy();
  });

  test('has its source under it', () => {
    show('heat-island', [{ percent: 71, label: 'agreed' }]);
    expect(screen.getByRole('link', { name: /^Source: Agency of Air/ })).toBeTruthy();
    expect(screen.queryByText(/under review/)).toBeNull();
  });

  test.each([
    ['visits', '35% is under review; the closest is of people.'],
    ['evacuations', '23% has no published source found; the closest is of people.'],
  ])('%s that no source states is one sentence of figure, status and closest one', (id, text) => {
    show(id, [{ percent: 8, label: 'came' }]);
    const sentence = screen.getByText(
      (_, element) => element?.textContent === text && element.tagName === 'P',
    );
    expect(sentence).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Source: / })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^How we checked/ })).toBeTruthy();
  });
});
