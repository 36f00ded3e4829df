import * as site from '#words/site.yaml';
import type { SiteFile } from './site.schema.ts';
import type { PlainDay } from './time/plain-date.ts';

/**
 * Name, addresses, desk hours and the desk's number, for code that runs in the browser. Their one
 * source is `site.yaml`.
 */
export const siteFacts: Pick<SiteFile, 'name' | 'email' | 'desk'> = {
  name: (site as unknown as SiteFile).name,
  email: (site as unknown as SiteFile).email,
  desk: (site as unknown as SiteFile).desk,
};

/** The days on which the desk is closed and no speaker talks to reporters. */
export const daysOff: readonly PlainDay[] = siteFacts.desk.hours.holidays.map(({ date }) => date);
