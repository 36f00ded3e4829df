// @vitest-environment jsdom
import { act, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { Answers, Letter } from '../letter.ts';
import { isAnswers } from './draft.ts';
import { answersBeforeClearing, useDraft } from './use-draft.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const empty = { organization: '', side: '', audience: '', email: '', speaker: 'Dr. Amara Quill' };

const letter = {
  id: 'test',
  keepsDraft: true,
  questions: [],
  begin: (draft: Answers) => ({ ...empty, ...draft }),
  follow: (answers: Answers) => answers,
} satisfies Partial<Letter> as unknown as Letter;

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { answers, answer, isRestored } = useDraft(letter, {}, form);
  const control = (name: string) => ({
    name,
    value: answers[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      answer(name, currentTarget.value),
  });
  return (
    <form ref={form} aria-label={isRestored ? 'restored' : 'new'}>
      <input {...control('organization')} />
      <input
        type="radio"
        {...control('side')}
        value="media"
        checked={answers['side'] === 'media'}
      />
      <select {...control('audience')}>
        <option value="">Choose one</option>
        <option>50-100</option>
      </select>
      {['Heat', 'Smoke'].map((topic) => (
        <input
          key={topic}
          type="checkbox"
          {...control('topics')}
          value={topic}
          checked={(answers['topics'] ?? '').split(', ').includes(topic)}
        />
      ))}
      <input {...control('email')} />
      <input {...control('speaker')} />
    </form>
  );
}

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

/**
 * Renders the built page, answers its form as a visitor does, and hydrates it. Returns the values
 * of its fields, and the label of the form.
 */
async function hydratedForm(answer: (form: HTMLFormElement) => void) {
  document.body.innerHTML = renderToString(<Form />);
  const form = document.forms[0] as HTMLFormElement;
  answer(form);
  const root = await act(async () => hydrateRoot(document.body, <Form />));
  const values = Object.fromEntries(new FormData(form));
  const { ariaLabel } = form;
  await act(async () => root.unmount());
  return { values, ariaLabel };
}

function answerEarly(form: HTMLFormElement): void {
  const { organization, side, audience } = form.elements as unknown as Record<
    string,
    HTMLInputElement
  >;
  if (organization) organization.value = 'Elm Street Library';
  if (side) side.checked = true;
  if (audience) audience.value = '50-100';
}

const earlyAnswers = {
  ...empty,
  organization: 'Elm Street Library',
  side: 'media',
  audience: '50-100',
};

test('what was answered before the page was live stays, and is kept on the device', async () => {
  expect((await hydratedForm(answerEarly)).values).toEqual(earlyAnswers);
  expect(JSON.parse(localStorage.getItem('draft:test') ?? '')).toEqual(earlyAnswers);
});

test('of several checkboxes all that were checked stay', async () => {
  await hydratedForm((form) => {
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      box.checked = true;
  });
  expect(JSON.parse(localStorage.getItem('draft:test') ?? '')).toMatchObject({
    topics: 'Heat, Smoke',
  });
});

test('beside it stands what an earlier visit left', async () => {
  const before = { ...empty, organization: 'Oak Street Library', email: 'ana@example.org' };
  localStorage.setItem('draft:test', JSON.stringify(before));
  const { values, ariaLabel } = await hydratedForm(answerEarly);
  expect(values).toEqual({ ...earlyAnswers, email: 'ana@example.org' });
  expect(ariaLabel).toBe('restored');
});

test('a form that nobody touched keeps nothing', async () => {
  const { values, ariaLabel } = await hydratedForm(() => {});
  expect({ side: '', ...values }).toEqual(empty);
  expect(ariaLabel).toBe('new');
  expect(localStorage.length).toBe(0);
});

test.each([
  [{ place: 'Hall' }, {}, {}, { place: 'Hall' }],
  [
    { place: 'Hall', email: 'a@b.example' },
    {},
    { place: 'Barn' },
    { place: 'Barn', email: 'a@b.example' },
  ],
  [{ urgent: 'Yes' }, { urgent: 'No' }, { urgent: 'No' }, { urgent: 'Yes' }],
  [{ urgent: 'Yes' }, { urgent: '' }, { urgent: 'No' }, { urgent: 'No' }],
])('%j cleared to %j and now %j is %j once that is undone', (before, blank, now, answers) => {
  expect(answersBeforeClearing({ before, blank } as never, now as Answers)).toEqual(answers);
});

test.each([
  ['null', false],
  ['[]', false],
  ['7', false],
  ['"text"', false],
  ['{"organization":7}', false],
  ['{"organization":{}}', false],
  ['{"organization":null}', false],
  ['{}', true],
  ['{"organization":"Elm Street Library"}', true],
  ['{"__proto__":"x","organization":"<b>x</b>"}', true],
])('a draft that holds %s is read: %s', (stored, isRead) => {
  expect(isAnswers(JSON.parse(stored))).toBe(isRead);
});
