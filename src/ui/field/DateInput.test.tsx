// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateInput } from './DateInput.tsx';

function Day({ initial = '' }) {
  const [value, setValue] = useState(initial);
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
const isMarkedEmpty = () => field().hasAttribute('data-empty');

afterEach(cleanup);

test('it is marked as empty until it has a day', () => {
  render(<Day />);
  expect(isMarkedEmpty()).toBe(true);
  fireEvent.change(field(), { target: { value: '2026-12-24' } });
  expect(isMarkedEmpty()).toBe(false);
  fireEvent.change(field(), { target: { value: '' } });
  expect(isMarkedEmpty()).toBe(true);
});

test('a day that is typed in part, which has no value yet, is not marked as empty', () => {
  render(<Day />);
  // As browsers report it; jsdom cannot be typed into part by part.
  Object.defineProperty(field(), 'validity', { value: { badInput: true } });
  fireEvent.blur(field());
  expect(isMarkedEmpty()).toBe(false);
});

test('an initial value is never marked as empty', () => {
  render(<Day initial="2026-12-24" />);
  expect(isMarkedEmpty()).toBe(false);
});

test.each(['soon', '2026-12-24T10:00', '12/24/2026'])(
  '“%s” is no day, and leaves it empty',
  (text) => {
    render(<Day initial={text} />);
    expect(field().getAttribute('value')).toBe('');
  },
);
