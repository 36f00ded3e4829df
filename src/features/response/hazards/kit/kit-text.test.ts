import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { claimIn, claimLedger } from '#features/evidence/claims/claim.ts';
import { claimFiles } from '#features/evidence/testing/claims.ts';
import { kitPageSchema } from '../../response.table.ts';
import { type KitView, kitText, reviewLine } from './kit.ts';

const page = kitPageSchema.parse(parse(readFileSync('example/pages/hazard-kit.yaml', 'utf8')));
const ledger = claimLedger(claimFiles);
const island = claimIn(ledger, 'heat-island');
const source = island.published.source;
const cited = 'Agency of Air, Heat Islands, undated. https://www.example.org/heat';

const kit = {
  id: 'extreme-heat',
  href: '/resources/rapid-response/extreme-heat',
  name: 'Extreme Heat',
  introduction: 'Heat makes the heart work harder.',
  healthImpacts: ['Heat stroke is an emergency.'],
  atRisk: ['People over 65.'],
  messages: [{ length: 'ten', text: 'Knock on a door.', sources: [source] }],
  facts: ['heat-island', 'visits', 'evacuations'].map((id) => claimIn(ledger, id)),
  actions: [],
  advice: { before: [{ text: 'Learn the signs.', source }], during: [], after: [] },
  speakers: [
    {
      name: 'Dr. Amara Quill',
      title: 'Emergency physician',
      href: '/speakers/profile/amara-quill',
      media: {
        days: ['Mon', 'Tue'],
        from: '14:00',
        to: '18:30',
        timeZone: 'America/Chicago',
        leadTime: '2 hours',
      },
    },
  ],
  story: {
    quote: 'By the third night.',
    name: 'Sunita Rainwell',
    href: '/stories/the-third-night',
  },
  events: [],
  questions: ['Where is it cool?'],
  reviewed: 'November 21, 2026',
  nextReview: 'May 1, 2027',
} as unknown as KitView;

const text = kitText(kit, page, 'Voices', 'https://voices.example');

describe('a kit as plain text', () => {
  test.each([
    [
      'where it is from',
      'Extreme Heat\nRapid response kit. Voices\nhttps://voices.example/resources/rapid-response/extreme-heat\nReviewed November 21, 2026. Next review by May 1, 2027.\n\nHeat makes',
    ],
    ['a message with its document', `SAY IT: TEN SECONDS\nKnock on a door.\nSource: ${cited}\n\n`],
    ['the impacts', 'HEALTH IMPACTS\n- Heat stroke is an emergency.\n\n'],
    ['who is at risk', 'WHO IS MOST AT RISK\n- People over 65.\n\n'],
    [
      'advice with its document',
      `WHAT OFFICIALS ADVISE: BEFORE\n- Learn the signs. Source: ${cited}\n\n`,
    ],
    [
      'a figure that its source states',
      `- 1-7°F: Cities run about 1 to 7 degrees F hotter than the areas around them. Source: ${cited}`,
    ],
    [
      'a figure under review, with the published one',
      '- Visits up 35% in extreme heat (under review). Closest published figure: 7.8%: Visits for any cause',
    ],
    [
      'a figure without a source, with the published one',
      '- Evacuations up 23% (no published source found). Closest published figure: 1-7°F: Cities',
    ],
    [
      'who can speak',
      '- Dr. Amara Quill, Emergency physician. Monday and Tuesday, 2:00 PM to 6:30 PM Central Time. Notice: 2 hours. https://voices.example/speakers/profile/amara-quill\n\n',
    ],
    [
      'the story',
      '“By the third night.” Sunita Rainwell. https://voices.example/stories/the-third-night\n\n',
    ],
    ['that no event is planned', 'NEXT EVENT\nNo event on this is planned at the moment.\n\n'],
    ['the questions, at its end', 'LOCAL HEALTH DEPARTMENT\n- Where is it cool?\n'],
  ])('holds %s', (_, part) => {
    expect(text).toContain(part);
  });

  test('ends with one line end and has no empty parts', () => {
    expect(text).toMatch(/[^\n]\n$/);
    expect(text).not.toMatch(/\n{3}/);
    expect(text.replace(/[’“”°]/g, '')).toMatch(/^[\n\x20-\x7E]+$/);
  });

  test('says when it was read through', () => {
    expect(reviewLine(kit, page)).toBe('Reviewed November 21, 2026. Next review by May 1, 2027.');
  });
});
