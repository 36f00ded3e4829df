import { describe, expect, test } from 'vitest';
import type { Expertise, StoryTag } from '#site/vocabulary.ts';
import { eventsOn, speakersOn, storyOn } from './kit.ts';

describe('speakers on a hazard', () => {
  const speaker = (
    name: string,
    expertise: readonly Expertise[],
    requests: 'open' | 'paused' = 'open',
  ) => ({ id: name, name, expertise: [...expertise], requests });

  test('have its expertise, take requests, and come first where they lead with it', () => {
    const found = speakersOn(
      ['Extreme heat'],
      [
        speaker('Wren', ['Asthma', 'Extreme heat']),
        speaker('Yara', ['Extreme heat']),
        speaker('Amara', ['Extreme heat', 'Emergency care']),
        speaker('Anjali', ['Extreme heat'], 'paused'),
        speaker('Noor', ['Policy']),
      ],
    );
    expect(found.map(({ name }) => name)).toEqual(['Amara', 'Yara', 'Wren']);
  });
});

describe('the story on a hazard', () => {
  const story = (id: string, ...tags: StoryTag[]) => ({
    id,
    tags: tags.map((name) => ({ name, tone: 'info' as const })),
  });

  test.each([
    ['shares most tags', [story('a', 'Heat'), story('b', 'Heat', 'Community')], 'b'],
    ['is the first of equals', [story('a', 'Heat'), story('b', 'Community')], 'a'],
    ['may be none', [story('a', 'Youth')], undefined],
    ['of no stories is none', [], undefined],
  ])('%s', (_, stories, id) => {
    expect(storyOn(['Heat', 'Community'], stories)?.id).toBe(id);
  });
});

describe('events on a hazard', () => {
  const event = (id: string, day: string, more: object = {}) => ({
    id,
    startsAt: `${day}T10:00:00Z`,
    endsAt: `${day}T11:00:00Z`,
    status: 'scheduled' as const,
    speakers: [] as { href: string }[],
    ...more,
  });
  const walk = event('walk', '2027-05-20');
  const past = event('past', '2026-05-14');
  const forum = event('forum', '2027-04-22', { speakers: [{ href: '/beau' }] });
  const off = event('off', '2027-01-01', { status: 'cancelled' });
  const all = [walk, past, off, forum];

  test.each([
    ['named, the next first', ['walk', 'forum'], [], '2026-11-21', ['forum', 'walk']],
    ['named but over: those of its speakers', ['past'], ['/beau'], '2026-11-21', ['forum']],
    ['named but cancelled', ['off'], [], '2026-11-21', []],
    ['still going on', ['walk'], [], '2027-05-20T10:30:00Z', ['walk']],
    ['all over', ['walk'], ['/beau'], '2028-01-01', []],
  ])('%s', (_, ids, hrefs, now, expected) => {
    expect(eventsOn(ids, hrefs, all, new Date(now)).map(({ id }) => id)).toEqual(expected);
  });
});
