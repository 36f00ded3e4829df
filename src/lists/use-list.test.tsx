// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '#ui/announcer/Announcer.tsx';
import type { ListDefinition } from './list.ts';
import { wholeFrameOf } from './select.ts';
import { useList } from './use-list.ts';
import type { Find } from './use-selection.ts';

interface Paper {
  id: string;
  title: string;
}

const papers: readonly Paper[] = [
  { id: 'heart', title: 'Heart' },
  { id: 'heat', title: 'Heat' },
];
const definition: ListDefinition<Paper> = {
  noun: 'resources',
  pageSize: 10,
  textsOf: ({ title }) => [title],
  facets: {},
};
const frame = wholeFrameOf(definition, papers);
const words = { none: 'None', waiting: 'Wait' };

/** A list with its own search, which is on its way while `find` is absent. */
function List({ find }: { find?: Find }) {
  const { search, state } = useList({ definition, frame, words, find, isFinding: !find });
  return <input value={state.q} onChange={({ target }) => search(target.value)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(['heart', 'lungs'])(
  'what a list finds for “%s” is announced once its search has come, because it may find more',
  async (typed) => {
    const page = (find?: Find) => (
      <>
        <List {...(find && { find })} />
        <Announcer />
      </>
    );
    const { rerender } = render(page());
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    await vi.advanceTimersByTimeAsync(1000);
    const announced = screen.getByRole('status');
    expect(announced.textContent).toBe('');
    rerender(page(() => ({ scores: new Map(papers.map(({ id }) => [id, 1])) })));
    await vi.advanceTimersByTimeAsync(0);
    expect(announced.textContent).toBe('Showing 2 of 2 resources');
  },
);
