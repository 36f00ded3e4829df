import { tzlib_get_ical_block } from 'timezones-ical-library';

/**
 * The `VTIMEZONE` of an IANA zone (RFC 5545, section 3.6.5), for calendar programs that have no table of
 * zones. Throws on a zone that the table does not know.
 */
export function zoneBlock(zone: string): string {
  const [block = ''] = tzlib_get_ical_block(zone);
  if (!block.startsWith('BEGIN:VTIMEZONE')) throw new Error(`no rules are known for ${zone}`);
  // The table gives the rules of Africa/Accra under the name of the zone that shares them.
  return block.replace(/^TZID:.*$/m, `TZID:${zone}`);
}
