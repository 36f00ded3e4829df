const minute = 60;
const hour = 60 * minute;

/** Seconds as a player shows them: `267` → `4:27`, `3727` → `1:02:07`. Parts of a second are dropped. */
export function clock(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
    : `${minutes}:${twoDigits(rest)}`;
}

/** Seconds as one says them: `267` → `4 minutes 27 seconds`, `60` → `1 minute`, `0` → `0 seconds`. */
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
