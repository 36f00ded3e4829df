// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAddressState } from './use-address-state.ts';

interface Asked {
  q: string;
  topic: string;
}

const codec = {
  read: (query: URLSearchParams) => ({ q: query.get('q') ?? '', topic: query.get('topic') ?? '' }),
  write: (asked: Asked) => new URLSearchParams({ ...asked }),
};

beforeEach(() => history.replaceState(null, '', '/list'));

function listed() {
  const { result } = renderHook(() => useAddressState({ q: '', topic: '' }, codec));
  const ask = (asked: Asked, kind: 'press' | 'typing') => act(() => result.current[1](asked, kind));
  return { ask };
}

test('a press is in the address once it is drawn', async () => {
  listed().ask({ q: '', topic: 'heat' }, 'press');
  expect(location.search).toBe('');
  await vi.waitFor(() => expect(location.search).toBe('?q=&topic=heat'));
});

test('who presses a link at once has the last press in the address', () => {
  listed().ask({ q: '', topic: 'heat' }, 'press');
  const link = document.body.appendChild(document.createElement('a'));
  link.click();
  expect(location.search).toBe('?q=&topic=heat');
});

test('a letter right after a press leaves the press a step of its own', async () => {
  const { ask } = listed();
  const steps = history.length;
  ask({ q: '', topic: 'heat' }, 'press');
  ask({ q: 'a', topic: 'heat' }, 'typing');
  await vi.waitFor(() => expect(location.search).toBe('?q=a&topic=heat'));
  expect(history.length).toBe(steps + 2);
});
