import { describe, expect, test } from 'vitest';
import { mailtoLink } from '#site/mail/mailto.ts';
import { isAsked } from '../letter.ts';
import { filledLetter, openLetter } from '../write-letter.ts';
import { story } from './story.ts';

const to = 'stories@climatehealthvoices.example';
const letter = (answers: Record<string, string>) => filledLetter(story, answers, '2026-11-22');
const full = {
  who: 'Ana, a bus driver.',
  what: ' The bus had no air.\nA boy fainted. ',
  where: 'Cedar Row, August 2025',
  changed: 'We carry water now.',
  ask: 'Fund shade at stops.',
  phone: '555-0123',
  credit: 'My first name only',
  age: 'I am 18 or older',
  guardian: 'left over from before',
  agree: 'I have read what happens with my story, and I agree.',
};

describe('the letter of someone who offers a story', () => {
  test('has each question with its answer, then what was agreed', () => {
    expect(letter(full)).toEqual({
      to,
      subject: 'Submit Your Story',
      body: [
        'Who are you?',
        'Ana, a bus driver.',
        '',
        'What happened?',
        'The bus had no air.',
        'A boy fainted.',
        '',
        'Where and when did it happen?',
        'Cedar Row, August 2025',
        '',
        'What changed?',
        'We carry water now.',
        '',
        'What do you want people to do?',
        'Fund shade at stops.',
        '',
        'Phone: 555-0123',
        'May we say your name?: My first name only',
        'Your age: I am 18 or older',
        'Your consent: I have read what happens with my story, and I agree.',
      ].join('\n'),
    });
  });

  test('names the parent of a child', () => {
    const { body } = letter({ ...full, age: 'under-18', guardian: 'Eva Reyes' });
    expect(body).toContain('Parent or guardian who agrees: Eva Reyes');
  });

  test('leaves out what was not answered', () => {
    const { body } = letter({ who: 'Ana', what: ' ', phone: '' });
    expect(body).toBe('Who are you?\nAna\n');
  });

  test('can be written to without script: every question, with its choices, in a link that fits', () => {
    const open = openLetter(story);
    for (const question of ['Who are you?', 'What happened?', 'What do you want people to do?'])
      expect(open.body).toContain(`${question}\n\n`);
    expect(open.body).toContain('Your age (I am 18 or older / I am under 18): ');
    expect(open.body).toContain('Parent or guardian who agrees: ');
    expect(mailtoLink(open).fits).toBe(true);
  });
});

const namesAfter = (age: string) =>
  story.questions
    .slice(6)
    .filter((question) => isAsked(question, { age }))
    .map(({ name }) => name)
    .join(' ');

test.each([
  ['', 'credit age agree'],
  ['I am 18 or older', 'credit age agree'],
  ['under-18', 'credit age guardian agree'],
])('after “%s” the form asks for %s', (age, names) => expect(namesAfter(age)).toBe(names));

test('only who and what have to be answered', () => {
  const required = story.questions.slice(0, 6).filter((question) => question.required);
  expect(required.map(({ name }) => name)).toEqual(['who', 'what']);
});

test('a draft keeps every answer but the consent', () => {
  expect(story.begin({ who: 'Ana', agree: 'yes' }, {})).toEqual({ who: 'Ana' });
});
