import { describe, expect, test } from 'vitest';
import { edit, set } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { soundTree } from './testing/sound-tree.ts';

const story = 'stories/sample.md';
const people = ['Dr. Ana Reyes', 'Bo Lind, RN'].map((name) => ({ name }));

/** The problems of a story of a doctor and her patient with this transcript. */
async function problemsOf(transcript: string) {
  const tree = soundTree();
  edit(story, (text) => text.replace('**Ana Reyes:** Some words.', () => transcript))(tree);
  set(story, ['people'], people)(tree);
  return checkTree(tree);
}

const doctor = '**Dr. Ana Reyes:** How are you?';

test.each([
  `${doctor}\n\n**Bo Lind:** Hot.`,
  `${doctor}\n\n**Bo Lind**: Hot.`,
  `${doctor}\n\n__Bo Lind__ : Hot.`,
  `${doctor}\n**Bo Lind, RN:** Hot.`,
  `${doctor}\r\n\r\n**Bo\u00A0Lind**：Hot.`,
  `${doctor}\n\n**Bo Lind:**\n\nHot.`,
  `${doctor}\n\nBo Lind came in.\n\nBo said: nothing.`,
  `${doctor}\n\nOne thing: drink. Remember: rest. It was 5:30. A question: why?`,
  `${doctor}\n\n*Hot*, you know.`,
  `${doctor} There was\nBo – my neighbor – and me.`,
])('%j has no problem', async (transcript) => {
  expect(await problemsOf(transcript)).toEqual([]);
});

const fix = /^Write the name in bold with a colon/;

describe('a turn that would be read as the words of the one before is told, with its line', () => {
  test.each([
    'Bo Lind: Hot.',
    'BO LIND: Hot.',
    'bo lind : Hot.',
    'Bo Lind, RN: Hot.',
    'Lind: Hot.',
    'BL: Hot.',
    '**Bo Lind** Hot.',
    '**Bo Lind**',
    '**Bo Lind** – Hot.',
    'Bo Lind – Hot.',
    'Bo Lind > Hot.',
    'Bo Lind (00:12): Hot.',
    '[00:12] Bo Lind: Hot.',
    '00:12 Bo Lind: Hot.',
    'Bo Lind  0:12',
    '- **Bo Lind:** Hot.',
    '> **Bo Lind:** Hot.',
    '\\*\\*Bo Lind:\\*\\* Hot.',
    '“Bo Lind”: Hot.',
    '[Bo Lind]: Hot.',
    '**Bo Lind**; Hot.',
    'Interviewer: And then?',
    'Patient: Hot.',
    'Q: And then?',
    'Speaker 2: Hot.',
    'Dr. Vale: And then?',
    'Maria Vale: And then?',
  ])('%j', async (line) => {
    const problems = await problemsOf(`${doctor}\n\nHm.\n\n${line}`);
    const own = problems.filter(({ message }) => /begin to speak here/.test(message));
    expect(own).toMatchObject([{ found: JSON.stringify(line), fix: expect.stringMatching(fix) }]);
  });

  test.each([
    '**Maria Vale:** And then?',
    '**Note:** this is loud.',
    '*Breathe*: she said.',
    '__Bo Lindd:__ Hot.',
    '**Bo:** Hot.',
  ])('%j names nobody who is heard', async (line) => {
    const problems = await problemsOf(`${doctor}\n\n${line}`);
    expect(problems).toMatchObject([{ message: expect.stringContaining('not among "people"') }]);
    expect(problems[0]?.fix).toContain('Dr. Ana Reyes, Bo Lind.');
  });

  test('a second name on the same line', async () => {
    expect(await problemsOf(`${doctor} **Bo Lind:** Hot.`)).toMatchObject([
      { message: expect.stringContaining('middle of a line') },
    ]);
  });
});

test('words before the first name are told', async () => {
  expect(await problemsOf(`[Rain]\n\nMore.\n\n${doctor}`)).toMatchObject([
    { message: expect.stringContaining('nobody is named before') },
  ]);
});

test('each is told with its line', async () => {
  const [first, second] = await problemsOf(`${doctor}\n\nBo Lind: Hot.\n\nYes.\n\nAna: Yes.`);
  expect((second?.line ?? 0) - (first?.line ?? 0)).toBe(4);
});

test('a name without words is told', async () => {
  expect(await problemsOf(`**Dr. Ana Reyes:**\n\n**Bo Lind:** Hot.\n\n**Bo Lind:**`)).toMatchObject(
    [
      { message: expect.stringContaining('says nothing') },
      { message: expect.stringContaining('says nothing') },
    ],
  );
});
