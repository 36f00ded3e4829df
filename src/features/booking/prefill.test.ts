import { describe, expect, test } from 'vitest';
import { withSpeaker } from './prefill.ts';

test.each([
  ['', 'Dr. Amara Quill', 'Dr. Amara Quill'],
  ['Teo Marshlight, RN', 'Dr. Amara Quill', 'Teo Marshlight, RN, Dr. Amara Quill'],
  ['Dr. Amara Quill, or a nurse', 'Dr. Amara Quill', 'Dr. Amara Quill, or a nurse'],
  ['Someone local', '', 'Someone local'],
  ['First choice: A; second choice: B', 'B', 'First choice: A; second choice: B'],
  ['First choice: A; second choice: B', 'C', 'First choice: A; second choice: B, C'],
])(
  'a draft that prefers "%s", opened from the page of "%s", prefers "%s"',
  (before, speaker, after) => {
    const draft = withSpeaker({ speakerPreferences: before }, speaker);
    expect(draft['speakerPreferences']).toBe(after);
  },
);

describe('a draft opened from a shortlist', () => {
  const [ab, ba, a] = [
    'First choice: A; second choice: B',
    'First choice: B; second choice: A',
    'First choice: A',
  ];
  const open = (...lists: string[]) =>
    lists.reduce(withSpeaker, {} as Readonly<Record<string, string>>)['speakerPreferences'];

  test('names first and second choice', () => expect(open(ab)).toBe(ab));
  test('twice names them once', () => expect(open(ab, ab)).toBe(ab));
  test('in another order names the last order alone', () => expect(open(ab, ba)).toBe(ba));
  test('after one was taken off no longer names that one', () => expect(open(ab, a)).toBe(a));
  test('after one was added names that one too', () => expect(open(a, ab)).toBe(ab));
  test('and from a profile keeps both', () => expect(open(ab, 'C', ba)).toBe(`${ba}, C`));
  test('for a speaker preferred before names that one once', () => expect(open('B', ab)).toBe(ab));

  test('keeps what the visitor wrote beside the choices', () => {
    const draft = withSpeaker({ choices: ab, speakerPreferences: `${ab}, or a nurse` }, ba);
    expect(draft['speakerPreferences']).toBe(`${ba}, or a nurse`);
  });

  test('keeps what the visitor made of the same choices', () => {
    const draft = withSpeaker({ choices: ab, speakerPreferences: 'Only B, please' }, ab);
    expect(draft['speakerPreferences']).toBe('Only B, please');
  });

  test('keeps what the visitor wrote and adds other choices', () => {
    const draft = withSpeaker({ choices: ab, speakerPreferences: 'Only B, please' }, ba);
    expect(draft['speakerPreferences']).toBe(`Only B, please, ${ba}`);
  });
});
