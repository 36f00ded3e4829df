import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { slug } from '#site/words.ts';
import { plainWords } from './plain-words.ts';
import { type Refused, type SourceEntry, type SourceReading, unreadable } from './reading.ts';
import { windowsZones } from './windows-zones.ts';

/** The day, `YYYY-MM-DD`, and the zone of the network’s office, in which times without one are. */
export interface Today {
  day: string;
  zone: string;
}

/** How far from today the dates of a series are taken, in months. */
const monthsBack = 12;
const monthsAhead = 12;
/** The most dates that are taken of one series. */
const mostOfSeries = 60;

/**
 * Returns the events of a calendar file (RFC 5545): each date of a series within a year of today,
 * with changed and left-out dates; cancelled ones stay and say so. Times are wall times of their
 * zone; those without a zone are in the network’s.
 */
export function readCalendar(text: string, today: Today): SourceReading {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, '')))
    return unreadable(
      'The file is no calendar: it does not begin with BEGIN:VCALENDAR. Export the calendar as .ics again.',
    );
  let calendars: ICAL.Component[];
  try {
    const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, '').trim());
    const all = Array.isArray(parsed[0]) ? parsed : [parsed];
    calendars = all.map((one) => new ICAL.Component(one as [string, unknown[], unknown[]]));
  } catch (error) {
    const { message } = error as Error;
    return unreadable(
      `The calendar breaks off or has a line that is none of a calendar (${message.slice(0, 80)}). Export it again.`,
    );
  }
  const readings = calendars.map((calendar) => readOne(calendar, today));
  return {
    entries: readings.flatMap(({ entries }) => entries),
    refused: readings.flatMap(({ refused }) => refused),
    notes: [...new Set(readings.flatMap(({ notes }) => notes))],
  };
}

function readOne(calendar: ICAL.Component, today: Today): SourceReading {
  const zone = zoneNamed(textOf(calendar, 'x-wr-timezone')) ?? today.zone;
  const isCancelled = textOf(calendar, 'method').toUpperCase() === 'CANCEL';
  const context = { zone, today, isCancelled };
  const components = calendar.getAllSubcomponents('vevent');
  const exceptions = components.filter((one) => one.hasProperty('recurrence-id'));
  const entries: SourceEntry[] = [];
  const refused: Refused[] = [];
  const notes: string[] = [];
  components.forEach((component, index) => {
    const where = `event ${index + 1}`;
    const title = plainWords(textOf(component, 'summary'));
    const isOfSeries = component.hasProperty('rrule') || component.hasProperty('rdate');
    try {
      if (title === '') throw new Unusable('It has no title. Write one in the calendar.');
      const found = isOfSeries
        ? datesOf(component, exceptions, context, notes)
        : [{ component, start: timeOf(component, 'dtstart'), recurrence: '' }];
      const hasMaster = components.some(
        (one) => one.hasProperty('rrule') && textOf(one, 'uid') === textOf(component, 'uid'),
      );
      if (component.hasProperty('recurrence-id') && hasMaster) return;
      entries.push(...found.map((one) => eventOf(one, where, context)));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const why =
        error instanceof Unusable
          ? error.message
          : `It cannot be read (${error.message}). Open it in the calendar and save it again.`;
      refused.push({ where, title, why });
    }
  });
  if (components.length === 0) notes.push('The calendar has no events.');
  return { entries, refused, notes };
}

/** An event that cannot become an entry, with the sentence that says why. */
class Unusable extends Error {}

interface Context {
  /** The zone of times without one. */
  zone: string;
  today: Today;
  isCancelled: boolean;
}

interface Occurrence {
  component: ICAL.Component;
  start: ICAL.Time;
  /** Tells the date of a series from the others; empty for a single event. */
  recurrence: string;
}

/** The dates of a series within a year of today, each with its own changes. */
function datesOf(
  component: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  { today }: Context,
  notes: string[],
): Occurrence[] {
  const uid = textOf(component, 'uid');
  const own = exceptions.filter((one) => textOf(one, 'uid') === uid);
  const event = new ICAL.Event(component, { exceptions: [...own] });
  const day = Temporal.PlainDate.from(today.day);
  const first = day.subtract({ months: monthsBack }).toString();
  const last = day.add({ months: monthsAhead }).toString();
  const iterator = event.iterator();
  const found: Occurrence[] = [];
  let isCut = false;
  for (let next = iterator.next(); next; next = iterator.next()) {
    const date = dayOf(next);
    if (date > last || found.length === mostOfSeries) {
      isCut = true;
      break;
    }
    if (date < first) {
      isCut = true;
      continue;
    }
    const { item, startDate } = event.getOccurrenceDetails(next);
    found.push({ component: item.component, start: startDate, recurrence: next.toString() });
  }
  if (isCut) {
    const title = plainWords(textOf(component, 'summary'));
    notes.push(
      `“${title}” is a series: its dates from ${first} to ${last} are taken, at most ${mostOfSeries}.`,
    );
  }
  if (found.length === 0)
    throw new Unusable(`No date of this series is between ${first} and ${last}.`);
  return found;
}

function eventOf(
  { component, start, recurrence }: Occurrence,
  where: string,
  context: Context,
): SourceEntry {
  const notes: string[] = [];
  const title = plainWords(textOf(component, 'summary'));
  const zone = zoneOf(component, start, context, notes);
  const begin = wallTime(start, zone);
  const end = endOf(component, start, zone);
  const place = plainWords(textOf(component, 'location'));
  const isOnline =
    place === '' || /^https?:|\b(?:zoom|teams|online|virtual|webinar)\b/i.test(place);
  const link = [textOf(component, 'url'), place].find((one) => /^https:\/\/\S+$/.test(one));
  const isCancelled =
    context.isCancelled || textOf(component, 'status').toUpperCase() === 'CANCELLED';
  const sequence = Number(textOf(component, 'sequence')) || 0;
  if (start.isDate) notes.push('It takes all day in the calendar; write the hours.');
  const description = plainWords(textOf(component, 'description'), '\n\n');
  const data = {
    title,
    start: begin,
    end,
    zone,
    location: isOnline ? 'Online' : place,
    format: isOnline ? 'virtual' : 'in-person',
    ...(isCancelled && { status: 'cancelled' }),
    ...(isCancelled && { revision: Math.max(1, sequence) }),
    ...(link !== undefined && { link }),
    speakers: [],
    updated: context.today.day,
  };
  const day = begin.slice(0, 10);
  return {
    kind: 'events',
    id: slug(`${title.slice(0, 60)} ${day}`) || `event-${day}`,
    key: `event:${textOf(component, 'uid') || title}:${recurrence}`,
    where: recurrence === '' ? where : `${where}, ${day}`,
    title: `${title}, ${day}`,
    data,
    body: description,
    notes,
  };
}

/** The zone of a time: its own by any name, that of the calendar, or the network’s. */
function zoneOf(
  component: ICAL.Component,
  start: ICAL.Time,
  context: Context,
  notes: string[],
): string {
  const name = String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
  if (name === '') {
    const isUtc = start.zone === ICAL.Timezone.utcTimezone;
    if (!start.isDate && !isUtc)
      notes.push(`Its times name no zone; they were read as ${context.zone}.`);
    return context.zone;
  }
  const zone = zoneNamed(name);
  if (zone === undefined)
    throw new Unusable(
      `Its time zone is called “${name}”, which is none that is known. Choose a city such as America/Regina in the calendar, and export it again.`,
    );
  return zone;
}

/** A zone of the IANA by its name, by Outlook’s, or at the end of `/citadel.org/…/Area/City`. */
export function zoneNamed(name: string): string | undefined {
  const bare = name.trim().replace(/^"|"$/g, '');
  const windows = windowsZones[bare.replace(/^\(.*?\)\s*/, '')];
  const ending = /[A-Z][A-Za-z_]+\/[A-Z][\w/+-]*$/.exec(bare)?.[0];
  return [windows, bare, ending].find((one) => one !== undefined && one !== '' && isZone(one));
}

function isZone(name: string): boolean {
  if (name !== 'UTC' && !name.includes('/')) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** The end on the clock of the place: as it is written, from the duration, or an hour later. */
function endOf(component: ICAL.Component, start: ICAL.Time, zone: string): string {
  const end = component.getFirstPropertyValue('dtend');
  const begin = component.getFirstPropertyValue('dtstart');
  const duration = component.getFirstPropertyValue('duration');
  if (start.isDate) return `${dayOf(start)}T23:59`;
  const finish = start.clone();
  if (end instanceof ICAL.Time && begin instanceof ICAL.Time)
    finish.addDuration(end.subtractDateTz(begin));
  else if (duration instanceof ICAL.Duration) finish.addDuration(duration);
  else finish.adjust(0, 1, 0, 0);
  return wallTime(finish, zone);
}

/** `2026-11-19T18:00` of a time, on the clock of the zone where it is in UTC. */
function wallTime(time: ICAL.Time, zone: string): string {
  const local = `${dayOf(time)}T${two(time.hour)}:${two(time.minute)}`;
  if (time.isDate) return `${dayOf(time)}T00:00`;
  if (time.zone !== ICAL.Timezone.utcTimezone) return local;
  const moment = Temporal.Instant.from(`${local}Z`).toZonedDateTimeISO(zone);
  return moment.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

function dayOf({ year, month, day }: ICAL.Time): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** The start of an event; throws where it has none. */
function timeOf(component: ICAL.Component, name: string): ICAL.Time {
  const value = component.getFirstPropertyValue(name);
  if (value instanceof ICAL.Time) return value;
  throw new Unusable('It has no start. Write one in the calendar.');
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value).trim();
}
