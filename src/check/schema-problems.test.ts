import { describe } from 'vitest';
import { drop, put, set } from './testing/change.ts';
import { testProblems } from './testing/problem-cases.ts';

const event = 'events/sample.md';
const speaker = 'speakers/sample.md';
const board = 'board/sample.yaml';

describe('a value that does not fit its field stops the build', () => {
  testProblems([
    [
      'a field left out',
      drop(event, ['title']),
      event,
      'title',
      /missing.*Add "title".*What the event is called/,
    ],
    [
      'a nested field left out',
      drop(speaker, ['media', 'leadTime']),
      speaker,
      'media.leadTime',
      /missing/,
    ],
    ['a group of fields left out', drop('site.yaml', ['desk']), 'site.yaml', 'desk', /missing/],
    ['an unknown field', set(event, ['titel'], 'x'), event, 'titel', /Did you mean "title"\?/],
    [
      'an unknown nested field',
      set(speaker, ['media', 'zone'], 'x'),
      speaker,
      'media.zone',
      /timeZone/,
    ],
    ['an empty name', set(board, ['name'], ''), board, 'name', /empty/],
    [
      'a name with nothing behind the colon',
      set(board, ['name'], null),
      board,
      'name',
      /Fill in "name"/,
    ],
    ['a name with stray spaces', set(board, ['name'], ' Ana '), board, 'name', /Remove them/],
    ['a number where text belongs', set(board, ['name'], 5), board, 'name', /quotes/],
    [
      'text where a number belongs',
      set(board, ['order'], 'first'),
      board,
      'order',
      /must be a number/,
    ],
    [
      'a fraction where a whole number belongs',
      set(board, ['order'], 1.5),
      board,
      'order',
      /fraction.*whole number/,
    ],
    [
      '"yes" where true or false belongs',
      set(board, ['hidden'], 'yes'),
      board,
      'hidden',
      /true or false/,
    ],
    ['one word where a list belongs', set(event, ['topics'], 'policy'), event, 'topics', /"- "/],
    ['an empty list', set(event, ['topics'], []), event, 'topics', /at least 1/],
    [
      'the same entry twice in a list',
      set(event, ['topics'], ['policy', 'policy']),
      event,
      'topics',
      /Remove one/,
    ],
    [
      'text too long',
      set(event, ['summary'], 'a '.repeat(200).trim()),
      event,
      'summary',
      /399 characters.*Shorten/,
    ],
    [
      'a number too large',
      set('statistics/sample.yaml', ['bars', 0, 'percent'], 120),
      'statistics/sample.yaml',
      'bars.0.percent',
      /at most 100/,
    ],
    [
      'an unknown topic',
      set(event, ['topics'], ['polcy']),
      event,
      'topics.0',
      /Did you mean "policy"\?/,
    ],
    [
      'a region in small letters',
      set(event, ['region'], 'midwest'),
      event,
      'region',
      /Did you mean "Midwest"\?/,
    ],
    [
      'an unknown story tag',
      set('stories/sample.md', ['tags'], ['Gossip']),
      'stories/sample.md',
      'tags.0',
      /Write one of: Youth/,
    ],
    [
      'an unknown status of a claim',
      set('claims/sample.yaml', ['status'], 'suported'),
      'claims/sample.yaml',
      'status',
      /"supported"/,
    ],
    [
      'HTML in a text field',
      set(speaker, ['bioShort'], 'A <b>nurse</b>'),
      speaker,
      'bioShort',
      /plain words/,
    ],
    [
      'a list where the file’s fields belong',
      put('pages/home.yaml', '- a\n'),
      'pages/home.yaml',
      '',
      /group of fields/,
    ],
    [
      'a file of comments only',
      put('pages/home.yaml', '# later\n'),
      'pages/home.yaml',
      '',
      /empty/,
    ],
  ]);
});

describe('a date, time or zone that does not exist stops the build', () => {
  testProblems([
    ['a date in words', set(event, ['start'], 'soon'), event, 'start', /YYYY-MM-DDTHH:MM/],
    [
      'the thirtieth of February',
      set('pages/privacy.md', ['updated'], '2025-02-30'),
      'pages/privacy.md',
      'updated',
      /exists/,
    ],
    [
      'a date that is a number',
      set('pages/privacy.md', ['updated'], 5),
      'pages/privacy.md',
      'updated',
      /quotes/,
    ],
    [
      'a date that is empty',
      set('pages/privacy.md', ['updated'], null),
      'pages/privacy.md',
      'updated',
      /empty/,
    ],
    [
      'a month that does not exist',
      set('resources/sample.yaml', ['published'], '2025-13'),
      'resources/sample.yaml',
      'published',
      /exists/,
    ],
    ['a time with an offset', set(event, ['start'], '2026-01-01T10:00Z'), event, 'start', /YYYY/],
    ['an hour that the clock skips', skippedHour, event, 'start', /clocks go forward/],
    [
      'an end before its start',
      set(event, ['end'], '2020-01-01T10:00'),
      event,
      'end',
      /later than "start"/,
    ],
    [
      'hours that end before they begin',
      set(speaker, ['media', 'to'], '00:30'),
      speaker,
      'media.to',
      /later than "from"/,
    ],
    [
      'an hour beyond the day',
      set(speaker, ['media', 'to'], '25:00'),
      speaker,
      'media.to',
      /24-hour/,
    ],
    ['an abbreviated zone', set(event, ['zone'], 'EST'), event, 'zone', /IANA/],
    [
      'a zone that does not exist',
      set(event, ['zone'], 'America/Harborlight'),
      event,
      'zone',
      /IANA/,
    ],
    ['no zone', drop(event, ['zone']), event, 'zone', /missing/],
  ]);
});

describe('an address that is not safe stops the build', () => {
  testProblems([
    ['a javascript: address', set(event, ['link'], 'javascript:alert(1)'), event, 'link', /https/],
    ['a data: address', set(event, ['link'], 'data:text/html,x'), event, 'link', /https/],
    ['an http: address', set(event, ['link'], 'http://example.org'), event, 'link', /https/],
    [
      'an address without its scheme',
      set(event, ['link'], '//example.org/a'),
      event,
      'link',
      /https/,
    ],
    [
      'a source that is no address',
      set('claims/sample.yaml', ['source', 'url'], '#'),
      'claims/sample.yaml',
      'source.url',
      /https/,
    ],
    [
      'an email address without @',
      set('site.yaml', ['email', 'media'], 'media.example'),
      'site.yaml',
      'email.media',
      /email/,
    ],
  ]);
});

function skippedHour(tree: Map<string, string | Buffer>): void {
  set(event, ['start'], '2026-03-08T02:30')(tree);
  set(event, ['end'], '2026-03-08T05:00')(tree);
}
