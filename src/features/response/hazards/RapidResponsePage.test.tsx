// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { claimIn, claimLedger } from '#features/evidence/claims/claim.ts';
import { claimFiles } from '#features/evidence/testing/claims.ts';
import type { HazardView } from './hazard.ts';
import { HazardSection } from './RapidResponsePage.tsx';

const ledger = claimLedger(claimFiles);
const heat: HazardView = {
  id: 'extreme-heat',
  href: '/resources/rapid-response/extreme-heat',
  name: 'Extreme Heat',
  icon: 'heat',
  say: 'Call one older person tonight.',
  introduction: 'Heat makes the heart work harder.',
  healthImpacts: ['Heat stroke is an emergency.'],
  keyMessages: ['Check on one person tonight.', 'Drink before you are thirsty.'],
  facts: [claimIn(ledger, 'visits')],
  actions: [claimIn(ledger, 'heat-island')],
};
const words = {
  headings: {
    healthImpacts: 'Health Impacts',
    keyMessages: 'Key Messages',
    facts: 'Facts & Figures',
    actions: 'Official advice',
  },
  kit: 'The full kit: {hazard}',
  copy: 'the message: {message}',
  sources: 'Sources',
  checked: 'How we checked',
};
const section = <HazardSection hazard={heat} words={words} from="Voices. https://voices.example" />;

describe('a hazard of the rapid response guide', () => {
  afterEach(cleanup);

  test('is a part of its own, which a link can lead to', () => {
    render(section);
    expect(screen.getByRole('region', { name: 'Extreme Heat' }).id).toBe('extreme-heat');
  });

  test.each([
    ['Key Messages', 'Check on one person tonight.'],
    ['Health Impacts', 'Heat stroke is an emergency.'],
    ['Facts & Figures', '35%'],
  ])('has the list %s', (name, entry) => {
    render(section);
    expect(within(screen.getByRole('list', { name })).getByText(entry)).toBeTruthy();
  });

  test('leads to its kit and offers each message with where it was found', () => {
    render(section);
    const kit = screen.getByRole('link', { name: 'The full kit: Extreme Heat' });
    expect(kit.getAttribute('href')).toBe('/resources/rapid-response/extreme-heat');
    const copy = screen.getByRole('button', { name: /Check on one person/ });
    expect(copy.dataset['copies']).toBe(
      'Check on one person tonight.\n\nVoices. https://voices.example',
    );
  });

  test('gives official advice and figures with the numbers of their documents, each once in a list', () => {
    render(section);
    const advice = within(screen.getByRole('list', { name: 'Official advice' }));
    const mark = advice.getByRole('link', { name: /^Source ?\[2\]$/ });
    const entry = document.querySelector(mark.getAttribute('href') ?? '') as HTMLElement;
    expect(within(entry).getByRole('link', { name: /^Agency of Air/ })).toBeTruthy();
    expect(entry.parentElement?.children).toHaveLength(2);
  });
});
