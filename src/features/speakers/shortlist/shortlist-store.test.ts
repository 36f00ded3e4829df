// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';

const a = { id: 'a', name: 'Dr. a' };
const b = { id: 'b', name: 'Dr. b' };
const c = { id: 'c', name: 'Dr. c' };

/** The store as a page that was just opened has it. */
async function openPage() {
  vi.resetModules();
  const store = await import('./shortlist.ts');
  return {
    ...store,
    add: (choice: typeof a) => store.changeShortlist((list) => [...list, choice]),
    ids: () => store.currentShortlist().items.map(({ id }) => id),
  };
}

const storedList = () => JSON.parse(localStorage.getItem('shortlist') ?? 'null');

function writeInAnotherTab(list: unknown) {
  localStorage.setItem('shortlist', JSON.stringify(list));
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a shortlist', () => {
  test('is there again on the next page', async () => {
    (await openPage()).add(a);
    expect((await openPage()).ids()).toEqual(['a']);
  });

  test('tells those who listen, until they stop', async () => {
    const { add, subscribeToShortlist } = await openPage();
    const listener = vi.fn();
    const stop = subscribeToShortlist(listener);
    add(a);
    stop();
    add(b);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('gives the same snapshot until it changes', async () => {
    const { currentShortlist } = await openPage();
    expect(currentShortlist()).toBe(currentShortlist());
  });
});

describe('a speaker who was removed', () => {
  test('comes back in the same place, after all others have gone too', async () => {
    const { changeShortlist, removeFromShortlist, undoRemoval, ids } = await openPage();
    changeShortlist(() => [a, b, c]);
    for (const { id } of [b, a, c]) removeFromShortlist(id);
    expect(storedList()).toEqual([]);
    expect([undoRemoval(), undoRemoval(), undoRemoval()]).toEqual([[c], [a], [b]]);
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(storedList()).toEqual([a, b, c]);
    expect(undoRemoval()).toEqual([]);
  });

  test('is not offered any more once the visitor has added the speaker again', async () => {
    const { add, removeFromShortlist, currentShortlist } = await openPage();
    add(a);
    removeFromShortlist('a');
    expect(currentShortlist().removed).toHaveLength(1);
    add(a);
    expect(currentShortlist().removed).toEqual([]);
  });

  test('waits while the list is full', async () => {
    const { changeShortlist, removeFromShortlist, undoRemoval, ids, add } = await openPage();
    const twelve = Array.from({ length: 12 }, (_, index) => ({ id: `s${index}`, name: 'S' }));
    changeShortlist(() => twelve);
    removeFromShortlist('s3');
    add(a);
    expect(undoRemoval()).toEqual([]);
    changeShortlist((list) => list.slice(0, 11));
    expect(undoRemoval()).toEqual([twelve[3]]);
    expect(ids()[3]).toBe('s3');
  });

  test('is forgotten as the page is left, also where Back brings it back whole', async () => {
    const { add, removeFromShortlist, currentShortlist, subscribeToShortlist } = await openPage();
    subscribeToShortlist(() => {});
    add(a);
    removeFromShortlist('a');
    dispatchEvent(new Event('pagehide'));
    expect(currentShortlist().removed).toEqual([]);
  });

  test('comes back also where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { add, removeFromShortlist, undoRemoval, ids } = await openPage();
    add(a);
    add(b);
    removeFromShortlist('a');
    undoRemoval();
    expect(ids()).toEqual(['a', 'b']);
  });
});

describe('with two tabs', () => {
  test('what the other wrote is seen at once', async () => {
    const { ids, subscribeToShortlist } = await openPage();
    subscribeToShortlist(() => {});
    writeInAnotherTab([a, b]);
    expect(ids()).toEqual(['a', 'b']);
  });

  test('a change is made to what the other wrote', async () => {
    const { add, ids } = await openPage();
    add(a);
    localStorage.setItem('shortlist', JSON.stringify([a, b]));
    add(c);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  test('a cleared device has no list', async () => {
    const { add, ids, subscribeToShortlist } = await openPage();
    subscribeToShortlist(() => {});
    add(a);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(ids()).toEqual([]);
  });

  test('other keys change nothing', async () => {
    const { subscribeToShortlist } = await openPage();
    const listener = vi.fn();
    subscribeToShortlist(listener);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(listener).not.toHaveBeenCalled();
  });

  test('a page that comes back from behind another reads anew', async () => {
    const { add, ids, subscribeToShortlist } = await openPage();
    subscribeToShortlist(() => {});
    add(a);
    localStorage.setItem('shortlist', JSON.stringify([b]));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(ids()).toEqual(['b']);
  });

  test('a page that comes back after its list was cleared has no list', async () => {
    const { add, ids, subscribeToShortlist } = await openPage();
    subscribeToShortlist(() => {});
    add(a);
    localStorage.clear();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(ids()).toEqual([]);
  });

  test('a page that comes back keeps a list that could not be stored', async () => {
    const { add, ids, subscribeToShortlist } = await openPage();
    subscribeToShortlist(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    add(a);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(ids()).toEqual(['a']);
  });
});

describe('where the browser keeps nothing', () => {
  function refuse(method: 'getItem' | 'setItem') {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
  }

  test('the list lives as long as the page, and says so', async () => {
    refuse('getItem');
    refuse('setItem');
    const { add, ids, currentShortlist } = await openPage();
    expect(currentShortlist().isSaved).toBe(true);
    add(a);
    add(b);
    expect(ids()).toEqual(['a', 'b']);
    expect(currentShortlist().isSaved).toBe(false);
  });

  test('a full device loses nobody who was added since', async () => {
    (await openPage()).add(a);
    refuse('setItem');
    const { add, ids } = await openPage();
    add(b);
    add(c);
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(storedList()).toEqual([a]);
  });

  test('it is kept again once there is room', async () => {
    refuse('setItem');
    const { add, currentShortlist } = await openPage();
    add(a);
    vi.restoreAllMocks();
    add(b);
    expect(currentShortlist().isSaved).toBe(true);
    expect(storedList()).toEqual([a, b]);
  });
});

test.each([['<script>'], ['{"a":1}'], ['[null, 7]'], ['[{"id":"<b>","name":"B"}]'], ['']])(
  'a device that keeps %s has an empty list, which takes a speaker',
  async (text) => {
    localStorage.setItem('shortlist', text);
    const { add, ids } = await openPage();
    expect(ids()).toEqual([]);
    add(a);
    expect(ids()).toEqual(['a']);
  },
);
