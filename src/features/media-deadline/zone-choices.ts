import { genericZoneName } from '#site/clock-time.ts';
import type { ZoneChoice } from './AskForm.tsx';

/** IANA zones → choices with names for any time of the year: `Eastern Time (New York)`. */
export function zoneChoices(zones: readonly string[]): ZoneChoice[] {
  return zones.map((zone) => ({ zone, label: labelOf(zone) }));
}

function labelOf(zone: string): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return city === zone ? zone : `${genericZoneName(zone)} (${city})`;
}
