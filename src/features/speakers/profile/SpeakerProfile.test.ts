import { expect, test } from 'vitest';
import { talkAnchor, talkSummary } from './SpeakerProfile.tsx';

test.each([
  ['What the heat ward taught me', 'talk-what-the-heat-ward-taught-me'],
  ['Children’s lungs: a year in “code red”', 'talk-childrens-lungs-a-year-in-code-red'],
  ['Inés & the 3 a.m. call', 'talk-ines-the-3-a-m-call'],
  ['…', 'talk'],
])('“%s” stands at #%s', (title, anchor) => {
  expect(talkAnchor(title)).toBe(anchor);
});

test.each([
  [[30], '30 minutes'],
  [[20, 45], '20 or 45 minutes'],
  [[15, 30, 60], '15, 30 or 60 minutes'],
])('%o is %s', (minutes, words) => {
  expect(talkSummary({ minutes, audience: 'Clinic staff.' })).toBe(`${words}. For clinic staff.`);
});
