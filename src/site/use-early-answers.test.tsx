// @vitest-environment jsdom
import { act, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useEarlyAnswers } from './use-early-answers.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function Form() {
  const [answers, setAnswers] = useState<Record<string, string>>({ date: '', kind: 'all' });
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswers(form, (early) => setAnswers((before) => ({ ...before, ...early })));
  return (
    <form ref={form} aria-label={JSON.stringify(answers)}>
      <input name="date" value={answers['date']} readOnly />
      <select name="kind" value={answers['kind']} onChange={() => {}}>
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
  document.body.innerHTML = renderToString(<Form />);
  const form = document.forms[0] as HTMLFormElement;
  answer(form);
  await act(async () => hydrateRoot(document.body, <Form />));
  return JSON.parse(document.forms[0]?.getAttribute('aria-label') ?? '');
}

function fill(form: HTMLFormElement) {
  (form.elements.namedItem('date') as HTMLInputElement).value = '2026-12-05';
  (form.elements.namedItem('kind') as HTMLSelectElement).value = 'need';
}

test('what was answered before the page was live is not lost', async () => {
  expect(await answersAfter(fill)).toEqual({ date: '2026-12-05', kind: 'need' });
});

test('an untouched form hands nothing over', async () => {
  expect(await answersAfter(() => {})).toEqual({ date: '', kind: 'all' });
});

test('what the address answers is left to it', async () => {
  history.replaceState(null, '', '/?date=2027-01-01');
  expect(await answersAfter(fill)).toEqual({ date: '', kind: 'need' });
});
