const minute = 60;
const hour = 60 * minute;

/**
 * Formats seconds for display: 267 as `4:27`, 3727 as `1:02:07`. Rounds down; a negative number
 * counts as 0.
 */
export function clock(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
    : `${minutes}:${twoDigits(rest)}`;
}

/**
 * Formats seconds for screen readers: 267 as `4 minutes 27 seconds`, 60 as `1 minute`, 0 as `0
 * seconds`.
 */
export function timeInWords(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const words = [counted(hours, 'hour'), counted(minutes, 'minute'), counted(rest, 'second')];
  return words.filter((word) => !word.startsWith('0')).join(' ') || '0 seconds';
}

function parts(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds));
  return {
    hours: Math.floor(whole / hour),
    minutes: Math.floor((whole % hour) / minute),
    rest: whole % minute,
  };
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const point = /(?:^#|&)t=(?:npt:)?(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,5}(?:\.\d+)?)(?=$|[&,])/;

/**
 * Returns the time in a fragment, in seconds: 83 for `#t=83` and `#t=1:23` (Media Fragments URI
 * 1.0, section 4.2.1, normal play time; the end after a comma is ignored). Undefined if there is
 * none, or if it is not before `duration`.
 */
export function momentIn(hash: string, duration: number): number | undefined {
  const [, hours = 0, minutes = 0, seconds] = point.exec(hash) ?? [];
  if (seconds === undefined) return undefined;
  const moment = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return moment < duration ? moment : undefined;
}

/** Returns the fragment of a time in seconds: `#t=83` for 83.4. */
export function momentHash(seconds: number): string {
  return `#t=${Math.floor(seconds)}`;
}
