// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { claimFiles } from '#features/claims/claim.examples.ts';
import { claimIn, claimLedger } from '#features/claims/claim.ts';
import { HazardSection } from './HazardSection.tsx';
import type { HazardView } from './hazard.ts';

const ledger = claimLedger(claimFiles);
const heat: HazardView = {
  id: 'extreme-heat',
  name: 'Extreme Heat',
  icon: 'heat',
  introduction: 'Heat makes the heart work harder.',
  healthImpacts: ['Heat stroke is an emergency.'],
  keyMessages: ['Check on one person tonight.', 'Drink before you are thirsty.'],
  facts: [claimIn(ledger, 'visits')],
  actions: [claimIn(ledger, 'heat-island')],
};
const headings = {
  healthImpacts: 'Health Impacts',
  keyMessages: 'Key Messages',
  facts: 'Facts & Figures',
  actions: 'Official advice',
};

describe('a hazard of the rapid response guide', () => {
  afterEach(cleanup);

  test('is a part of its own, which a link can lead to', () => {
    render(<HazardSection hazard={heat} headings={headings} />);
    expect(screen.getByRole('region', { name: 'Extreme Heat' }).id).toBe('extreme-heat');
  });

  test.each([
    ['Key Messages', 'Check on one person tonight.'],
    ['Health Impacts', 'Heat stroke is an emergency.'],
    ['Facts & Figures', '35%'],
  ])('has the list %s', (name, entry) => {
    render(<HazardSection hazard={heat} headings={headings} />);
    expect(within(screen.getByRole('list', { name })).getByText(entry)).toBeTruthy();
  });

  test('gives official advice with its source', () => {
    render(<HazardSection hazard={heat} headings={headings} />);
    expect(screen.getByRole('heading', { name: 'Official advice', level: 3 })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Source: Agency of Air/ })).toBeTruthy();
  });
});
