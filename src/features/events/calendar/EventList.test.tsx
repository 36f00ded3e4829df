// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { entry } from '../testing/entry.ts';
import { EventList } from './EventList.tsx';

afterEach(cleanup);

const events = Array.from({ length: 25 }, (_, place) => {
  const day = `2026-11-${String(place + 1).padStart(2, '0')}`;
  const times = { startsAt: `${day}T18:00:00Z`, endsAt: `${day}T19:00:00Z` };
  return entry(`event-${place}`, { ...times, title: `Talk ${place + 1}` });
});

function draw(now: string) {
  const words = { upcoming: 'Still to come', past: 'Past events' };
  const rest = { visitorZone: undefined, onOpen: () => {}, isWhole: false, isHidden: false };
  render(<EventList words={words} events={events} now={new Date(now)} {...rest} />);
  return {
    titles: () => [...document.links].map(({ textContent }) => textContent),
    press: (name: string) => fireEvent.click(screen.getByText(name)),
    focused: () => document.activeElement?.textContent,
  };
}

test('a long list comes page by page, and focus goes to the first event that came', () => {
  const { titles, press, focused } = draw('2026-10-01T12:00Z');
  expect(titles()).toHaveLength(10);
  press('Show 10 more');
  expect(focused()).toBe('Talk 11');
  press('Show 5 more');
  expect(titles()).toHaveLength(25);
  expect(focused()).toBe('Talk 21');
  expect(document.querySelector('button')).toBeNull();
});

test('of what is over, the last ones are there first', () => {
  const { titles, press, focused } = draw('2026-12-01T12:00Z');
  expect([titles()[0], titles().at(-1)]).toEqual(['Talk 16', 'Talk 25']);
  press('Show 10 earlier');
  expect(focused()).toBe('Talk 6');
});
