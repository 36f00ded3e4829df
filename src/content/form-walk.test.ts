import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from '#kinds.ts';
import { listOf, text, words } from './fields.ts';
import { type Field, formOf } from './form-of.ts';
import {
  allFields,
  bodyField,
  fieldsIn,
  fieldsOfData,
  itemLabelIn,
  knownPath,
  placeWords,
} from './form-walk.ts';

const talk = words({
  title: 'What it is called',
  minutes: listOf(z.int()).meta({ item: 'Length in minutes' }),
});
const form = formOf(
  words({
    name: 'What the person is called',
    basedIn: text.meta({ label: 'Town and state' }),
    talks: listOf(talk),
    media: words({ from: 'First hour', to: 'Last hour' })
      .optional()
      .meta({ label: 'Hours for the media' }),
    rows: z.array(z.array(text)),
    answer: z.union([text, words({ readAt: 'Where it was read' })]),
    reply: z.union([words({ hours: 'Business hours' }), words({ days: 'Working days' })]),
    questions: z.strictObject({ own: text }).catchall(text),
    claim: z.discriminatedUnion('status', [
      words({ status: z.literal('supported').describe('A source says it'), figure: 'The figure' }),
      words({ status: z.literal('unsourced').describe('No source says it'), draft: 'The draft' }),
    ]),
  }),
);
const data = {
  name: 'Ana',
  talks: [{ title: 'Heat', minutes: [20, 900], color: 'red' }],
  rows: [['a'], ['b', 'c']],
  answer: { readAt: 'here' },
  reply: { days: 'three' },
  questions: { own: 'a', whereFrom: 'b' },
  claim: { status: 'unsourced', draft: 'c' },
};

describe('The place of a field', () => {
  test.each([
    ['', 'The file', ''],
    [bodyField, 'Biography, long', undefined],
    ['basedIn', 'Town and state', 'basedIn'],
    ['talks', 'Talks', 'talks'],
    ['talks.0.title', 'Talk 1, Title', 'talks.0.title'],
    ['talks.0.minutes.1', 'Talk 1, Length in minutes 2', 'talks.0.minutes.1'],
    ['talks.0.color', 'Talk 1, color', 'talks.0'],
    ['talks.4.title', 'Talk 5, Title', 'talks'],
    ['media.to', 'Hours for the media, To', 'media'],
    ['rows.1.0', 'Row 2, item 1', 'rows.1.0'],
    ['answer.readAt', 'Answer, Read at', 'answer.readAt'],
    ['reply.days', 'Reply, Days', 'reply.days'],
    ['questions.whereFrom', 'Questions, Where from', 'questions.whereFrom'],
    ['claim.status', 'Claim, Status', 'claim.status'],
    ['claim.draft', 'Claim, Draft', 'claim.draft'],
    ['claim.figure', 'Claim, figure', 'claim'],
    ['nickname', 'nickname', ''],
  ])('%s is “%s”, and the form shows %s', (path, words, shown) => {
    expect(placeWords(form, data, path, 'Biography, long')).toBe(words);
    if (shown !== undefined) expect(knownPath(form, data, path)).toBe(shown);
  });
});

describe('The fields of some data', () => {
  const paths = (value: unknown) =>
    [...fieldsOfData(form, value)].map(({ path }) => path.join('.'));
  const top = ['', ...Object.keys(fieldsIn(form, {}))];

  test('are those of the form, with every item and every further key', () => {
    expect(paths(data)).toEqual(
      expect.arrayContaining([
        ...top,
        'talks.0.minutes.1',
        'rows.1.1',
        'answer.readAt',
        'questions.whereFrom',
        'claim.draft',
      ]),
    );
    expect(paths(data)).not.toContain('claim.figure');
    expect(paths(data)).not.toContain('talks.0.color');
  });
  test('end where the data leaves something out, or chooses nothing', () => {
    expect(paths({})).toEqual(top);
    expect(paths({ claim: { status: 'true', draft: 'c' } })).toEqual(top);
    expect(paths('words')).toEqual(['']);
  });
});

test('An item is called after its list, and an item of an item after its place', () => {
  const { talks, rows } = fieldsIn(form, {}) as Record<string, Field & { is: 'list' }>;
  expect(talks && itemLabelIn(talks, 'Talks')).toBe('Talk');
  expect(rows && itemLabelIn(rows, 'Row 2')).toBe('Row 2, item');
});

test.each(Object.entries(kinds))('Every field of %s has a label that can be read', (_, kind) => {
  const fields = [...allFields(formOf(kind.schema))].filter(({ path }) => path.length > 0);
  // A further key has no label before somebody has written it, nor has an item below it.
  const named = fields.filter(({ path }) => path.at(-1) !== '*');
  const unreadable = named.filter(({ field }) => !/^\p{Lu}[\p{L}\d ,-]*$/u.test(field.label));
  expect(unreadable.map(({ path, field }) => `${path.join('.')}: ${field.label}`)).toEqual([]);
});

test('One key has the label of its kind in each of two kinds', () => {
  const labelIn = (schema: z.ZodType, key: string) => fieldsIn(formOf(schema), {})[key]?.label;
  const event = words({ zone: text.meta({ label: 'Time zone' }) });
  const page = words({ zone: 'Whose clock it is' });
  expect(labelIn(event, 'zone')).toBe('Time zone');
  expect(labelIn(page, 'zone')).toBe('Zone');
});
