import { expect, test } from 'vitest';
import { sectionAt } from './section-addresses.ts';

test.each([
  ['/stories', 'stories'],
  ['/stories/', 'stories'],
  ['/stories/two-fans', 'stories'],
  ['/stories/two-fans#transcript', 'stories'],
  ['/stories?tag=heat', 'stories'],
  ['/stories.json', 'stories'],
  ['/stories/podcast.xml', 'stories'],
  ['/recordings/two-fans.m4a', 'stories'],
  ['/share/stories/two-fans.png', 'stories'],
  ['/share/pages/stories.png', 'stories'],
  ['/resources/events-calendar/all/2', 'events'],
  ['/calendar.ics', 'events'],
  ['/calendar/topic/heat.ics', 'events'],
  ['/data/events.schema.json', 'events'],
  ['/data/events.csv', 'events'],
  ['/embed/events', 'events'],
  ['/be-catalyst/exchange', 'exchange'],
  ['/about/advisory-board', 'board'],
  ['/resources/community-toolkit/planner', 'toolkit'],
  ['/downloads/community-toolkit.zip', 'toolkit'],
  ['/downloads/toolkit/faq.pdf', 'toolkit'],
  ['/media-inquiries/deadline?topic=Heat', 'desk'],
  ['/', undefined],
  ['/be-catalyst', undefined],
  ['/stories-of-others', undefined],
  ['/data/speakers.json', undefined],
  ['/downloads/media-kit/leadership-bios.pdf', undefined],
  ['/share/pages/media.png', undefined],
  ['/share/site.png', undefined],
])('%s belongs to %s', (address, section) => {
  expect(sectionAt(address)).toBe(section);
});
