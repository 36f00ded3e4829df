// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EvidencePageFile } from '../evidence.table.ts';
import type { Names } from './claim-list.ts';
import { EvidenceFinder } from './EvidenceFinder.tsx';

const ids = Array.from({ length: 60 }, (_, place) => `claim-${place}`);
const words: EvidencePageFile['search'] = {
  title: 'Find',
  hint: '',
  waiting: 'Reading',
  none: 'None',
  advice: '',
};
const names = {
  statuses: { supported: 'Supported', differs: 'Under review', unsourced: 'No source' },
  topics: { home: 'Home' },
} as Names;

beforeEach(() => {
  history.replaceState(null, '', '/evidence');
  const article = (id: string) =>
    `<article id="${id}"><h4>Heat</h4><button type="button">Copy ${id}</button></article>`;
  document.body.innerHTML = `<a href="#claim-55">Claim 55</a><div><div data-claims><div data-claims>
    ${ids.map(article).join('')}</div></div></div>`;
  const finder = document.body.appendChild(document.createElement('div'));
  render(
    <EvidenceFinder words={words} names={names} claims={`supported home ${ids.join(' ')}`} />,
    {
      container: finder,
    },
  );
});
afterEach(cleanup);

const countShown = () => document.querySelectorAll('article:not([hidden])').length;
const search = (value: string) =>
  fireEvent.change(screen.getByLabelText('Search claims'), { target: { value } });

test('all claims are there until somebody narrows them; then 48, and a press brings the others', async () => {
  expect(countShown()).toBe(60);
  search('heat');
  await vi.waitFor(() => expect(countShown()).toBe(48));
  fireEvent.click(screen.getByRole('button', { name: 'Show 12 more' }));
  expect(countShown()).toBe(60);
  expect(document.activeElement?.textContent).toBe('Copy claim-48');
  expect(screen.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull();
});

test('a link to a claim that does not show brings all of them', async () => {
  search('heat');
  await vi.waitFor(() => expect(countShown()).toBe(48));
  fireEvent.click(screen.getByText('Claim 55'));
  expect(document.getElementById('claim-55')?.hidden).toBe(false);
  await vi.waitFor(() => expect(countShown()).toBe(60));
});

test('what is typed before the claims are read is answered then, and until then all stand', async () => {
  search('zzzz');
  expect(countShown()).toBe(60);
  expect(screen.getByText('Reading')).toBeDefined();
  await vi.waitFor(() => expect(countShown()).toBe(0));
  expect(screen.getAllByText('None').length).toBeGreaterThan(0);
});
