import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mailtoLink } from '#site/mail/mailto.ts';
import { hostileStrings } from '#site/testing/hostile-strings.ts';
import { readMailto } from '../../../tests/support/rfc6068.ts';
import { allLetters, letterIds } from './all-letters.ts';
import {
  type Answers,
  isAsked,
  isComplete,
  type Letter,
  letterForm,
  type Question,
  text,
} from './letter.ts';
import { namedOptions } from './named-options.ts';
import { letterWordsSchema, type QuestionWords } from './words.schema.ts';
import { filledLetter, makeReference, openLetter, withReference } from './write-letter.ts';

const letters: [string, Letter][] = await Promise.all(
  Object.entries(allLetters).map(async ([id, load]) => [id, await load()]),
);
const today = '2026-11-22';

/**
 * Returns an answer to every question of a letter, as `answerTo` gives it.
 */
function answersTo({ questions }: Letter, text: string): Record<string, string> {
  return Object.fromEntries(questions.map((question) => [question.name, answerTo(question, text)]));
}

/** Returns a day, a time or the first option where the question takes one of them; else `text`. */
function answerTo({ control, options }: Question, text: string): string {
  if (control === 'date') return '2027-05-01';
  if (control === 'time') return '18:00';
  return options?.[0]?.id ?? text;
}

test('every letter has its own id, and every file in example/letters has its letter', () => {
  expect(letters.map(([id, letter]) => [id, letter.id])).toEqual(letterIds.map((id) => [id, id]));
  const files = readdirSync('example/letters');
  expect(files.toSorted()).toEqual(letterIds.map((id) => `${id}.yaml`).toSorted());
});

describe.each(letters)('the letter “%s”', (id, letter) => {
  const words = letterWordsSchema.parse(parse(readFileSync(`example/letters/${id}.yaml`, 'utf8')));

  test('has words for every question, and no word more', () => {
    const questionsInWords = letter.questions.filter(
      (question) => question.control !== 'given' || letter.lines.includes(question),
    );
    expect(questionsInWords.map(({ name }) => name).sort()).toEqual(
      Object.keys(words.fields).sort(),
    );
  });

  test('asks under a condition that can come true', () => {
    for (const { onlyIf } of letter.questions) {
      const other = letter.questions.find(({ name }) => name === onlyIf?.name);
      if (onlyIf && other?.options) {
        expect(other.options.map((option) => option.id)).toContain(onlyIf.is);
        // Content decides its own options; those that code names are held by the content check.
        expect(namedOptions[id]?.[other.name]).toContain(onlyIf.is);
      }
      expect(other !== undefined).toBe(onlyIf !== undefined);
    }
  });

  test('asks the same questions in the bare link as in the form, in a link that every program takes', () => {
    const open = openLetter(letter);
    for (const { label, line = label, control, layout } of letter.lines) {
      // A given answer is not asked for, and a bare one stands without the words of its question.
      if (control !== 'given' && layout !== 'bare') expect(open.body).toContain(line);
    }
    expect(mailtoLink(open).fits, 'the bare link is short enough').toBe(true);
  });

  test('is complete with an answer to every question', () => {
    const answers = answersTo(letter, 'Answer');
    expect(isComplete(letter, answers)).toBe(true);
    expect(filledLetter(letter, answers, today).subject).not.toMatch(/[{}]/);
  });

  test('asks and says the same when every answer to choose from has other words', () => {
    const others = JSON.parse(JSON.stringify(words));
    for (const { options = [] } of Object.values(others.fields) as Partial<QuestionWords>[]) {
      for (const option of options) option.words = `Other words of ${option.id}`;
    }
    const reworded = letter.inOtherWords(others);
    const askedOf = ({ questions }: Letter, answers: Answers) =>
      questions.filter((question) => isAsked(question, answers)).map(({ name }) => name);
    for (const { name, options = [] } of letter.questions) {
      for (const { id: chosen } of options) {
        const answers = { ...answersTo(letter, 'Answer'), [name]: chosen };
        expect(askedOf(reworded, answers)).toEqual(askedOf(letter, answers));
        expect(reworded.follow(answers, name)).toEqual(letter.follow(answers, name));
        const linesOf = (one: Letter) => filledLetter(one, answers, today).body.split('\n').length;
        expect(linesOf(reworded)).toBe(linesOf(letter));
      }
    }
  });

  test('takes up a draft from when answers were kept as words, and drops words that nobody knows', () => {
    const choice = letter.questions.find(
      ({ options, control }) => options && control !== 'given' && control !== 'checkbox',
    );
    if (!choice?.options?.[0]) return;
    const { words: kept, id: chosen } = choice.options[0];
    expect(letter.begin({ [choice.name]: kept }, {})[choice.name]).toBe(chosen);
    expect(letter.begin({ [choice.name]: chosen }, {})[choice.name]).toBe(chosen);
    expect(letter.begin({ [choice.name]: 'Words of last year' }, {})[choice.name]).toBe('');
  });

  test('asks of several what another question counts', () => {
    for (const { onlyIfSeveral } of letter.questions) {
      const other = letter.questions.find(({ name }) => name === onlyIfSeveral);
      expect(other?.control).toBe(onlyIfSeveral && 'given');
    }
  });

  test.each(letter.questions.filter(({ isUnwritten }) => !isUnwritten))(
    'says the answer to “$name”, asked under a condition or not',
    (question) => {
      const { name, onlyIf, onlyIfSeveral, control } = question;
      const answer = answerTo(question, `An answer to ${name}`);
      const condition = {
        ...(onlyIf && { [onlyIf.name]: onlyIf.is }),
        ...(onlyIfSeveral && { [onlyIfSeveral]: 'One\nTwo' }),
      };
      const answers = { ...answersTo(letter, ''), ...condition, [name]: answer };
      const inWords = question.options?.find((option) => option.id === answer)?.words ?? answer;
      const asAmericansWriteIt = { time: '6:00 PM', date: 'May 1, 2027' } as const;
      const { body } = filledLetter(letter, answers, today);
      // The letter of an exchange entry holds its file, with the day as files have it.
      const isFile = letter.bodyOf !== undefined;
      const answerInLetter =
        (!isFile && asAmericansWriteIt[control as keyof typeof asAmericansWriteIt]) || inWords;
      expect(body).toContain(answerInLetter);
    },
  );

  test('without answers is not complete, and has no placeholder and no “undefined” in its body', () => {
    expect(isComplete(letter, {})).toBe(false);
    expect(filledLetter(letter, {}, today).body).not.toMatch(/undefined|\{\w+\}/);
  });

  test.each(hostileStrings.map((text) => [text]))(
    'carries %j as text, in one subject and one body',
    (text) => {
      const message = filledLetter(letter, answersTo(letter, text), today);
      // `readMailto` throws on a second recipient, subject or body, and on a header beside them.
      expect(readMailto(mailtoLink(message).href).to).toBe(letter.to);
    },
  );
});

test('a reference is short and has no letters that look alike', () => {
  const references = Array.from({ length: 500 }, () => makeReference(Math.random));
  expect(references.every((reference) => /^CHV-[2-9ACDEFHJKMNPQRTUVWXY]{5}$/.test(reference))).toBe(
    true,
  );
});

test('the same randomness gives the same reference', () => {
  expect(makeReference(() => 0)).toBe('CHV-22222');
  expect(makeReference(() => 0.9999)).toBe('CHV-YYYYY');
});

test('a letter carries its reference after the subject and under the text', () => {
  const letter = { to: 'a@b.example', subject: 'Join our Speakers Network', body: 'Name: Ana\n' };
  expect(withReference(letter, 'CHV-7K3QM')).toEqual({
    to: 'a@b.example',
    subject: 'Join our Speakers Network (ref. CHV-7K3QM)',
    body: 'Name: Ana\n\nReference: CHV-7K3QM',
  });
});

test('a letter without text still says its reference', () => {
  expect(withReference({ to: 'a@b.example', subject: 'Hello', body: '' }, 'CHV-7K3QM').body).toBe(
    'Reference: CHV-7K3QM',
  );
});

describe('the lines of a letter', () => {
  const words = { title: 'T', subject: 'S', fields: {} };
  const questions = [text('name'), text('side', { isUnwritten: true }), text('age'), text('town')];
  const namesOfLines = (firstLines?: readonly string[]) =>
    letterForm('test', words, { to: 'voices', questions, ...(firstLines && { firstLines }) })
      .lines.map(({ name }) => name)
      .join(' ');

  test('have the order of the form', () => expect(namesOfLines()).toBe('name age town'));

  test('begin with those that come first, and have all others after them', () => {
    expect(namesOfLines(['town'])).toBe('town name age');
  });

  test.each([['nobody'], ['side']])(
    'stop the build where “%s”, which has none, is to be first',
    (name) =>
      expect(() => namesOfLines([name])).toThrow(`no question with a line is called “${name}”`),
  );
});
