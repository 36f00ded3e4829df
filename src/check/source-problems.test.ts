import { describe, expect, test } from 'vitest';
import { problemSentence } from './problem.ts';
import { sourceProblems } from './source-problems.ts';
import { sourceTable } from './source-table.ts';
import { expectWordsOfForm } from './testing/file-words.ts';
import { textEntry } from './testing/text-entry.ts';

const list = textEntry(
  'publishers',
  `publishers:
  - name: American Heart Association
    sites: [heart.org, doi.org/10.1161]
  - name: Nature
    sites: [nature.com]`,
);

const claim = (source: string) => textEntry('claims', `status: supported\nsource: {${source}}`);
const heart = 'publisher: American Heart Association';
const problemsOf = (entry: ReturnType<typeof claim>) => sourceProblems([list, entry]);

describe('a source opens at its publisher', () => {
  test.each([
    ['its website', `${heart}, url: "https://www.heart.org/news"`],
    ['its DOI', `${heart}, url: "https://doi.org/10.1161/CIRC.1"`],
    ['that of the journal', 'publisher: Springer, journal: Nature, url: "https://nature.com/a"'],
    ['that of one of two', 'publisher: AHA and Nature, url: "https://nature.com/a"'],
    ['an archive that the text names', `${heart}, url: "https://pmc.ncbi.nlm.nih.gov/articles/1"`],
    ['a report whose author is named', `${heart}, url: "https://news.example", reportedBy: News`],
  ])('%s', (_, source) => {
    expect(problemsOf(claim(source))).toEqual([]);
  });

  test.each([
    ['a newswire', 'https://investor.wedbush.com/article'],
    ['a host that only looks like it', 'https://heart.org.example/news'],
    ['a host that ends alike', 'https://sweetheart.org/news'],
    ['the DOI of somebody else', 'https://doi.org/10.1038/x'],
    ['a DOI that begins alike', 'https://doi.org/10.11619/x'],
  ])('but not %s', (_, url) => {
    const [problem, ...more] = problemsOf(claim(`${heart}, url: "${url}"`));
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ field: 'source.url', file: 'claims/sample.yaml', line: 2 });
    expect(problem?.message).toContain('not a website of "American Heart Association"');
    expect(problem?.fix).toContain('Write the address at heart.org or doi.org/10.1161');
    if (problem) expectWordsOfForm(problem);
  });

  test('nor where the publisher itself is called the reporter', () => {
    const named = `${heart}, url: "https://news.example/a", reportedBy: American Heart Association`;
    expect(problemsOf(claim(named))).toHaveLength(1);
  });

  test('a publisher of whom nobody knows the websites is to be added', () => {
    const [problem] = problemsOf(claim('publisher: Nature Medcine, url: "https://nature.com/a"'));
    expect(problem).toMatchObject({ field: 'source.publisher' });
    expect(problem && problemSentence(problem)).toMatch(
      /^Did you mean “Nature”\? Nobody knows yet/,
    );
    if (problem) expectWordsOfForm(problem);
  });

  test.each([
    ['resources', 'publisher: Nature\nfileUrl: https://partner.example/a', 'fileUrl'],
    ['officialPages', 'publisher: Nature\nurl: https://partner.example/a', 'url'],
  ] as const)('so does an entry of %s', (kind, yaml, field) => {
    expect(problemsOf(textEntry(kind, yaml))).toMatchObject([{ field }]);
  });

  test.each(['#', '/resources/library'])('a document at %s opens nobody else', (address) => {
    expect(problemsOf(textEntry('resources', `publisher: X\nfileUrl: "${address}"`))).toEqual([]);
  });
});

test('the table says of each claim whose page its link opens', () => {
  const entries = [
    list,
    { ...claim(`${heart}, url: "https://heart.org/a"`), id: 'own' },
    { ...claim(`${heart}, url: "https://news.example/a", reportedBy: The News`), id: 'told' },
    { ...claim(`${heart}, url: "https://news.example/a"`), id: 'wrong' },
    { ...textEntry('claims', 'status: unsourced\nclosest: own'), id: 'without' },
  ];
  const lines = sourceTable(entries).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['Claim', 'Source that is named', 'Opens', 'Which is'],
    ['own', 'American Heart Association', 'heart.org', 'its publisher'],
    ['told', 'American Heart Association', 'news.example', 'as reported by The News'],
    ['without', 'none', 'closest is own'],
    [
      'wrong',
      'American Heart Association',
      'news.example',
      'NOT its publisher, and nobody is named who reported it',
    ],
    [
      'Of 4: 1 open their publisher, 0 an archive that the text names, 1 with who reported it, 1 without a source, 1 to mend.',
    ],
  ]);
});
