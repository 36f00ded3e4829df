import { describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { languageNameProblems } from './language-name-problems.ts';
import { languageOf, languageProblems } from './language-problems.ts';
import { placeNameProblems } from './place-name-problems.ts';
import { privateContactProblems } from './private-contact-problems.ts';
import type { Problem } from './problem.ts';
import { textEntry } from './testing/text-entry.ts';
import { typingProblems } from './typing-problems.ts';
import { unfinishedProblems } from './unfinished-problems.ts';
import { weekdayProblems } from './weekday-problems.ts';

/** The words that a rule finds wrong in the text of an event. */
function foundIn(
  rule: (entry: Entry) => Problem[],
  text: string,
  fields = 'title: Heat',
): string[] {
  return rule(textEntry('events', fields, text)).map(({ found }) => found.replace(/^"|"$/g, ''));
}

describe('words that are to be written later', () => {
  test.each([
    ['Room TBD.', 'TBD'],
    ['TODO ask Maria', 'TODO'],
    ['Lorem ipsum dolor', 'Lorem ipsum'],
    ['Call xxx for a seat', 'xxx'],
    ['Insert the name of the host here.', 'Insert the name of the host here'],
    ['By [photographer name]', '[photographer name]'],
    ['Doors open at ????', '????'],
    ['Your text here', 'Your text here'],
  ])('%s', (text, found) => expect(foundIn(unfinishedProblems, text)).toEqual([found]));

  test.each([
    'Add this site to your Home Screen.',
    'So we put the clean air here.',
    'A size of XXL fits most.',
    '[pause] I see. [laughs]',
    'Read the [date](/stories) of it.',
    'What is there to do? To do nothing is no plan.',
  ])('not: %s', (text) => expect(foundIn(unfinishedProblems, text)).toEqual([]));
});

describe('slips of typing and pasting', () => {
  test.each([
    ['Itâ€™s hot', 'â€™'],
    ['JosÃ© spoke', 'Ã©'],
    ['Doctors&nbsp;speak', '&nbsp;'],
    ['Write to events @chv.example now', 'events @chv.example'],
    ['See https:/chv.example/now', 'https:/chv.example/now'],
    ['Call 555-O150', '555-O150'],
    ['It is the the heat', 'the the'],
    ['With Dr. Dr. Quill', 'Dr. Dr.'],
    ['Ana Reyes, RN, RN', ', RN, RN'],
  ])('%s', (text, found) => expect(foundIn(typingProblems, text)).toEqual([found]));

  test.each(['Q&A; and more', 'It had had a cost', 'From 9 to 17', '**bold** and [a](/stories)'])(
    'not: %s',
    (text) => expect(foundIn(typingProblems, text)).toEqual([]),
  );

  test.each([
    ['summary: "**Bold** words"', '**Bold**'],
    ['summary: "[Stories](/stories) of heat"', '[Stories](/stories)'],
    ['quote: "“It was hot.”"', '“It was hot.”'],
    ['summary: "IMG_2041.jpg"', 'IMG_2041.jpg'],
    ['summary: "Screenshot 2026-11-20 at 17.03.12"', 'Screenshot 2026-11-20 at 17.03.12'],
  ])('in a field: %s', (yaml, found) => {
    const kind = yaml.startsWith('quote') ? 'stories' : 'events';
    expect(typingProblems(textEntry(kind, yaml)).map((one) => one.found)).toEqual([`"${found}"`]);
  });
});

describe('days that are not on that day of the week', () => {
  const event = 'start: "2027-01-14T18:30"';
  test.each([
    ['Friday, January 14, 2027', /^is a Thursday/],
    ['Fri, Jan. 14', /^is a Thursday/],
    ['Tuesday, December 30', /^is a Wednesday/],
    ['on February 30', /^is no day/],
    ['until Sept. 31, 2027', /^is no day/],
  ])('%s', (text, message) => {
    expect(weekdayProblems(textEntry('events', event, text))).toMatchObject([
      { message: expect.stringMatching(message) },
    ]);
  });
  test.each([
    'Thursday, January 14',
    'Wednesday, December 30',
    'February 29',
    'March 2027 and May 31',
    'In June 45% of them',
    'Sunday, May be',
  ])('not: %s', (text) => expect(foundIn(weekdayProblems, text, event)).toEqual([]));
});

describe('private addresses and numbers', () => {
  const site = textEntry(
    'site',
    'email: { hello: hello@chv.example }\ndesk: { phone: "512-555-0150" }',
  );
  const found = (kind: 'events' | 'speakers', text: string) =>
    privateContactProblems([
      site,
      textEntry('speakers', 'name: Dr. Amara Quill', kind === 'speakers' ? text : ''),
      textEntry('events', 'title: Heat', kind === 'events' ? text : ''),
    ]).map((problem) => problem.found.replace(/^"|"$/g, ''));

  test.each([
    ['speakers', 'ana@gmail.com'],
    ['speakers', 'amara.quill@harborlight.example'],
    ['speakers', '(305) 555-0177'],
    ['speakers', '+49 30 1234567'],
    ['speakers', '412 Tolliver Street'],
    ['events', '305.555.0177'],
  ] as const)('in %s: %s', (kind, words) =>
    expect(found(kind, `Write ${words}.`)).toEqual([words]),
  );

  test.each([
    ['speakers', 'Write to hello@chv.example.'],
    ['speakers', 'Our desk is 512-555-0150. Call 911 or 988.'],
    ['events', 'Call 1-800-273-8255, which is free.'],
    ['events', 'Dial in at 305-555-0177, passcode 12.'],
    ['events', 'The library is at 12 Elm Street.'],
    ['events', 'The library keeps books@harborlight.example.'],
    ['speakers', 'In 1998 and 2011, 20 of 45 came on 2026-11-27.'],
  ] as const)('not in %s: %s', (kind, words) => expect(found(kind, words)).toEqual([]));
});

describe('places in braces', () => {
  const letter = (subject: string) =>
    placeNameProblems(textEntry('letters', `subject: "${subject}"`)).filter(
      ({ field }) => field === 'subject',
    );
  test('a place of an entry, which has none, is told', () => {
    expect(foundIn(placeNameProblems, 'Dear {name}, come.')).toEqual(['{name}']);
  });
  test('a brace that is not closed is told', () => {
    expect(foundIn(placeNameProblems, 'Dear {name, come.')).toEqual(['Dear {name, come.']);
  });
  test('marks of the demonstration are none', () => {
    expect(foundIn(placeNameProblems, '{demonstration}\nHeat\n{/demonstration}')).toEqual([]);
  });
  test('a place of another letter is told, and one that is lost is a warning', () => {
    const problems = letter('Hello {whoo}');
    expect(problems.every(({ field }) => field === 'subject')).toBe(true);
    expect(problems.map(({ isWarning = false }) => isWarning)).toContain(false);
  });
});

describe('the other language', () => {
  test.each([
    ['The heat is hard on people who work outside.', 'English'],
    ['El calor es duro para la gente que trabaja en el campo.', 'Spanish'],
    ['Calor extremo', undefined],
    ['Dr. Amara Quill, Harborlight', undefined],
    ['She said “¿cómo está usted hoy?” and then waited for the answer of the man.', undefined],
  ])('%s', (text, language) => expect(languageOf(text)).toBe(language));

  test('a text that is the same in both languages is told in the Spanish one', () => {
    const entry = textEntry(
      'now',
      'act:\n  - { en: Stay off bridges, es: Stay off bridges, cites: claim }',
    );
    expect(languageProblems(entry)).toMatchObject([{ field: 'act.0.es' }]);
  });

  test.each([
    ['Englsh', ['is no language; one is called English']],
    ['Portugese', ['is no language; one is called Portuguese']],
    ['English/Igbo', ['names several languages, so nobody finds any of them']],
    ['Danish', []],
    ['Mixteco', []],
    ['Haitian Creole', []],
  ])('the name %s', (name, messages) => {
    const entry = textEntry('speakers', `languages: [${name}]`);
    expect(languageNameProblems(entry).map(({ message }) => message)).toEqual(messages);
  });
});
