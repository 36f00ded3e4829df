import { Temporal } from 'temporal-polyfill';
import { afterEach, expect, test, vi } from 'vitest';
import { visitorZone } from './visitor-zone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', undefined],
  ['Mars/Olympus', undefined],
])('a device that says it is in %s is in %s', (said, zone) => {
  vi.stubGlobal('Temporal', { ...parts(), Now: { timeZoneId: () => said } });
  expect(visitorZone()).toBe(zone);
});

test('without Temporal the formats of the browser tell', () => {
  expect(visitorZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

function parts() {
  const { Instant, ZonedDateTime } = Temporal;
  return { Instant, ZonedDateTime };
}
