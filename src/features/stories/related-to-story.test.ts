import { describe, expect, test } from 'vitest';
import type { Expertise, StoryTag, Topic } from '#site/vocabulary.ts';
import {
  neighbors,
  relatedResources,
  relatedSpeakers,
  relatedStories,
  type StoryLike,
} from './related-to-story.ts';

const story = (
  id: string,
  tags: readonly StoryTag[],
  people: readonly string[] = [],
): StoryLike => ({
  id,
  tags: tags.map((name) => ({ name })),
  people: people.map((href) => ({ href })),
});
const cooler = story('cooler', ['Heat', 'Disasters'], ['/teo', '/asha']);

describe('stories like one', () => {
  const ids = (...others: StoryLike[]) =>
    relatedStories(cooler, [cooler, ...others]).map(({ id }) => id);

  test.each<[string, StoryLike[], string[]]>([
    ['share a tag', [story('fans', ['Heat']), story('tea', ['Youth'])], ['fans']],
    [
      'come the earlier, the more they share',
      [story('fans', ['Heat']), story('flood', ['Disasters', 'Heat'])],
      ['flood', 'fans'],
    ],
    [
      'come earlier with one of the same people than with one of the same tags',
      [story('fans', ['Heat']), story('porch', ['Media'], ['/teo'])],
      ['porch', 'fans'],
    ],
    [
      'keep their order where they are alike',
      [story('b', ['Heat']), story('a', ['Heat'])],
      ['b', 'a'],
    ],
    ['are three at most', ['a', 'b', 'c', 'd'].map((id) => story(id, ['Heat'])), ['a', 'b', 'c']],
    ['may be none', [story('tea', ['Youth'])], []],
  ])('%s', (_, others, expected) => {
    expect(ids(...others)).toEqual(expected);
  });
});

describe('speakers on a story’s subjects', () => {
  const speaker = (href: string, expertise: Expertise[], requests: 'open' | 'paused' = 'open') => ({
    href,
    expertise,
    requests,
  });

  test('have its expertise, were not heard in it and take requests', () => {
    const speakers = relatedSpeakers(cooler, [
      speaker('/one', ['Extreme heat']),
      speaker('/two', ['Flooding', 'Extreme heat']),
      speaker('/teo', ['Extreme heat', 'Flooding']),
      speaker('/away', ['Extreme heat'], 'paused'),
      speaker('/other', ['Research']),
    ]);
    expect(speakers.map(({ href }) => href)).toEqual(['/two', '/one']);
  });
});

describe('documents on a story’s subjects', () => {
  const resource = (...topics: Topic[]) => ({ topics });

  test('share its topics, most first', () => {
    const health = resource('public health');
    const both = resource('resilience', 'public health');
    expect(relatedResources(cooler, [resource('youth'), health, both])).toEqual([both, health]);
  });
});

const entries = ['a', 'b', 'c'].map((id) => ({ id }));

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['z', undefined, undefined],
])('"%s" is between %s and %s', (id, previous, next) => {
  const result = neighbors(entries, id);
  expect([result.previous?.id, result.next?.id]).toEqual([previous, next]);
});
