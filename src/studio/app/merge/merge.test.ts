import { describe, expect, test } from 'vitest';
import type { Field } from '#content/form-of.ts';
import { bodyField } from '#content/form-walk.ts';
import { mergeValues } from './merge-values.ts';
import { changedLabels, mergeWritten, withChoices } from './merge-written.ts';

const text: Field = { is: 'text', label: 'Title', hint: '', long: false };
const talk: Field = { is: 'group', label: 'Talk', hint: '', fields: { title: text, place: text } };
const talks: Field = { is: 'list', label: 'Talks', hint: '', item: talk };
const status: Field = {
  is: 'variant',
  label: '',
  hint: '',
  key: 'status',
  chooser: { is: 'choice', label: 'Status', hint: '', choices: ['sourced', 'open'] },
  variants: [
    { value: 'sourced', label: '', fields: { words: text, source: text } },
    { value: 'open', label: '', fields: { words: text, closest: text } },
  ],
};

const heat = { title: 'Heat', place: 'Town' };
const smoke = { title: 'Smoke', place: 'Town' };
const flood = { title: 'Flood', place: 'Coast' };

/** The paths of conflicts follow the value, which has my version at each. */
describe('Three versions of a value', () => {
  test.each<[string, Field | undefined, unknown, unknown, unknown, unknown, string[]]>([
    ['nobody changed it', text, 'a', 'a', 'a', 'a', []],
    ['I changed it', text, 'a', 'b', 'a', 'b', []],
    ['they changed it', text, 'a', 'a', 'c', 'c', []],
    ['both changed it alike', text, 'a', 'b', 'b', 'b', []],
    ['both changed it', text, 'a', 'b', 'c', 'b', ['at']],
    ['both filled it in', text, undefined, 'b', 'c', 'b', ['at']],
    ['I emptied what they changed', text, 'a', undefined, 'c', undefined, ['at']],
    ['they left out what I did not change', text, 'a', 'a', undefined, undefined, []],
    ['nothing and no field are the same', text, undefined, undefined, 'c', 'c', []],

    [
      'each changed another field of a group',
      talk,
      heat,
      { title: 'Heat at home', place: 'Town' },
      { title: 'Heat', place: 'City' },
      { title: 'Heat at home', place: 'City' },
      [],
    ],
    [
      'both changed one field of a group',
      talk,
      heat,
      { title: 'Heat at home', place: 'Village' },
      { title: 'Heat at work', place: 'Town' },
      { title: 'Heat at home', place: 'Village' },
      ['at.title'],
    ],
    ['I left out a group that they changed', talk, heat, undefined, smoke, undefined, ['at']],
    [
      'both began the same group',
      talk,
      undefined,
      { title: 'Heat' },
      { place: 'Town' },
      { title: 'Heat', place: 'Town' },
      [],
    ],

    [
      'each added an item: theirs first',
      talks,
      [heat],
      [heat, smoke],
      [heat, flood],
      [heat, flood, smoke],
      [],
    ],
    ['both added the same item', talks, [heat], [heat, smoke], [heat, smoke], [heat, smoke], []],
    ['each added to an empty list', talks, undefined, [heat], [smoke], [smoke, heat], []],
    [
      'I put one first, they put one last',
      talks,
      [heat],
      [smoke, heat],
      [heat, flood],
      [smoke, heat, flood],
      [],
    ],
    [
      'I removed one, they added one',
      talks,
      [heat, smoke],
      [smoke],
      [heat, smoke, flood],
      [smoke, flood],
      [],
    ],
    ['both removed the same', talks, [heat, smoke], [heat], [heat], [heat], []],
    [
      'each removed another one',
      talks,
      [heat, smoke, flood],
      [smoke, flood],
      [heat, smoke],
      [smoke],
      [],
    ],
    [
      'I moved them, they changed one',
      talks,
      [heat, smoke],
      [smoke, heat],
      [{ ...heat, place: 'City' }, smoke],
      [smoke, { ...heat, place: 'City' }],
      [],
    ],
    [
      'I moved them, they added one behind the first',
      talks,
      [heat, smoke],
      [smoke, heat],
      [heat, flood, smoke],
      [smoke, heat, flood],
      [],
    ],
    [
      'both moved them otherwise',
      talks,
      [heat, smoke, flood],
      [smoke, heat, flood],
      [heat, flood, smoke],
      [smoke, heat, flood],
      ['at'],
    ],
    [
      'I removed one that they changed',
      talks,
      [heat, smoke],
      [smoke],
      [{ ...heat, place: 'City' }, smoke],
      [smoke],
      ['at'],
    ],
    [
      'both changed one field of one item, and they put another before it',
      talks,
      [heat],
      [{ ...heat, place: 'Village' }],
      [flood, { ...heat, place: 'City' }],
      [flood, { ...heat, place: 'Village' }],
      ['at.1.place'],
    ],
    [
      'each added a word to a list of words',
      undefined,
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b', 'd'],
      ['a', 'b', 'd', 'c'],
      [],
    ],
    [
      'both changed one word of a list',
      undefined,
      ['a', 'b'],
      ['a', 'x'],
      ['a', 'y'],
      ['a', 'x'],
      ['at.1'],
    ],

    [
      'each changed another paragraph',
      undefined,
      'One.\n\nTwo.\n\nThree.',
      'One!\n\nTwo.\n\nThree.',
      'One.\n\nTwo.\n\nThree!\n\nFour.',
      'One!\n\nTwo.\n\nThree!\n\nFour.',
      [],
    ],
    [
      'both changed one paragraph, and they another one too',
      undefined,
      'One.\n\nTwo.',
      'One, mine.\n\nTwo.',
      'One, theirs.\n\nTwo!',
      'One, mine.\n\nTwo!',
      ['at'],
    ],
    [
      'both changed a text of one paragraph',
      undefined,
      'One.',
      'Mine.',
      'Theirs.',
      'Mine.',
      ['at'],
    ],

    [
      'they chose another variant, I changed a field that it has too',
      status,
      { status: 'sourced', words: 'a', source: 's' },
      { status: 'sourced', words: 'b', source: 's' },
      { status: 'open', words: 'a', closest: 'c' },
      { status: 'open', words: 'b', closest: 'c' },
      [],
    ],
    [
      'they chose another variant, I changed a field that it lacks',
      status,
      { status: 'sourced', words: 'a', source: 's' },
      { status: 'sourced', words: 'a', source: 't' },
      { status: 'open', words: 'a', closest: 'c' },
      { status: 'sourced', words: 'a', source: 't' },
      ['at'],
    ],
  ])('%s', (_, field, base, mine, theirs, value, conflicts) => {
    const merged = mergeValues(field, { base, mine, theirs }, 'at');
    expect(merged.value).toEqual(value);
    expect(merged.conflicts.map(({ path }) => path)).toEqual(conflicts);
  });

  test('merging is the same from the other side but for the order of what both added', () => {
    const versions = { base: [heat, smoke], mine: [smoke], theirs: [heat, smoke, flood] };
    const swapped = { base: versions.base, mine: versions.theirs, theirs: versions.mine };
    expect(mergeValues(talks, versions, '')).toEqual(mergeValues(talks, swapped, ''));
  });
});

const form: Field = { is: 'group', label: '', hint: '', fields: { title: text, talks } };
const base = { data: { title: 'Week', talks: [heat] }, body: 'One.\n\nTwo.' };

describe('Three versions of an entry', () => {
  test('fields and text are merged, and each conflict is decided by itself', () => {
    const mine = { data: { title: 'My week', talks: [heat, smoke] }, body: 'Mine.\n\nTwo.' };
    const theirs = { data: { title: 'Their week', talks: [heat] }, body: 'Theirs.\n\nTwo!' };
    const merged = mergeWritten(form, base, mine, theirs);
    expect(merged.conflicts.map(({ path }) => path)).toEqual(['title', bodyField]);
    expect(withChoices(merged, { title: 'theirs', [bodyField]: 'mine' })).toEqual({
      data: { title: 'Their week', talks: [heat, smoke] },
      body: 'Mine.\n\nTwo!',
    });
    expect(withChoices(merged, { [bodyField]: 'theirs' }).body).toBe('Theirs.\n\nTwo!');
  });

  test('a file that was text for one of us is taken whole', () => {
    const mine = { data: {}, body: '', source: 'title: "Week' };
    const merged = mergeWritten(form, { ...mine, source: 'title: "W' }, mine, base);
    expect(merged.conflicts).toEqual([{ path: '', mine, theirs: base }]);
    expect(withChoices(merged, { '': 'theirs' })).toEqual(base);
    expect(mergeWritten(form, mine, mine, base)).toEqual({ written: base, conflicts: [] });
  });

  describe('and the files that wait beside mine', () => {
    const waiting = { token: 'one', name: 'a.jpg', size: 1, problems: [] };
    const uploads = { title: waiting, '.m4a': waiting };
    const renamed = { ...base, data: { ...base.data, title: './other.jpg' } };

    test('go where I choose theirs for the field of a picture, and stay with mine', () => {
      const merged = mergeWritten(form, base, { ...base, uploads }, renamed);
      expect(merged.conflicts.map(({ path }) => path)).toEqual(['title']);
      const theirs = withChoices(merged, { title: 'theirs' });
      expect(theirs).toEqual({ ...renamed, uploads: { '.m4a': waiting } });
      expect(withChoices(merged, { title: 'mine' })).toEqual({ ...base, uploads });
    });

    test('stay where a whole file of theirs is taken, but for pictures, which it names', () => {
      const mine = { data: {}, body: '', source: 'title: W', uploads };
      const asText = { data: {}, body: '', source: 'title: W' };
      const kept = { ...renamed, uploads: { '.m4a': waiting } };
      expect(mergeWritten(form, asText, mine, renamed).written).toEqual(kept);
      const changed = { ...mine, source: 'title: Week' };
      const merged = mergeWritten(form, asText, changed, renamed);
      expect(withChoices(merged, { '': 'theirs' })).toEqual(kept);
    });
  });

  test('the fields that changed are called by their labels', () => {
    const now = { data: { ...base.data, talks: [], stray: 1 }, body: '' };
    expect(changedLabels(form, base, now, 'Biography')).toEqual(['Talks', 'stray', 'Biography']);
  });
});
