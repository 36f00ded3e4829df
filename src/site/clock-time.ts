/** `14:00` → `2:00 PM`. Needs no calendar, so that it weighs nothing in the browser. */
export function clockTimeLabel(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** A zone's name for any time of the year: `America/Chicago` → `Central Time`. Throws on what is no zone. */
export function genericZoneName(zone: string): string {
  return zoneName(zone, 'longGeneric');
}

/** The same in letters: `America/Chicago` → `CT`. */
export function zoneLetters(zone: string): string {
  return zoneName(zone, 'shortGeneric');
}

/** Finding one takes milliseconds, and thousands of pages ask for the same few. */
const zoneNames = new Map<string, string>();

function zoneName(zone: string, timeZoneName: 'longGeneric' | 'shortGeneric'): string {
  const key = `${zone} ${timeZoneName}`;
  const known = zoneNames.get(key);
  if (known !== undefined) return known;
  const part = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName');
  const name = part?.value ?? zone;
  zoneNames.set(key, name);
  return name;
}
