import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import { findProgram } from '../../scripts/programs.ts';
import { builtFiles } from '../support/built-files.ts';
import { readWithKhal } from '../support/khal.ts';
import { type WrittenEvent, writtenEvents } from '../support/written-events.ts';

const program = findProgram('khal') ?? '';
const events = writtenEvents();

test.skip(program === '', 'not run: there is no calendar program (khal) on this machine');

/** An event as a calendar program shows it, with times of a zone. */
function eventAsShown({ id, title, location, status }: WrittenEvent, start: string, end: string) {
  return {
    uid: `${id}@climatehealthvoices.example`,
    title,
    start,
    end,
    place: location,
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  };
}

const inUtc = (local: string, zone: string) => instantOf(local, zone).slice(0, 16);

for (const event of events) {
  test(`a calendar program in ${event.zone} shows ${event.id} as it was written`, {
    tag: '@release',
  }, async () => {
    const file = join(outDir, 'resources/events-calendar', `${event.id}.ics`);
    const here = eventAsShown(event, event.start, event.end);
    expect(await readWithKhal(program, file, event.zone)).toEqual([here]);
  });
}

test('a calendar program far away shows every feed at the same moments', {
  tag: '@release',
}, async () => {
  const known = new Map(
    events.map((event) => {
      const { id, start, end, zone } = event;
      return [
        `${id}@climatehealthvoices.example`,
        eventAsShown(event, inUtc(start, zone), inUtc(end, zone)),
      ];
    }),
  );
  for (const path of builtFiles('calendar{,/*/*}.ics')) {
    const events = await readWithKhal(program, join(outDir, path), 'UTC');
    for (const event of events) expect(event, path).toEqual(known.get(event.uid));
    if (path === 'calendar.ics') expect(events).toHaveLength(events.length);
  }
});
