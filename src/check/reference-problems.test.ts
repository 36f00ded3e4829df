import { describe, expect, test } from 'vitest';
import { all, put, set, write } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { testProblems } from './testing/problem-cases.ts';
import { soundTree } from './testing/sound-tree.ts';

const event = 'events/sample.md';
const hazard = 'hazards/sample.yaml';
const statistic = 'statistics/sample.yaml';
const claim = 'claims/sample.yaml';
const unsourced = (id: string, closest: string) =>
  put(
    `claims/${id}.yaml`,
    `group: home\nstatus: unsourced\nspecified: { figure: "9%", wording: Words }\nclosest: ${closest}\nchecked: "2026-01-01"\nnextCheck: "2026-06-01"\nnote: Words\nhistory: [{ date: "2026-01-01", change: Words }]\n`,
  );

describe('a name of a file that does not exist stops the build', () => {
  testProblems([
    [
      'a speaker that does not exist',
      set(event, ['speakers'], ['ana-cruz']),
      event,
      'speakers.0',
      /no file with this name in "speakers"/,
    ],
    [
      'a speaker misspelled',
      set(event, ['speakers'], ['sampel']),
      event,
      'speakers.0',
      /Did you mean "sample"\?/,
    ],
    ['a claim that does not exist', set(hazard, ['facts', 0], 'gone'), hazard, 'facts.0', /claims/],
    [
      'a story that does not exist',
      set('pages/home.yaml', ['heard', 'story'], 'gone'),
      'pages/home.yaml',
      'heard.story',
      /stories/,
    ],
    [
      'an optional speaker that does not exist',
      set('stories/sample.md', ['people', 0, 'speaker'], 'gone'),
      'stories/sample.md',
      'people.0.speaker',
      /speakers/,
    ],
    [
      'an address of a story that does not exist',
      set(event, ['link'], '/stories/gone'),
      event,
      'link',
      /no page/,
    ],
    [
      'a link in the text to a speaker that does not exist',
      write('[Ana](/speakers/profile/ana)'),
      event,
      'text below the fields',
      /no page/,
    ],
  ]);
});

describe('a figure without evidence stops the build', () => {
  testProblems([
    [
      'a statistic whose claim does not exist',
      set(statistic, ['claim'], 'gone'),
      statistic,
      'claim',
      /claims/,
    ],
    [
      'a statistic that is not the figure of its claim',
      set(statistic, ['value'], '72%'),
      statistic,
      'value',
      /"71%"/,
    ],
    [
      'a sentence without the figure',
      set(claim, ['wording'], 'In Ohio it was 1 in 7.'),
      claim,
      'wording',
      /does not have the 71 of its figure "71%".*`otherDigits`/,
    ],
    [
      'a closest figure that has no source itself',
      all(unsourced('a', 'b'), unsourced('b', 'sample')),
      'claims/a.yaml',
      'closest',
      /supported/,
    ],
    [
      'a closest figure that does not exist',
      unsourced('a', 'gone'),
      'claims/a.yaml',
      'closest',
      /claims/,
    ],
    [
      'a claim compared again before it was compared',
      set(claim, ['nextCheck'], '2020-01-01'),
      claim,
      'nextCheck',
      /later than "checked"/,
    ],
    [
      'a history that goes backward',
      set(
        claim,
        ['history'],
        [
          { date: '2026-02-01', change: 'Corrected.' },
          { date: '2026-01-01', change: 'First written.' },
        ],
      ),
      claim,
      'history.1.date',
      /newest last/,
    ],
    [
      'a percentage in a hazard’s words',
      set(hazard, ['introduction'], 'Visits rise by 35% then.'),
      hazard,
      'introduction',
      /evidence/,
    ],
    [
      'a count of people in a message of a kit',
      set(hazard, ['messages', 'ten', 'text'], `${'word '.repeat(20)}1,220 people`),
      hazard,
      'messages.ten.text',
      /evidence/,
    ],
    [
      'a count of deaths in official advice',
      set(hazard, ['advice', 'after', 0, 'text'], 'There were 27 deaths.'),
      hazard,
      'advice.after.0.text',
      /evidence/,
    ],
    [
      'a share in a key message',
      set('pages/key-messages.yaml', ['messages', 0, 'short'], `${'word '.repeat(20)}3 in 4`),
      'pages/key-messages.yaml',
      'messages.0.short',
      /evidence/,
    ],
    [
      'money in a question',
      set(hazard, ['questions', 0], 'Who pays the $1B?'),
      hazard,
      'questions.0',
      /evidence/,
    ],
    [
      'a multiple in the text',
      write('It is 3.5x as likely.'),
      event,
      'text below the fields',
      /evidence/,
    ],
    [
      'a sum of money in a hazard’s words',
      set(hazard, ['introduction'], 'It costs $11 a day.'),
      hazard,
      'introduction',
      /evidence/,
    ],
    [
      'a temperature in a speaker’s words',
      set('speakers/sample.md', ['quote'], 'It was 7°F hotter.'),
      'speakers/sample.md',
      'quote',
      /evidence/,
    ],
  ]);
});

describe('a sentence that has its figure', () => {
  test.each([
    ['without the comma', '71,420 deaths', 'About 71420 deaths.'],
    ['as a small number in words', '2x and 4x', 'Twice as many, then four times.'],
  ])('%s', async (_, figure, wording) => {
    const tree = soundTree();
    all(set(claim, ['figure'], figure), set(claim, ['wording'], wording))(tree);
    set(statistic, ['value'], figure)(tree);
    expect(await checkTree(tree)).toEqual([]);
  });

  test('or says why it has not', async () => {
    const tree = soundTree();
    all(set(claim, ['wording'], 'Most.'), set(claim, ['otherDigits'], 'In words.'))(tree);
    expect(await checkTree(tree)).toEqual([]);
  });

  test('and a statistic is told a figure once, where draft and source agree', async () => {
    const tree = soundTree();
    set(claim, ['specified'], { figure: '71%', wording: 'Words' })(tree);
    set(statistic, ['value'], '72%')(tree);
    const [problem] = await checkTree(tree);
    expect(problem?.fix).toBe('Write "71%", or name another claim.');
  });
});

describe('a hazard kit that does not hold together stops the build', () => {
  const words = (count: number) => 'word '.repeat(count).trim();

  testProblems([
    [
      'a message too long for its seconds',
      set(hazard, ['messages', 'ten', 'text'], words(31)),
      hazard,
      'messages.ten.text',
      /20 to 30 words, about 10 seconds at 150 words a minute/,
    ],
    [
      'a message too short for its seconds',
      set(hazard, ['messages', 'ninety', 'text'], words(179)),
      hazard,
      'messages.ninety.text',
      /180 to 270 words/,
    ],
    [
      'a key message too short for its seconds',
      set('pages/key-messages.yaml', ['messages', 0, 'long'], words(59)),
      'pages/key-messages.yaml',
      'messages.0.long',
      /60 to 90 words/,
    ],
    [
      'words on a card that are not in the message',
      set(hazard, ['messages', 'ten', 'card'], 'Something else'),
      hazard,
      'messages.ten.card',
      /word for word/,
    ],
    [
      'advice from a claim that does not exist',
      set(hazard, ['advice', 'before', 0, 'id'], 'gone'),
      hazard,
      'advice.before.0.id',
      /claims/,
    ],
    [
      'advice from a document that does not exist',
      set(hazard, ['advice', 'before', 0], { text: 'Rest.', cites: 'resource', id: 'gone' }),
      hazard,
      'advice.before.0.id',
      /resources/,
    ],
    [
      'an event that does not exist',
      set(hazard, ['events'], ['gone']),
      hazard,
      'events.0',
      /events/,
    ],
    [
      'a review before the last one',
      set(hazard, ['nextReview'], '2020-01-01'),
      hazard,
      'nextReview',
      /later than "reviewed"/,
    ],
  ]);
});
