// @vitest-environment jsdom
import { act, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useAddressState } from './use-address-state.ts';
import { useEarlyAnswers } from './use-early-answers.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const unanswered = { date: '', kind: 'all' };
const codec = {
  read: (query: URLSearchParams) => ({ ...unanswered, ...Object.fromEntries(query) }),
  write: (answers: typeof unanswered) => new URLSearchParams(answers),
};

function Page() {
  const [answers] = useAddressState(unanswered, codec);
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
