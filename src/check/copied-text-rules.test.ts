import { describe, expect, test } from 'vitest';
import type { KindName } from '#kinds.ts';
import { addressProblems } from './address-problems.ts';
import { letterCaseProblems } from './letter-case-problems.ts';
import { pastedProblems } from './pasted-problems.ts';
import { problemSentence } from './problem.ts';
import { textEntry } from './testing/text-entry.ts';

describe('signs that come along when a text is copied', () => {
  /** The words that are found in the text below the fields, and in a summary. */
  const inBody = (text: string) =>
    pastedProblems(textEntry('events', 'title: Heat', text)).map(({ found }) => found);
  const inField = (field: string, text: string) =>
    pastedProblems(textEntry('events', `${field}: ${JSON.stringify(text)}`));

  test.each([
    ['the next ﬁre', 'ﬁre'],
    ['Water \uF0B7 ice', '\uF0B7'],
    ['It was hot.[1] So hot.', '[1]'],
    ['It was hot [12].', '[12]'],
    ['It was hot.[citation needed]', '[citation needed]'],
    ['Certainly! Here is a shorter version', 'Certainly! Here is a shorter version'],
    ['Here’s a polished biography of', 'Here’s a polished biography'],
    ['As an AI language model, I cannot', 'As an AI language model, I cannot'],
    ['It rose :contentReference[oaicite:3] then', ':contentReference[oaicite:3]'],
    ['• Water\n• Chairs', '• '],
    ['a whole commu- nity came', 'commu- nity'],
    ['Dr.\u00A0Quill', 'Dr.\u00A0Quill'],
    ['See you there 🌊 and then 🌊', '🌊'],
  ])('%j', (text, found) => expect(inBody(text)).toEqual([JSON.stringify(found)]));

  test.each([
    'short- and long-term',
    'two- or threefold, pre- to postnatal',
    '[words][1]',
    '[1]: https://chv.example/a',
    '- Water\n- Chairs',
    'Sure, come in. Certainly.',
    'Here is a summary of the report.',
    'Of course, here is my mother.',
    'It is 30 °C, © 2026, ™',
    'At 9 → the doors open ✓',
    '[pause] I see. [00:12]',
  ])('not: %j', (text) => expect(inBody(text)).toEqual([]));

  test.each([
    ['title', 'Heat\u00A0Night', undefined],
    ['summary', 'A heat\u00A0night', true],
    ['title', 'Heat Night 🎉', undefined],
    ['summary', 'Heat Night 🎉', true],
    ['summary', '• Water', undefined],
    ['title', 'Copy of Heat Night', undefined],
    ['title', 'Heat Night (draft)', undefined],
    ['title', 'Heat Night v2', undefined],
    ['title', 'Heat Night | CDC', true],
  ])('in %s: %j', (field, text, isWarning) => {
    expect(inField(field, text).map((problem) => problem.isWarning)).toEqual([isWarning]);
  });
  test.each([
    ['summary', 'Copy of a letter to the city'],
    ['title', 'Heat Night, the final draft of a city'],
    ['title', 'Copying each other'],
    ['title', 'Youth Debate Final'],
    ['title', 'Heat and Health (2)'],
    ['summary', '-5 degrees'],
  ])('not in %s: %j', (field, text) => expect(inField(field, text)).toEqual([]));
});

describe('addresses that were copied on the way to a page', () => {
  const found = (address: string) =>
    addressProblems(textEntry('events', `link: ${JSON.stringify(address)}`)).map(
      (problem) => `${problem.isWarning ? 'warning: ' : ''}${problemSentence(problem)}`,
    );

  test.each([
    ['https://www.google.com/url?sa=t&url=https%3A%2F%2Fcdc.gov%2Fheat&usg=A', /cdc\.gov\/heat\./],
    [
      'https://www.google.com/url?q=https://cdc.gov/?utm_source%3Dx',
      /Write https:\/\/cdc\.gov\/\./,
    ],
    ['https://www.google.com/amp/s/cdc.gov/heat', /Write https:\/\/cdc\.gov\/heat\./],
    ['https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcdc.gov%2F', /Outlook/],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fcdc.gov%2F&h=AT1', /Facebook/],
    ['https://urldefense.com/v3/__https://cdc.gov/a__;!!N', /Write https:\/\/cdc\.gov\/a\./],
    ['https://chv.us4.list-manage.com/track/click?u=1&id=2', /Open it, and copy/],
    ['https://www-nejm-org.ezproxy.state.example.edu/doi/1', /library/],
    ['https://mail.google.com/mail/u/0/#inbox/1', /only you/],
    ['https://chv.example/wp-admin/post.php?post=3', /only you/],
    ['https://drive.google.com/file/d/1/view', /^warning: .*shared drive/],
    ['https://chv-my.sharepoint.com/:b:/g/personal/a/E', /^warning: .*shared drive/],
    ['https://us02web.zoom.us/j/81234567890?pwd=a', /^warning: .*video room/],
    ['https://teams.microsoft.com/l/meetup-join/19', /^warning: .*video room/],
    ['https://bit.ly/3xY', /^warning: .*short address/],
    [
      'https://cdc.gov/heat?utm_source=a&page=2',
      /^warning: .*Write https:\/\/cdc\.gov\/heat\?page=2\./,
    ],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', /^warning: .*Write https:\/\/youtu\.be\/dQw4w9WgXcQ\./],
  ])('%s', (address, sentence) => {
    expect(found(address)).toEqual([expect.stringMatching(sentence)]);
  });

  test.each([
    'https://www.google.com/maps/place/Harborlight',
    'https://scholar.google.com/citations?user=1',
    'https://us02web.zoom.us/webinar/register/WN_1',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30',
    'https://doi.org/10.1016/S0140-6736(24)01822-1',
    'https://chv.example/a?si=1&q=heat',
    'https://www.linkedin.com/in/amara-quill',
    '/resources/library',
    '#',
  ])('not: %s', (address) => expect(found(address)).toEqual([]));

  test('they are found in words and in links of a text, too', () => {
    const text = 'Come to https://bit.ly/3xY, or read [it](https://bit.ly/4a).';
    const event = textEntry('events', `howToJoin: ${JSON.stringify(text)}`, text);
    expect(addressProblems(event).map((problem) => problem.found)).toEqual([
      '"https://bit.ly/3xY"',
      '"https://bit.ly/4a"',
      '"https://bit.ly/3xY"',
      '"https://bit.ly/4a"',
    ]);
  });
});

describe('names and titles in capitals', () => {
  const found = (kind: KindName, yaml: string) =>
    letterCaseProblems(textEntry(kind, yaml)).map(problemSentence);

  test.each<[KindName, string, RegExp]>([
    ['speakers', 'name: "DR. ANA O’REYES, RN"', /Write Dr\. Ana O’Reyes, RN\./],
    ['board', 'name: JEAN-LUC VALE', /Write Jean-Luc Vale\./],
    ['stories', 'people: [{ name: ana reyes }]', /small letters.*Write Ana Reyes/],
    ['resources', 'authors: ["REYES, ANA"]', /capitals/],
    ['events', 'title: HEAT NIGHT WITH MUSIC AND SOUP', /capitals/],
  ])('%s, %s', (kind, yaml, sentence) => {
    expect(found(kind, yaml)).toEqual([expect.stringMatching(sentence)]);
  });

  test.each<[KindName, string]>([
    ['speakers', 'name: "Dr. Wei LI, MPH, PhD"'],
    ['speakers', 'name: "Ana Reyes, RN"'],
    ['speakers', 'name: "J. D. Vale"'],
    ['resources', 'authors: [WHO, "et al."]'],
    ['resources', 'title: HEAT AND HEALTH: REPORT FOR CITIES'],
    ['events', 'title: COP30 and WHO'],
  ])('not: %s, %s', (kind, yaml) => expect(found(kind, yaml)).toEqual([]));
});
