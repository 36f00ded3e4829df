/**
 * Returns the problems of an iCalendar file: line ends, long lines, characters cut in two by
 * folding, missing escapes, missing properties of the calendar and its events, ids that occur
 * twice, and zones without rules. The sections named below are those of RFC 5545.
 */
export function icsProblems(bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  // Long lines are joined again. The last item is what follows the last line end: nothing.
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return [
    ...byteProblems(bytes),
    ...lines.slice(0, -1).flatMap(lineProblems),
    ...frameProblems(lines),
    ...eventsIn(lines).flatMap(eventProblems),
    ...twice(lines.filter((line) => line.startsWith('UID:'))).map((uid) => `twice: ${uid}`),
    ...zoneProblems(lines),
  ];
}

/**
 * Section 3.1: lines end with CRLF, have at most 75 octets, and no line ends inside a character.
 */
function byteProblems(bytes: Buffer): string[] {
  const problems: string[] = [];
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let start = 0;
  for (let end = bytes.indexOf('\r\n'); end >= 0; end = bytes.indexOf('\r\n', start)) {
    const line = bytes.subarray(start, end);
    const name = line.subarray(0, 30).toString();
    if (line.length > 75) problems.push(`${line.length} octets: ${name}`);
    if (line.length === 0) problems.push('an empty line');
    try {
      if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(utf8.decode(line))) {
        problems.push(`a control character: ${name}`);
      }
    } catch {
      problems.push(`a letter cut in two: ${name}`);
    }
    start = end + 2;
  }
  return start === bytes.length ? problems : [...problems, 'the last line has no end'];
}

/** Matches a property whose value is text, which has to be escaped. */
const textProperty = /^(SUMMARY|DESCRIPTION|LOCATION|NAME|X-WR-CALNAME|X-WR-CALDESC)[;:]/;

/**
 * Sections 3.1 and 3.3.11: a name, a colon, and in text every comma, semicolon and backslash
 * escaped.
 */
function lineProblems(line: string): string[] {
  const [, name = '', value = ''] = /^([A-Z][A-Z0-9-]*(?:;[^:]+)?):(.*)$/.exec(line) ?? [];
  if (!name) return [`no property: ${line}`];
  if (!textProperty.test(line)) return [];
  const rest = value.replaceAll(/\\[\\;,nN]/g, '');
  return /[\\;,]/.test(rest) ? [`not escaped: ${line}`] : [];
}

/**
 * Section 3.6: one calendar around everything, with its two properties before its components, and
 * at least one component.
 */
function frameProblems(lines: readonly string[]): string[] {
  const problems = [/^BEGIN:VCALENDAR$/, /^VERSION:2\.0$/, /^PRODID:/, /^END:VCALENDAR$/]
    .filter((needed) => lines.filter((line) => needed.test(line)).length !== 1)
    .map((needed) => `not exactly one: ${needed.source}`);
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-2) !== 'END:VCALENDAR') {
    problems.push('lines outside the calendar');
  }
  if (!lines.some((line) => /^BEGIN:V(EVENT|TIMEZONE)$/.test(line))) problems.push('no component');
  return [...problems, ...lateProperties(lines).map((line) => `after a component: ${line}`)];
}

/** Section 3.6: returns the properties of the calendar that stand after one of its components. */
function lateProperties(lines: readonly string[]): string[] {
  let depth = 0;
  let components = 0;
  return lines.filter((line) => {
    if (line.startsWith('BEGIN:')) {
      depth += 1;
      if (depth === 2) components += 1;
    }
    if (line.startsWith('END:')) depth -= 1;
    return depth === 1 && components > 0 && !line.startsWith('END:');
  });
}

/**
 * The properties that every event of this site has exactly once, in the form it gives them. Section
 * 3.6.1 demands only some of them.
 */
function eventProblems(event: readonly string[]): string[] {
  const once = {
    UID: /^UID:[\w.-]+@[\w.-]+$/,
    DTSTAMP: /^DTSTAMP:\d{8}T\d{6}Z$/,
    DTSTART: /^DTSTART(;TZID=[\w/+-]+:\d{8}T\d{6}|:\d{8}T\d{6}Z)$/,
    DTEND: /^DTEND(;TZID=[\w/+-]+:\d{8}T\d{6}|:\d{8}T\d{6}Z)$/,
    SUMMARY: /^SUMMARY:./,
    STATUS: /^STATUS:(CONFIRMED|TENTATIVE|CANCELLED)$/,
    SEQUENCE: /^SEQUENCE:\d+$/,
    TRANSP: /^TRANSP:(OPAQUE|TRANSPARENT)$/,
    URL: /^URL;VALUE=URI:https:\/\//,
  };
  return Object.entries(once).flatMap(([name, form]) => {
    const found = event.filter((line) => /^[A-Z-]+/.exec(line)?.[0] === name);
    return found.length === 1 && form.test(found[0] ?? '') ? [] : [`${name}: ${found.join(' | ')}`];
  });
}

/** Section 3.2.19: every zone that is named has its rules in the file, once. */
function zoneProblems(lines: readonly string[]): string[] {
  const zonesWithRules = lines
    .filter((line) => line.startsWith('TZID:'))
    .map((line) => line.slice(5));
  const usedZones = lines.flatMap((line) => /;TZID=([^:;]+)/.exec(line)?.[1] ?? []);
  return [
    ...usedZones
      .filter((zone) => !zonesWithRules.includes(zone))
      .map((zone) => `no rules: ${zone}`),
    ...twice(zonesWithRules).map((zone) => `rules twice: ${zone}`),
  ];
}

/** Returns the lines of each event, without its last one. */
function eventsIn(lines: readonly string[]): string[][] {
  return lines
    .flatMap((line, index) => (line === 'BEGIN:VEVENT' ? [index] : []))
    .map((index) => lines.slice(index, lines.indexOf('END:VEVENT', index)));
}

/** Returns the items that occur in the list before. */
function twice(items: readonly string[]): string[] {
  return items.filter((item, index) => items.indexOf(item) !== index);
}
