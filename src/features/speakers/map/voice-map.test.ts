import { describe, expect, test } from 'vitest';
import type { SpeakerView } from '../speaker.ts';
import { sampleSpeaker } from '../testing/sample-speaker.ts';
import {
  comeAnywhere,
  inReadingOrder,
  markOfSelected,
  nearestGuests,
  reachInWords,
  rowsWithoutResidents,
  shareBars,
  squareName,
  squareState,
  summaryOfMap,
  voiceBars,
  voicesByPlace,
} from './voice-map.ts';

const places = [
  { code: 'TX', name: 'Texas', row: 1, column: 0, region: 'Southwest' },
  { code: 'OH', name: 'Ohio', row: 0, column: 1, region: 'Midwest' },
  { code: 'IA', name: 'Iowa', row: 0, column: 0, region: 'Midwest' },
  { code: 'HI', name: 'Hawaii', row: 2, column: 0, region: 'West' },
];

const ohio = { state: 'Ohio', region: 'Midwest', basedIn: 'Elmtown, OH' } as const;
const texas = { state: 'Texas', region: 'Southwest', basedIn: 'Dry Creek, TX' } as const;
const people = [
  sampleSpeaker({ ...ohio, id: 'ada', travels: 'region' }),
  sampleSpeaker({ ...ohio, id: 'ben', travels: 'local', formats: ['virtual'] }),
  sampleSpeaker({ ...texas, id: 'cleo', travels: 'local', formats: ['in-person'] }),
  sampleSpeaker({ ...texas, id: 'dov', travels: 'national', requests: 'paused' }),
];

const words = {
  name: '{code}, {place}: {lives}, {comes}',
  lives: { none: 'nobody lives here', one: '1 voice lives here', many: '{count} voices live here' },
  comes: { none: 'nobody can come', one: '1 can come', many: '{count} can come' },
};

const named = (ids: readonly { id: string }[]) => ids.map(({ id }) => id).join(' ');

describe('who lives at a place, who can come, and how many more are heard by screen', () => {
  test.each([
    ['TX', 'cleo dov', '', 2, 'lives', 'TX, Texas: 2 voices live here, nobody can come'],
    ['OH', 'ada ben', '', 0, 'lives', 'OH, Ohio: 2 voices live here, nobody can come'],
    ['IA', '', 'ada', 2, 'comes', 'IA, Iowa: nobody lives here, 1 can come'],
    ['HI', '', '', 2, 'screen', 'HI, Hawaii: nobody lives here, nobody can come'],
  ])('%s', (code, residents, guests, onScreen, state, name) => {
    const found = voicesByPlace(places, people).find(({ place }) => place.code === code);
    if (!found) throw new Error(`${code} is missing`);
    expect(named(found.residents)).toBe(residents);
    expect(named(found.guests)).toBe(guests);
    expect(found.onScreen).toBe(onScreen);
    expect(squareState(found)).toBe(state);
    expect(squareName(found, words)).toBe(name);
  });
});

test('how many live in how many places', () => {
  const summary = {
    summary: '{voices} in {places}',
    voices: { none: 'nobody', one: '1 voice', many: '{count} voices' },
    places: { none: 'no state', one: '1 state', many: '{count} states' },
  };
  expect(summaryOfMap(voicesByPlace(places, people), summary)).toBe('4 voices in 2 states');
  expect(summaryOfMap(voicesByPlace(places, []), summary)).toBe('nobody in no state');
});

test.each<[string, Partial<SpeakerView>]>([
  ['Anywhere in the United States', { travels: 'international' }],
  ['2 states of the Midwest', { travels: 'region' }],
  ['Ohio alone', { travels: 'local' }],
  ['Nowhere just now', { requests: 'paused' }],
  ['Nowhere just now', { formats: ['virtual'] }],
])('where somebody can come to, in words: %s', (said, change) => {
  const small = {
    all: 'Anywhere in the {country}',
    region: '{count} states of the {region}',
    home: '{place} alone',
    none: 'Nowhere just now',
  };
  const map = { country: 'United States', places };
  expect(reachInWords(sampleSpeaker({ ...ohio, ...change }), map, small)).toBe(said);
});

test('the square of the place in the address is marked', () => {
  expect(markOfSelected(voicesByPlace(places.slice(0, 2), []))).toMatch(
    /^@layer overrides\{:has\(#TX:target\) a\[data-state\]\[href="#TX"\],:has\(#OH:target\)[^{]+\{[^}]*var\(--mark\)/,
  );
});

test('squares are read row by row, from the left', () => {
  const order = inReadingOrder(voicesByPlace(places, [])).map(({ place }) => place.code);
  expect(order).toEqual(['IA', 'OH', 'TX', 'HI']);
});

test('rows in which nobody lives', () => {
  expect([...rowsWithoutResidents(voicesByPlace(places, people))]).toEqual([2]);
});

test('the nearest are those of the region, then those fewest miles away', () => {
  const travel = { travels: 'national' } as const;
  const guests = [
    sampleSpeaker({ ...travel, id: 'maine', region: 'Northeast', basedIn: 'A, ME' }),
    sampleSpeaker({ ...travel, id: 'louisiana', region: 'Southeast', basedIn: 'B, LA' }),
    sampleSpeaker({ ...travel, id: 'arizona', region: 'Southwest', basedIn: 'C, AZ' }),
    sampleSpeaker({ ...travel, id: 'oklahoma', region: 'Southwest', basedIn: 'D, OK' }),
    sampleSpeaker({ ...travel, id: 'unknown', region: 'Northeast', basedIn: 'E, QC' }),
  ];
  const [inTexas] = voicesByPlace(places, guests);
  if (!inTexas) throw new Error('Texas is missing');
  expect(named(nearestGuests(inTexas, 3))).toBe('oklahoma arizona louisiana');
  expect(named(nearestGuests(inTexas, 9))).toBe('oklahoma arizona louisiana maine unknown');
});

test.each([
  [0, undefined],
  [1, { width: 13, height: 42, path: 'M0 0h13v42h-13z' }],
  [2, { width: 31, height: 42, path: 'M0 0h13v42h-13zM18 0h13v42h-13z' }],
  [6, undefined],
])('the bars of %i residents', (count, drawing) => {
  expect(voiceBars(count)).toEqual(drawing);
});

test('how many come to every place of the map', () => {
  const travelers = [
    sampleSpeaker({ ...texas, id: 'eve', travels: 'national' }),
    sampleSpeaker({ ...ohio, id: 'fay', travels: 'international', requests: 'paused' }),
    sampleSpeaker({ ...ohio, id: 'gil', travels: 'region' }),
  ];
  expect(comeAnywhere(voicesByPlace(places, travelers))).toEqual({ count: 1, all: 3 });
});

test('a part of a whole, in bars', () => {
  expect(shareBars(1, 3)).toEqual({
    width: 30,
    height: 100,
    full: 'M0 0h6.4v100h-6.4z',
    low: 'M10 42h6.4v16h-6.4zM20 42h6.4v16h-6.4z',
  });
});

test('five bars fit between the margins of a square', () => {
  expect(voiceBars(5)?.width).toBeLessThanOrEqual(86);
});
