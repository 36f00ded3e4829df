// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speakerRecord } from '#features/speakers/speakers-file.ts';
import { sampleSpeaker } from '#features/speakers/testing/sample-speaker.ts';
import { ShortlistBoard } from './Shortlist.tsx';
import { changeShortlist, currentShortlist } from './shortlist.ts';

const people = ['ada', 'ben', 'cleo', 'paula'].map((id) => ({ id, name: `Dr. ${id}` }));
const speakers = people.map((person) =>
  speakerRecord(
    sampleSpeaker({ ...person, requests: person.id === 'paula' ? 'paused' : 'open' }),
    'https://a.example',
  ),
);

function open(query: string, own: string[], answer: () => Promise<unknown> = sound) {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  history.replaceState(null, '', `/speakers/shortlist${query}`);
  changeShortlist(() => people.filter(({ id }) => own.includes(id)));
  render(<ShortlistBoard />);
}

const sound = async () => Response.json({ speakers });
const names = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ownIds = () => currentShortlist().items.map(({ id }) => id);
const chosenBy = ({ dataset }: HTMLElement) => JSON.parse(dataset['answers'] ?? '{}').speakers;
const booking = () => chosenBy(screen.getByRole('link', { name: /^Book th/ }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('my own list', () => {
  test('is put in order, and asked for in that order', async () => {
    open('', ['ada', 'ben', 'cleo']);
    expect(await names()).toEqual(['Dr. ada', 'Dr. ben', 'Dr. cleo']);
    press('Move up: Dr. cleo');
    press('Remove: Dr. ada');
    await vi.waitFor(() => expect(ownIds()).toEqual(['cleo', 'ben']));
    expect(booking()).toBe('Dr. cleo\nDr. ben');
    expect(location.search).toBe('');
  });

  test('with its address is followed by the address', async () => {
    open('?ids=ada,ben', ['ada', 'ben']);
    expect(await names()).toHaveLength(2);
    expect(screen.queryByText(/shared list/i)).toBeNull();
    press('Move down: Dr. ada');
    expect(location.search).toBe('?ids=ben,ada');
    expect(ownIds()).toEqual(['ben', 'ada']);
  });

  test('asks of several whether one comes or all, and keeps that in the address', async () => {
    open('', ['ada', 'ben', 'cleo']);
    await names();
    const answers = () =>
      JSON.parse(screen.getByRole('link', { name: /^Book th/ }).dataset['answers'] ?? '{}');
    expect(answers()).not.toHaveProperty('together');
    fireEvent.click(screen.getByRole('radio', { name: 'All of them on one panel' }));
    expect(answers()).toMatchObject({ speakers: 'Dr. ada\nDr. ben\nDr. cleo', together: 'all' });
    expect(location.search).toBe('?together=all');
    expect(screen.getAllByText('On the panel')).toHaveLength(3);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toMatch(
      /\?ids=ada,ben,cleo&together=all$/,
    );
    press('Remove: Dr. ada');
    press('Remove: Dr. ben');
    await vi.waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    expect(answers()).toEqual({ speakers: 'Dr. cleo' });
  });

  test('takes one or all from the draft of the booking, and gives it to that', async () => {
    localStorage.setItem('draft:booking', JSON.stringify({ place: 'Hall', together: 'all' }));
    open('', ['ada', 'ben']);
    await names();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^All/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /^One/ }));
    expect(JSON.parse(localStorage.getItem('draft:booking') ?? '')).toEqual({
      place: 'Hall',
      together: 'one',
    });
  });

  test('leaves who takes no requests out of the request, and says so', async () => {
    open('', ['ada', 'paula', 'ben']);
    await names();
    expect(booking()).toBe('Dr. ada\nDr. ben');
    expect(
      screen.getByText(/^Dr. paula is not taking requests now, and is left out/),
    ).toBeDefined();
  });

  test('of nobody who takes requests asks for nobody', async () => {
    open('', ['paula']);
    await names();
    const link = screen.getByRole('link', { name: 'Write to the voices team' });
    expect(chosenBy(link)).toBe('');
    expect(screen.getByText(/^Nobody on this list is taking requests/)).toBeDefined();
  });

  test('stands without facts where they do not come', async () => {
    open('', ['ada', 'ben'], () => Promise.reject(new Error('offline')));
    expect(await names()).toEqual(['Dr. ada', 'Dr. ben']);
    expect(screen.getByText(/^We could not load the facts/)).toBeDefined();
    expect(booking()).toBe('Dr. ada\nDr. ben');
  });

  test.each([
    ['a page that is not there', async () => new Response('Not found', { status: 404 })],
    ['something else', async () => new Response('<html>')],
    ['another list', async () => Response.json({ people })],
  ])('stands without facts where %s came', async (_, answer) => {
    open('', ['ada'], answer);
    expect(await names()).toEqual(['Dr. ada']);
    expect(screen.getByText(/^We could not load the facts/)).toBeDefined();
  });
});

describe('a shared list', () => {
  test('is shown beside my own, which stays as it is', async () => {
    open('?ids=ben,cleo', ['ada']);
    expect(await names()).toEqual(['Dr. ben', 'Dr. cleo']);
    press('Move down: Dr. ben');
    expect(location.search).toBe('?ids=cleo,ben');
    expect(ownIds()).toEqual(['ada']);
  });

  test('says with its address that all are asked for', async () => {
    open('?ids=ben,cleo&together=all', ['ada']);
    await names();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^All/ }).checked).toBe(true);
    press('Move down: Dr. ben');
    expect(location.search).toBe('?ids=cleo,ben&together=all');
  });

  test('joins my own when I say so', async () => {
    open('?ids=ben,ada,cleo', ['ada']);
    await names();
    press('Add these to my shortlist');
    expect(ownIds()).toEqual(['ada', 'ben', 'cleo']);
    expect(await names()).toEqual(['Dr. ada', 'Dr. ben', 'Dr. cleo']);
    expect(location.search).toBe('?ids=ada,ben,cleo');
  });

  test('becomes my own where I have none', async () => {
    open('?ids=ben', []);
    await names();
    press('Keep it on this device');
    expect(ownIds()).toEqual(['ben']);
    expect(currentShortlist().items[0]?.name).toBe('Dr. ben');
    expect(screen.queryByText(/shared list/i)).toBeNull();
  });

  test('tells of those who left', async () => {
    open('?ids=gone,ben,away', []);
    expect(await names()).toEqual(['Dr. ben']);
    expect(screen.getByText('2 speakers of this list are not with us any more.')).toBeDefined();
  });

  test('of nobody who is still here is empty', async () => {
    open('?ids=gone', []);
    expect(
      await screen.findByText('One speaker of this list is not with us any more.'),
    ).toBeDefined();
    expect(screen.getByText('Nothing on your shortlist yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a speaker' })).toBeDefined();
  });

  test('has names made of its ids where the facts do not come', async () => {
    open('?ids=ada-marsh', [], () => Promise.reject(new Error('offline')));
    expect(await names()).toEqual(['Ada Marsh']);
  });
});

test('two speakers stand side by side, fact by fact', async () => {
  open('', ['ada', 'ben']);
  await names();
  const table = screen.getByRole('table', { name: 'Compare' });
  const columns = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(columns).toEqual(['Fact', 'Dr. ada', 'Dr. ben']);
  const row = within(table).getByRole('row', { name: /^Languages/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
});

test('one speaker stands beside nobody', async () => {
  open('', ['ada']);
  await names();
  expect(screen.queryByRole('table')).toBeNull();
});
