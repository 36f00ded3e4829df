const point = /(?:^#|&)t=(?:npt:)?(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,5}(?:\.\d+)?)(?=$|[&,])/;

/**
 * The moment that the end of an address names: `#t=83` and `#t=1:23` → 83 (Media Fragments URI 1.0,
 * section 4.2.1, normal play time; an end after a comma is passed over). Undefined where there is none
 * or it lies outside the recording.
 */
export function momentIn(hash: string, duration: number): number | undefined {
  const [, hours = 0, minutes = 0, seconds] = point.exec(hash) ?? [];
  if (seconds === undefined) return undefined;
  const moment = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return moment < duration ? moment : undefined;
}

/** The end of an address that leads to a moment: `83.4` → `#t=83`. */
export function momentHash(seconds: number): string {
  return `#t=${Math.floor(seconds)}`;
}
