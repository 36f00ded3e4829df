// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  canStore,
  readDraft,
  removeDraft,
  type StoredDraft,
  storeDraft,
  storedDrafts,
} from './stored-drafts.ts';

const base = { data: { title: 'Heat' }, body: 'Words.' };
const key = { kind: 'speakers', id: 'ana-reyes', tab: 'a' };
const otherTab = { ...key, tab: 'b' };
const draftAt = (at: number): StoredDraft => ({ ...base, version: null, base, title: 'Heat', at });

afterEach(() => {
  vi.restoreAllMocks();
  for (const { key } of storedDrafts()) removeDraft(key);
  localStorage.clear();
});

function refuseStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('What was typed', () => {
  test('is stored for each tab, listed from the last one, and dropped by itself', () => {
    storeDraft(key, draftAt(1));
    storeDraft(otherTab, draftAt(2));
    expect(storedDrafts().map(({ key: { tab } }) => tab)).toEqual(['b', 'a']);
    expect(readDraft(key)).toEqual(draftAt(1));
    removeDraft(otherTab);
    expect(storedDrafts().map(({ key: { tab } }) => tab)).toEqual(['a']);
  });

  test('is nothing where something else is stored under its name', () => {
    localStorage.setItem('studio:draft:speakers/ana-reyes/a', '{broken');
    localStorage.setItem('studio:draft:speakers/ana-reyes/b', '{"data":{}}');
    localStorage.setItem('studio:draft:speakers', '{}');
    expect(readDraft(key)).toBeUndefined();
    expect(storedDrafts()).toEqual([]);
  });

  test('lasts as long as the page where the storage is full, over what was stored before', () => {
    storeDraft(key, draftAt(1));
    refuseStorage();
    expect(canStore(base)).toBe(false);
    expect(storeDraft(key, draftAt(2))).toBe(false);
    expect(readDraft(key)?.at).toBe(2);
    expect(storedDrafts()).toHaveLength(1);
    vi.restoreAllMocks();
    expect(canStore(base)).toBe(true);
    expect(storeDraft(key, draftAt(3))).toBe(true);
    expect(JSON.parse(localStorage.getItem('studio:draft:speakers/ana-reyes/a') ?? '').at).toBe(3);
    expect(localStorage).toHaveLength(1);
  });

  test('lasts as long as the page where the browser has no storage at all', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    expect(canStore(base)).toBe(false);
    expect(storeDraft(key, draftAt(1))).toBe(false);
    expect(storedDrafts()).toEqual([{ key, draft: draftAt(1) }]);
    removeDraft(key);
    expect(storedDrafts()).toEqual([]);
  });
});
