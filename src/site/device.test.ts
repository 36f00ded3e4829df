// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { read, remove, save, saveFile } from './device.ts';

const revokeObjectURL = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

test('the address of a saved file can be read for a minute', () => {
  saveFile('letter.eml', 'Hello', 'message/rfc822');
  vi.advanceTimersByTime(59_999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:saved');
});

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

describe('what the device keeps', () => {
  afterEach(() => localStorage.clear());

  test('is read back as it was saved', () => {
    expect(save('requests', ['a'])).toBe(true);
    expect(read('requests', isList)).toEqual(['a']);
    remove('requests');
    expect(read('requests', isList)).toBeUndefined();
  });

  test.each(['not JSON', '{', '', 'null', '{"length":3}', '"[]"'])(
    'is nothing where %j stands for a list',
    (stored) => {
      localStorage.setItem('requests', stored);
      expect(read('requests', isList)).toBeUndefined();
    },
  );
});

test('where storage is full, saving says so, and what is kept can be read', () => {
  save('requests', ['a']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(save('requests', ['b'])).toBe(false);
  expect(read('requests', isList)).toEqual(['a']);
  localStorage.clear();
});

test('where storage is blocked, nothing is kept and nothing breaks', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(save('requests', ['a'])).toBe(false);
  expect(read('requests', isList)).toBeUndefined();
  expect(() => remove('requests')).not.toThrow();
});
