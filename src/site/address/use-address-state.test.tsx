// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, useAddressState, useEarlyAnswers } from './use-address-state.ts';

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

const unanswered = { date: '', kind: 'all' };
const queryCodec = {
  read: (query: URLSearchParams) => ({ ...unanswered, ...Object.fromEntries(query) }),
  write: (answers: typeof unanswered) => new URLSearchParams(answers),
};

function Page() {
  const [answers] = useAddressState(unanswered, queryCodec);
  return (
    <main aria-label={JSON.stringify(answers)}>
      <Form {...answers} />
    </main>
  );
}

function Form({ date, kind }: typeof unanswered) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswers(form);
  return (
    <form ref={form}>
      <input name="date" value={date} readOnly />
      <select name="kind" value={kind} onChange={() => {}}>
        <option>all</option>
        <option>need</option>
      </select>
    </form>
  );
}

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** The page as it was built, answered by a visitor, and then live. */
async function answersAfter(answer: (form: HTMLFormElement) => void): Promise<unknown> {
  document.body.innerHTML = renderToString(<Page />);
  const form = document.forms[0] as HTMLFormElement;
  answer(form);
  const root = await act(async () => hydrateRoot(document.body, <Page />));
  const answers = JSON.parse(document.querySelector('main')?.getAttribute('aria-label') ?? '');
  await act(async () => root.unmount());
  return answers;
}

function fill(form: HTMLFormElement) {
  (form.elements.namedItem('date') as HTMLInputElement).value = '2026-12-05';
  (form.elements.namedItem('kind') as HTMLSelectElement).value = 'need';
}

test('what was answered before the page was live is not lost, and can be shared', async () => {
  expect(await answersAfter(fill)).toEqual({ date: '2026-12-05', kind: 'need' });
  expect(location.search).toBe('?date=2026-12-05&kind=need');
});

test('an untouched form hands nothing over', async () => {
  expect(await answersAfter(() => {})).toEqual(unanswered);
  expect(location.search).toBe('');
});

test('what the address answers is left to it', async () => {
  history.replaceState(null, '', '/?date=2027-01-01');
  expect(await answersAfter(fill)).toEqual({ date: '2027-01-01', kind: 'need' });
});

test('what waits for the paint comes after the frame, once', async () => {
  const order: string[] = [];
  afterPaint(() => order.push('after'));
  requestAnimationFrame(() => order.push('frame'));
  await vi.waitFor(() => expect(order).toEqual(['frame', 'after']));
});

test('what waits for the paint comes where no frame is drawn', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const callback = vi.fn();
  afterPaint(callback);
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what waits for the paint can be cancelled', () => {
  vi.useFakeTimers();
  const callback = vi.fn();
  afterPaint(callback)();
  vi.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  vi.useRealTimers();
});
