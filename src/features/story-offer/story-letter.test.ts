import { describe, expect, test } from 'vitest';
import { mailtoLink } from '#site/mail/mailto.ts';
import { emptyStoryLetter, storyLetter } from './story-letter.ts';
import { emptyOffer } from './story-offer-fields.ts';

const to = 'stories@climatehealthvoices.example';
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
    expect(storyLetter(full, to)).toEqual({
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
    const { body } = storyLetter({ ...full, age: 'I am under 18', guardian: 'Eva Reyes' }, to);
    expect(body).toContain('Parent or guardian who agrees: Eva Reyes');
  });

  test('leaves out what was not answered', () => {
    const { body } = storyLetter({ ...emptyOffer, who: 'Ana', what: ' ', phone: '' }, to);
    expect(body).toBe('Who are you?\nAna\n');
  });

  test('can be written to without script: every question, with its choices, in a link that fits', () => {
    const letter = emptyStoryLetter(to);
    for (const question of ['Who are you?', 'What happened?', 'What do you want people to do?'])
      expect(letter.body).toContain(`${question}\n\n`);
    expect(letter.body).toContain('Your age (I am 18 or older / I am under 18): ');
    expect(letter.body).toContain('Parent or guardian who agrees: ');
    expect(mailtoLink(letter).fits).toBe(true);
  });
});
