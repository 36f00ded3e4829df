import ICAL from 'ical.js';

/** An event as a reader of calendars has it. */
interface ReadEvent {
  uid: string;
  title: string;
  /**
   * Wall times in the zone, `YYYY-MM-DDTHH:MM`, and the instants that the rules in the file make of
   * them.
   */
  start: string;
  end: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  place: string;
  status: string;
}

/**
 * The events of an iCalendar file, read by a parser of another author than the writer, with the
 * file's own rules for zones.
 */
export function readIcs(file: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toString().slice(0, 16),
      end: event.endDate.toString().slice(0, 16),
      startsAt: instant(event.startDate),
      endsAt: instant(event.endDate),
      zone: event.startDate.zone?.tzid ?? '',
      place: event.location,
      status: String(component.getFirstPropertyValue('status')),
    };
  });
}

function instant(time: ICAL.Time): string {
  return time.toJSDate().toISOString().replace('.000Z', 'Z');
}
