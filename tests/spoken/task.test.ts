import { expect, test } from 'vitest';
import { readTask } from './task.ts';

test('a task is its title, its window and its steps with what must be heard', () => {
  const text = [
    'Close the menu',
    'window: 500x844',
    'release: yes',
    '',
    'go /privacy',
    '# Close it',
    'key Escape',
    '= collapsed',
    '= firefox: Menu push button',
    '~ people state hours',
  ].join('\n');
  expect(readTask('03-menu', text)).toEqual({
    id: '03-menu',
    title: 'Close the menu',
    window: '500x844',
    isInRelease: true,
    steps: [
      { note: '', command: 'go /privacy', expected: [], changing: [] },
      {
        note: 'Close it',
        command: 'key Escape',
        expected: [{ words: 'collapsed' }, { words: 'Menu push button', browser: 'firefox' }],
        changing: ['people state hours'],
      },
    ],
  });
});

test.each([
  ['a verb that nobody knows', 'A task\npress Tab', '03-menu, line 2: “press Tab”'],
  ['an expectation before the first step', 'A task\n= Menu', '03-menu, line 2: “= Menu”'],
  ['an empty title', '\ngo /', 'the first line is the title'],
])('%s is an error that names the line', (_, text, message) => {
  expect(() => readTask('03-menu', text)).toThrow(message);
});
