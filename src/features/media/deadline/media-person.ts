import type { WeeklyHours } from '#site/time/weekly-hours.ts';

/** A speaker as someone with a deadline needs one. */
export interface MediaPerson {
  id: string;
  name: string;
  /** Name for running text: `Dr. Quill`. */
  shortName: string;
  href: string;
  title: string;
  basedIn: string;
  region: string;
  topics: readonly string[];
  /** Languages on air. */
  languages: readonly string[];
  hours: WeeklyHours;
  /** The hours as people say them, with the zone. */
  hoursInWords: string;
  /** Notice the speaker needs, in minutes and as it was written. */
  notice: number;
  noticeInWords: string;
  /** Whether the media can call on the day. */
  shortNotice: boolean;
}
