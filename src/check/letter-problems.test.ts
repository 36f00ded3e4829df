import { describe, expect, test } from 'vitest';
import { set, write } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { testProblems } from './testing/problem-cases.ts';
import { soundTree } from './testing/sound-tree.ts';

describe('letters that would be boxes in a picture or a PDF stop the build', () => {
  testProblems([
    [
      'a name in Chinese',
      set('speakers/sample.md', ['name'], 'Bruce 李小龍'),
      'speakers/sample.md',
      'name',
      /Han.*"李" \(U\+674E\)/,
    ],
    [
      'an organization in Arabic',
      set('speakers/sample.md', ['organization'], 'مرحبا'),
      'speakers/sample.md',
      'organization',
      /Arabic letters.*Latin/,
    ],
    [
      'a title in Cyrillic',
      set('events/sample.md', ['title'], 'Жара'),
      'events/sample.md',
      'title',
      /Cyrillic/,
    ],
    [
      'a quote with a picture sign',
      set('stories/sample.md', ['quote'], 'Hot 🔥'),
      'stories/sample.md',
      'quote',
      /U\+1F525.*without this sign/,
    ],
    [
      'a publisher in Greek',
      set('resources/sample.yaml', ['publisher'], 'Υγεία'),
      'resources/sample.yaml',
      'publisher',
      /Greek/,
    ],
    [
      'the name of a hazard',
      set('hazards/sample.yaml', ['name'], '熱'),
      'hazards/sample.yaml',
      'name',
      /U\+71B1/,
    ],
    [
      'the title of a page',
      set('pages/terms.md', ['title'], 'Terms ✓'),
      'pages/terms.md',
      'title',
      /U\+2713/,
    ],
    [
      'many letters',
      set('speakers/sample.md', ['title'], 'абвгдежз'),
      'speakers/sample.md',
      'title',
      /and 3 more/,
    ],
  ]);
});

test.each([
  ['accents of Europe and Vietnam', set('speakers/sample.md', ['name'], 'Đặng Żółć-Ğüneş')],
  ['accents written apart', set('speakers/sample.md', ['name'], 'Jose\u0301 Nu\u0303ez')],
  [
    'a language that is named on its page alone',
    set('speakers/sample.md', ['languages'], ['English', '中文']),
  ],
  ['the body of an event, which no picture or PDF shows', write('Ελλάδα, 中文.')],
])('%s: no problem', async (_, change) => {
  const tree = soundTree();
  change(tree);
  expect(await checkTree(tree)).toEqual([]);
});
