// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredKey } from './device-keys.ts';
import { saveAll, storedKeys } from './device-values.ts';

const { setItem } = Storage.prototype;
const values = new Map<StoredKey, unknown>([
  ['requests', [1, 2]],
  ['planner', ['a']],
  ['draft:story', { text: 'Heat' }],
]);
const everything = () => Object.fromEntries(Object.entries(localStorage));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('requests', '[1]');
  localStorage.setItem('theme', 'dark');
});
afterEach(() => vi.restoreAllMocks());

test('several values are stored, and the lists of the page are told', () => {
  const listener = vi.fn();
  addEventListener('storage', listener);
  expect(saveAll(values)).toBe(true);
  removeEventListener('storage', listener);
  expect(everything()).toEqual({
    requests: '[1,2]',
    planner: '["a"]',
    'draft:story': '{"text":"Heat"}',
    theme: 'dark',
  });
  expect(listener).toHaveBeenCalledOnce();
});

describe('where there is no room, everything is as before', () => {
  test.each([0, 1, 2])('at value %d', (place) => {
    let calls = 0;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key: string,
      value: string,
    ) {
      calls += 1;
      if (calls === place + 1) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    const listener = vi.fn();
    addEventListener('storage', listener);
    expect(saveAll(values)).toBe(false);
    removeEventListener('storage', listener);
    expect(everything()).toEqual({ requests: '[1]', theme: 'dark' });
    expect(listener).not.toHaveBeenCalled();
  });
});

test('where storage is closed, nothing is stored and nothing throws', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(saveAll(values)).toBe(false);
});

test('keys are found by how they begin', () => {
  localStorage.setItem('draft:story', '{}');
  localStorage.setItem('draft:booking', '{}');
  expect(storedKeys('draft:').toSorted()).toEqual(['draft:booking', 'draft:story']);
});
