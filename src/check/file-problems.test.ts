import { describe, expect, test } from 'vitest';
import { edit, put, remove, set } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { testProblems } from './testing/problem-cases.ts';
import { drawing, soundTree } from './testing/sound-tree.ts';

const longName = `board/${'ana-'.repeat(48)}lee.yaml`;

const twin = (path: string) => (tree: Map<string, string | Buffer>) => {
  tree.set(path, String(tree.get('board/sample.yaml')));
};

describe('a file in the wrong place or with the wrong name stops the build', () => {
  testProblems([
    [
      'an id that differs only by a capital',
      twin('board/Sample.yaml'),
      'board/Sample.yaml',
      '',
      /same id/,
    ],
    ['an id that is a device of Windows', twin('board/con.yaml'), 'board/con.yaml', '', /Windows/],
    [
      'an id that is a device with a number',
      twin('board/lpt1.yaml'),
      'board/lpt1.yaml',
      '',
      /Windows/,
    ],
    ['an id that is too long', twin(longName), longName, '', /shorter/],
    ['an id with an accent', twin('board/josé.yaml'), 'board/josé.yaml', '', /"jose\.yaml"/],
    ['an id with a space', twin('board/ana cruz.yaml'), 'board/ana cruz.yaml', '', /ana-cruz/],
    [
      'an id with an underscore',
      twin('board/ana_cruz.yaml'),
      'board/ana_cruz.yaml',
      '',
      /ana-cruz/,
    ],
    ['the wrong ending .yml', twin('board/ana.yml'), 'board/ana.yml', '', /"ana\.yaml"/],
    [
      'the same id with two endings',
      put('stories/sample.markdown', 'x'),
      'stories/sample.markdown',
      '',
      /sample\.md/,
    ],
    ['a file without a name', put('board/.yaml', ''), 'board/.yaml', '', /no name/],
    [
      'a folder inside a content folder',
      twin('board/old/ana.yaml'),
      'board/old/ana.yaml',
      '',
      /Move it up into "board"/,
    ],
    ['an unknown folder', twin('bord/ana.yaml'), 'bord/ana.yaml', '', /"board"/],
    ['an unknown page', put('pages/hom.yaml', 'x: 1'), 'pages/hom.yaml', '', /Did you mean "home"/],
    ['an unknown file at the top', put('notes.docx', 'x'), 'notes.docx', '', /no use here/],
    ['a missing page', remove('pages/home.yaml'), 'pages/home.yaml', '', /missing/],
    ['a missing site file', remove('site.yaml'), 'site.yaml', '', /missing/],
    [
      'a picture that no file uses',
      put('speakers/old.svg', drawing),
      'speakers/old.svg',
      '',
      /no file uses/,
    ],
    ['a reserved speaker id', reservedSpeaker, 'speakers/directory.md', '', /Taken are: join/],
    [
      'a missing temperature record',
      remove('data/gistemp-annual.csv'),
      'data/gistemp-annual.csv',
      '',
      /missing/,
    ],
    [
      'a year left out of the record',
      edit('data/gistemp-annual.csv', (text) => text.replace('1880,-0.17\n', '')),
      'data/gistemp-annual.csv',
      '',
      /1880/,
    ],
  ]);
});

describe('a name that some system cannot hold is told, whatever the file is', () => {
  test.each([
    ['speakers/a:b.svg', /sign/],
    ['speakers/what?.svg', /sign/],
    ['speakers/a\\b.svg', /sign/],
    ['recordings/a*.m4a', /sign/],
    ['clips/a|b.mp4', /sign/],
    ['data/a\u200Bb.csv', /seen/],
    ['recordings/sample .vtt', undefined],
    ['recordings/sample.vtt ', /ends with a space/],
    ['recordings/sample.', /dot/],
    ['data/ sample.csv', /begins with a space/],
    ['recordings/con.m4a', /device/],
    ['speakers/Aux.svg', /device/],
    ['data/nul.csv', /device/],
    ['speakers/jose\u0301.svg', /accent/],
    [`speakers/${'é'.repeat(90)}.svg`, /255 bytes/],
    [`recordings/${'long-'.repeat(40)}.m4a`, /Windows can hold/],
  ] as const)('%s', async (path, says) => {
    const tree = soundTree();
    put(path, drawing)(tree);
    const reports = (await checkTree(tree)).map(({ file, message }) => `${file}: ${message}`);
    const nameReports = reports.filter((one) =>
      /sign that|space|accent in|device|bytes|characters, /.test(one),
    );
    expect(nameReports).toEqual(says ? [expect.stringMatching(says)] : []);
    expect(nameReports.every((one) => one.startsWith(`${path}: `))).toBe(true);
  });

  test.each([
    ['speakers/Sample.svg', 'speakers/sample.svg'],
    ['speakers/sample.SVG', 'speakers/sample.svg'],
    ['speakers/jos\u00E9.svg', 'speakers/jose\u0301.svg'],
  ])('%s beside %s', async (one, other) => {
    const tree = soundTree();
    put(one, drawing)(tree);
    put(other, drawing)(tree);
    const problems = (await checkTree(tree)).filter(({ message }) =>
      /has the same name/.test(message),
    );
    expect(problems).toHaveLength(1);
  });

  test('a picture in use is told at its own name', async () => {
    const tree = soundTree();
    remove('speakers/sample.svg')(tree);
    put('speakers/con.svg', drawing)(tree);
    set('speakers/sample.md', ['portrait'], './con.svg')(tree);
    expect(await checkTree(tree)).toMatchObject([{ file: 'speakers/con.svg' }]);
  });
});

describe('a file whose bytes are wrong stops the build', () => {
  testProblems([
    ['an empty file', put('board/ana.yaml', ''), 'board/ana.yaml', '', /empty/],
    ['a file of blank lines', put('board/ana.yaml', '\n \n'), 'board/ana.yaml', '', /empty/],
    [
      'a line end that YAML does not know (NEL)',
      edit('board/sample.yaml', (text) => text.replace('Words 0', 'Words\u00850')),
      'board/sample.yaml',
      'name',
      /seen/,
    ],
    [
      'a line end that YAML does not know (LS)',
      edit('board/sample.yaml', (text) => text.replace('Words 0', 'Words\u20280')),
      'board/sample.yaml',
      'name',
      /seen/,
    ],
    [
      'a byte-order mark in the middle, from two files put together',
      edit('board/sample.yaml', (text) => text.replace('Words 0', 'Words\uFEFF 0')),
      'board/sample.yaml',
      'name',
      /seen/,
    ],
    [
      'letters in Latin-1',
      put('board/ana.yaml', Buffer.from('name: José', 'latin1')),
      'board/ana.yaml',
      '',
      /UTF-8/,
    ],
    [
      'a file in UTF-16',
      put('board/ana.yaml', Buffer.from('\uFEFFname: Ana', 'utf16le')),
      'board/ana.yaml',
      '',
      /UTF-8/,
    ],
    [
      'a NUL byte',
      edit('board/sample.yaml', (text) => `${text}# \u0000\n`),
      'board/sample.yaml',
      '',
      /seen/,
    ],
    [
      'a mark that turns the writing',
      edit('board/sample.yaml', (text) => text.replace('Words 0', 'W\u202Eo')),
      'board/sample.yaml',
      'name',
      /type it again/,
    ],
    [
      'a letter lost when saving',
      edit('board/sample.yaml', (text) => text.replace('Words 0', 'Jos\uFFFD')),
      'board/sample.yaml',
      'name',
      /lost/,
    ],
  ]);
});

function reservedSpeaker(tree: Map<string, string | Buffer>): void {
  const copy = String(tree.get('speakers/sample.md')).replace('sample.svg', 'directory.svg');
  tree.set('speakers/directory.md', copy);
  tree.set('speakers/directory.svg', drawing);
}
