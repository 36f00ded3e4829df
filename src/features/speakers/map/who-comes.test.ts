import { expect, test } from 'vitest';
import { comesTo, isOnScreen, type Traveler } from './who-comes.ts';

const texas = { name: 'Texas', region: 'Southwest' };

function traveler(change: Partial<Traveler>): Traveler {
  const ohioan: Traveler = {
    state: 'Ohio',
    region: 'Midwest',
    travels: 'national',
    requests: 'open',
    formats: ['in-person', 'virtual'],
  };
  return { ...ohioan, ...change };
}

const southwest = { state: 'Arizona', region: 'Southwest' };
const texan = { state: 'Texas', region: 'Southwest' };

test.each<[string, Partial<Traveler>, boolean]>([
  ['from another region, anywhere in the country', { travels: 'national' }, true],
  ['from another region, anywhere', { travels: 'international' }, true],
  ['from another region, within the region', { travels: 'region' }, false],
  ['from the same region, within the region', { ...southwest, travels: 'region' }, true],
  ['from the same region, near home', { ...southwest, travels: 'local' }, false],
  ['at home, near home', { ...texan, travels: 'local' }, true],
  ['at home, no requests now', { ...texan, requests: 'paused' }, false],
  ['anywhere, no requests now', { requests: 'paused' }, false],
  ['anywhere, by screen alone', { formats: ['virtual'] }, false],
  ['anywhere, in a room and by screen at once', { formats: ['hybrid'] }, true],
])('who comes to Texas: %s', (_, change, comes) => {
  expect(comesTo(traveler(change), texas)).toBe(comes);
});

test.each<[string, Partial<Traveler>, boolean]>([
  ['virtual', { formats: ['virtual'] }, true],
  ['hybrid', { formats: ['in-person', 'hybrid'] }, true],
  ['in a room alone', { formats: ['in-person'] }, false],
  ['virtual, no requests now', { formats: ['virtual'], requests: 'paused' }, false],
])('who is heard by screen: %s', (_, change, isHeard) => {
  expect(isOnScreen(traveler(change))).toBe(isHeard);
});
