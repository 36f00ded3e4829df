import { wallClock } from './wall-clock.ts';

/** The IANA zone of this device, such as `Asia/Kolkata`; undefined where the browser does not tell or does not know it. */
export function visitorZone(): string | undefined {
  try {
    const zone =
      'Temporal' in globalThis
        ? Temporal.Now.timeZoneId()
        : new Intl.DateTimeFormat().resolvedOptions().timeZone;
    wallClock(0, zone);
    return zone === 'Etc/Unknown' ? undefined : zone;
  } catch {
    return undefined;
  }
}
