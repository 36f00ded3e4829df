// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpeakerCard } from './SpeakerCard.tsx';
import { summaryOf } from './speaker.ts';
import { sampleSpeaker } from './testing/sample-speaker.ts';

test('a card has the profile in a professional network, in a new tab, where there is one', () => {
  const social = [
    { platform: 'Forum', url: undefined },
    { platform: 'LinkedIn', url: 'https://network.example/ada' },
  ];
  const speaker = sampleSpeaker({ social });
  render(<SpeakerCard speaker={summaryOf(speaker)} />);
  const link = screen.getByRole('link', { name: /^LinkedIn.*profile of .*opens in a new tab/ });
  expect(link.getAttribute('href')).toBe('https://network.example/ada');
  expect(screen.queryByText(/Forum/)).toBeNull();
});
