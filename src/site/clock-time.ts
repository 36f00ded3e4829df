/** `14:00` → `2:00 PM`. Needs no calendar, so that it weighs nothing in the browser. */
export function clockTimeLabel(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** A zone's name for any time of the year: `America/Chicago` → `Central Time`. Throws on what is no zone. */
export function genericZoneName(zone: string): string {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName');
  return name?.value ?? zone;
}
