// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../announcer/Announcer.tsx';
import { enhance } from './enhance-copy.ts';
import { StillCopyButton } from './StillCopyButton.tsx';

const writeText = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText } });
  writeText.mockReset().mockResolvedValue(undefined);
  render(
    <>
      <StillCopyButton what="the message" text={'Knock.\n\nSource: CDC'} />
      <Announcer />
    </>,
  );
  enhance(screen.getByRole('button'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = async () => {
  fireEvent.click(screen.getByText('Copy'));
  await vi.advanceTimersByTimeAsync(0);
};

test('a press copies the text as it is, and the word says so for two seconds', async () => {
  const button = screen.getByRole('button', { name: 'Copy the message' });
  await press();
  expect(writeText).toHaveBeenCalledWith('Knock.\n\nSource: CDC');
  expect(button.textContent).toBe('Copied');
  expect(screen.getByRole('status').textContent).toBe('Copied the message');
  await vi.advanceTimersByTimeAsync(1999);
  expect(button.textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(button.textContent).toBe('Copy');
});

test('a browser that refuses is answered with what to do by hand, until a press succeeds', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  await press();
  const sorry = /did not let us copy/;
  expect(screen.getByRole('status').textContent).toMatch(sorry);
  const note = screen.getAllByText(sorry)[0];
  expect(note?.hidden).toBe(false);
  await press();
  expect(note?.hidden).toBe(true);
});
