import type { MediaPerson } from '../find-people.ts';

/**
 * Someone in Chicago, Monday to Thursday from two to half past six, with two hours’ notice, for
 * tests; `changed` overrides.
 */
export function person(id: string, changed: Partial<MediaPerson> = {}): MediaPerson {
  return {
    id,
    name: `Dr. ${id}`,
    shortName: id,
    href: `/speakers/profile/${id}`,
    title: 'Nurse',
    basedIn: 'Harborlight, TX',
    region: 'Southwest',
    topics: ['Extreme heat'],
    languages: ['English'],
    hours: {
      timeZone: 'America/Chicago',
      days: ['Mon', 'Tue', 'Wed', 'Thu'],
      from: '14:00',
      to: '18:30',
      notice: 120,
    },
    hoursInWords: 'Monday to Thursday, 2:00 PM to 6:30 PM Central Time',
    noticeInWords: '2 hours',
    shortNotice: true,
    ...changed,
  };
}
