// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateInput } from './DateInput.tsx';

function Day({ first = '' }) {
  const [value, setValue] = useState(first);
  return (
    <DateInput
      type="date"
      aria-label="Day"
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Day');
const isMarked = () => field().hasAttribute('data-empty');

afterEach(cleanup);

test('it is marked as empty until it has a day', () => {
  render(<Day />);
  expect(isMarked()).toBe(true);
  fireEvent.change(field(), { target: { value: '2026-12-24' } });
  expect(isMarked()).toBe(false);
  fireEvent.change(field(), { target: { value: '' } });
  expect(isMarked()).toBe(true);
});

test('half a day is not empty', () => {
  render(<Day />);
  Object.defineProperty(field(), 'validity', { value: { badInput: true } });
  fireEvent.blur(field());
  expect(isMarked()).toBe(false);
});

test('what came with the page is there from the first', () => {
  render(<Day first="2026-12-24" />);
  expect(isMarked()).toBe(false);
});
