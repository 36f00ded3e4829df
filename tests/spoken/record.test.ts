import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { inWordsOf, readRecord, type TaskRecord, unread, writeRecord } from './record.ts';
import { readTask } from './task.ts';

const sample = readTask('31-now', 'In danger\ngo /now\n# Choose\nkey Return');

const record: TaskRecord = {
  verdict: 'Known: yes. The page names itself.',
  hearings: {
    chromium: [{ lines: [{ text: 'What to do *now*' }] }, { lines: [] }],
    firefox: [
      { lines: [{ text: 'What to do *now*' }] },
      {
        lines: [
          { text: 'Humo [1]', language: 'es' },
          { text: 'clickable', isOccasional: true },
        ],
      },
    ],
  },
};

test('a record is text for people, and is read again as it was', () => {
  const text = writeRecord(sample, record);
  expect(text).toContain('## 2. Choose (`key Return`)');
  expect(text).toContain('Both:\n\n- What to do \\*now\\*');
  expect(text).toContain('- *(silence)*');
  expect(readRecord(text)).toEqual(record);
});

test('a line that is none of a record is an error', () => {
  expect(() => readRecord('# In danger\n\n## 1. `go /now`\n\nWhat is this?')).toThrow(
    'What is this?',
  );
});

test('a record made on another day keeps the words of the day before', () => {
  const heardOn = (date: string) => [{ lines: [{ text: `${date}, no events.` }] }];
  expect(inWordsOf(heardOn('November 26, 2026'), heardOn('March 3, 2027'))).toEqual(
    heardOn('November 26, 2026'),
  );
});

test('times that are read one after the other keep their order in the words of the record', () => {
  const hearing = [{ lines: [{ text: 'Play from 0:02' }, { text: 'Play from 0:39' }] }];
  expect(inWordsOf(hearing, hearing)).toEqual(hearing);
});

const tasks = globSync('tests/spoken/tasks/*.txt')
  .toSorted()
  .map((file) => readTask(basename(file, '.txt'), readFileSync(file, 'utf8')));

describe('the tasks', () => {
  test('begin at an address, and each says what must be heard', () => {
    expect(tasks.filter(({ steps }) => !steps[0]?.command.startsWith('go /'))).toEqual([]);
    const silent = tasks.filter(({ steps }) =>
      steps.every(({ expected }) => expected.length === 0),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('have records that somebody has read since they were written', () => {
    const files = globSync('docs/spoken/[0-9]*.md');
    const notRead = files.filter(
      (file) => readRecord(readFileSync(file, 'utf8')).verdict === unread,
    );
    expect(notRead).toEqual([]);
  });

  test('have no record of a task that is gone', () => {
    const recorded = globSync('docs/spoken/[0-9]*.md').map((file) => basename(file, '.md'));
    const ids = tasks.map(({ id }) => id);
    expect(recorded.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('are those that the seeded faults are proved with', () => {
    const ids = tasks.map(({ id }) => id);
    expect(faults.filter(({ task }) => !ids.includes(task))).toEqual([]);
  });
});
