// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Announcer } from '#ui/announcer/Announcer.tsx';
import { ShortlistToggle } from './ShortlistToggle.tsx';
import { changeShortlist } from './shortlist.ts';

const quill = { id: 'amara-quill', name: 'Dr. Amara Quill' };
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `Dr. ${index}` }));

function open(list = others(0)) {
  changeShortlist(() => list);
  render(
    <>
      <ShortlistToggle {...quill} />
      <Announcer />
    </>,
  );
}

const button = () => screen.getByRole('button', { name: 'Add to shortlist: Dr. Amara Quill' });
const pressed = () => button().getAttribute('aria-pressed');
const announcement = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('I add a speaker, and hear how many there are', () => {
  open(others(2));
  expect(pressed()).toBe('false');
  fireEvent.click(button());
  expect(pressed()).toBe('true');
  expect(announcement()).toBe('Added Dr. Amara Quill. 3 on your shortlist');
});

test('I take the speaker off with the same button', () => {
  open([quill]);
  expect(pressed()).toBe('true');
  fireEvent.click(button());
  expect(pressed()).toBe('false');
  expect(announcement()).toBe('Removed Dr. Amara Quill. 0 on your shortlist. You can undo this');
});

test('a full list says so at each press, until there is room', () => {
  open(others(12));
  expect(screen.queryByText(/is full/)).toBeNull();
  fireEvent.click(button());
  expect(pressed()).toBe('false');
  expect(announcement()).toMatch(/^Your shortlist is full/);
  expect(screen.getAllByText(/is full/)).toHaveLength(2);
  const first = announcement();
  fireEvent.click(button());
  expect(announcement(), 'other text, so that it is read once more').not.toBe(first);
  expect(announcement().trimEnd()).toBe(first);
});
