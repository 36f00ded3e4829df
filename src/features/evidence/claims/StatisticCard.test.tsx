// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { claimFiles } from '../testing/claims.ts';
import { claimIn, claimLedger, type StatisticView } from './claim.ts';
import { StatisticCard } from './StatisticCard.tsx';

const ledger = claimLedger(claimFiles);

function show(claim: string, drawing: StatisticView['drawing']) {
  const statistic = { label: 'of people', drawing, claim: claimIn(ledger, claim) };
  const { container } = render(<StatisticCard statistic={statistic} />);
  const rows = [...container.querySelectorAll('svg line')];
  return rows.map((row) => Number(row.getAttribute('x2')));
}

describe('a statistic', () => {
  afterEach(cleanup);

  test('draws a share as so many bars out of a hundred', () => {
    expect(show('heat-island', { shape: 'share', percent: 71 })).toEqual([100, 71]);
  });

  test('draws a ratio as two rows to scale', () => {
    expect(show('heat-island', { shape: 'ratio', times: 4 })).toEqual([25, 100]);
  });

  test('has its source under it', () => {
    show('heat-island', { shape: 'share', percent: 71 });
    expect(screen.getByRole('link', { name: /^Source: Agency of Air/ })).toBeTruthy();
    expect(screen.queryByText('under review')).toBeNull();
  });

  test('is under review where its source gives another figure', () => {
    show('visits', { shape: 'share', percent: 71 });
    expect(screen.getByText('under review')).toBeTruthy();
    expect(screen.getByText('Closest published figure: 7.8%')).toBeTruthy();
  });
});
