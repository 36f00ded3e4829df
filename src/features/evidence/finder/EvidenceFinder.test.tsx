// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EvidenceFinder } from './EvidenceFinder.tsx';
import { emptyFilter } from './evidence-filter.ts';
import { filterClaims } from './filter-claims.ts';
import { claimMark } from './ledger.ts';
import { moreClaimsId } from './more-claims-id.ts';
import type { Names } from './search-document.ts';

const words = { title: 'Find', hint: 'Hint', none: 'None.', advice: 'Try.' };
const names = { statuses: {}, topics: {} } as Names;
const rows = Array.from({ length: 120 }, (_, place) => ({
  id: `c${place}`,
  ...({ status: place < 100 ? 'supported' : 'differs', topic: 'home' } as const),
}));
const { counts } = filterClaims(rows, emptyFilter);

beforeEach(() => {
  const claims = rows.map(
    ({ id, status, topic }) =>
      `<article id="${id}" ${claimMark}="${status} ${topic}"><h4>${id}</h4></article>`,
  );
  document.body.innerHTML = `<p><a href="#c119">Last</a></p>${claims.join('')}<div id="${moreClaimsId}"></div>`;
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const open = () => render(<EvidenceFinder words={words} names={names} counts={counts} />);
const standing = (count: number) =>
  vi.waitFor(() => expect(document.querySelectorAll('article:not([hidden])')).toHaveLength(count));
const more = () => screen.queryByRole('button', { name: /^Show \d+ more$/ });

test('of a long ledger the first page stands there, and a press shows more until all do', async () => {
  open();
  expect(screen.getByText('Showing 120 of 120 claims')).toBeTruthy();
  await standing(48);
  fireEvent.click(more() as HTMLElement);
  await standing(96);
  expect(more()?.textContent).toBe('Show 24 more');
  fireEvent.click(more() as HTMLElement);
  await standing(120);
  expect(more()).toBeNull();
});

test('an address that names a claim shows as many as it needs', async () => {
  history.replaceState(null, '', '/#c60');
  open();
  await standing(96);
});

test('a link to a claim that does not stand there shows everything', async () => {
  history.replaceState(null, '', '/?status=supported');
  open();
  await standing(48);
  fireEvent.click(screen.getByText('Last'));
  await standing(120);
  expect(location.search).toBe('');
});

test('a new result begins at its first page', async () => {
  open();
  fireEvent.click(more() as HTMLElement);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'differs' } });
  await standing(20);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'supported' } });
  await standing(48);
});
