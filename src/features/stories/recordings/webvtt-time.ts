/** Seconds → a WebVTT timestamp (W3C WebVTT, section 4.1): `01:02.250`, with hours from the first hour on. */
export function timeOf(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const hours = Math.floor(whole / 3_600_000);
  const minutes = two(Math.floor(whole / 60_000) % 60);
  const rest = `${two(Math.floor(whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`;
  return hours > 0 ? `${two(hours)}:${minutes}:${rest}` : `${minutes}:${rest}`;
}

/** A WebVTT timestamp, with whatever settings follow it, → seconds; undefined if it is none. */
export function parseTime(words: string): number | undefined {
  const [, hours = '0', minutes, seconds] =
    /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})(?:\s.*)?$/.exec(words.trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  return round(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
