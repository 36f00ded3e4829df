// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { claimFiles } from '../testing/claims.ts';
import { ClaimFigure } from './ClaimFigure.tsx';
import { claimIn, claimLedger, sourcedFile } from './claim.ts';

const ledger = claimLedger(claimFiles);
const show = (id: string) => render(<ClaimFigure claim={claimIn(ledger, id)} />);

describe('a figure on a page', () => {
  afterEach(cleanup);

  test('when it is supported, stands with its source and nothing else', () => {
    show('heat-island');
    expect(screen.getByText('up to 7°F')).toBeTruthy();
    expect(screen.queryByText(/Closest published figure/)).toBeNull();
    expect(
      screen.getByRole('link', {
        name: /^Source: Agency of Air, Heat Islands, undated ?\(opens in a new tab\)$/,
      }),
    ).toBeTruthy();
  });

  test('when its source gives another figure, is under review beside the closest one', () => {
    show('visits');
    expect(screen.getByText('35%')).toBeTruthy();
    expect(screen.getByText('under review')).toBeTruthy();
    expect(screen.getByText('Closest published figure: 7.8%')).toBeTruthy();
  });

  test('when nothing states it, says that no published source was found', () => {
    show('evacuations');
    expect(screen.getByText('23%')).toBeTruthy();
    expect(screen.getByText('no published source found')).toBeTruthy();
    expect(screen.getByText('Closest published figure: 1-7°F')).toBeTruthy();
  });

  test('where the closest published evidence is in words, names no figure', () => {
    const files = new Map(claimFiles);
    for (const id of ['visits', 'heat-island']) {
      const file = sourcedFile(files.get(id));
      if (file) files.set(id, { ...file, figure: null });
    }
    const ledgerInWords = claimLedger(files);
    for (const id of ['visits', 'evacuations']) {
      const claim = claimIn(ledgerInWords, id);
      render(<ClaimFigure claim={claim} />);
      expect(screen.getByText('Closest published figure')).toBeTruthy();
      expect(screen.getByText(claim.published.wording)).toBeTruthy();
      expect(screen.queryByText(/null/)).toBeNull();
      cleanup();
    }
  });

  test('says who reported a document that was not read', () => {
    show('visits');
    expect(screen.getByRole('link', { name: /2021, as reported by The Daily/ })).toBeTruthy();
  });

  test('leads to its entry on the evidence page', () => {
    show('visits');
    const link = screen.getByRole('link', { name: /^How we checked ?\(35%\)$/ });
    expect(link.getAttribute('href')).toBe('/evidence/visits');
  });
});
