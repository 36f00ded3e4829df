import { describe } from 'vitest';
import { all, put, set, write } from './testing/change.ts';
import { stopsAt } from './testing/stops-at.ts';

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
  stopsAt([
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
  stopsAt([
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
