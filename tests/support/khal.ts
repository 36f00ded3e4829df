import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** An event as khal shows it; times are those of the time zone that it was given. */
interface ShownEvent {
  uid: string;
  title: string;
  start: string;
  end: string;
  place: string;
  status: string;
}

/** Separates fields in the output of khal. */
const separator = '\u001f';
/** The fields that khal writes, in the order in which `shownEvent` reads them. */
const fields = ['uid', 'title', 'start-long-full', 'end-long-full', 'location', 'status'];

/** The events that khal shows of a calendar file to a person in a time zone. */
export async function readWithKhal(
  program: string,
  file: string,
  zone: string,
): Promise<ShownEvent[]> {
  const home = await mkdtemp(join(tmpdir(), 'khal-'));
  try {
    await writeFile(join(home, 'config'), config(home, zone));
    const format = fields.map((field) => `{${field}}`).join(separator);
    const args = ['-c', join(home, 'config'), 'printics', '--format', format, file];
    const env = { ...process.env, HOME: home, LC_ALL: 'C.UTF-8' };
    const { stdout } = await run(program, args, { env });
    return stdout
      .split('\n')
      .filter((line) => line.includes(separator))
      .map(shownEvent);
  } finally {
    await rm(home, { recursive: true });
  }
}

/** Reads a line of the output, with the values of `fields` in their order. */
function shownEvent(line: string): ShownEvent {
  const [uid = '', title = '', start = '', end = '', place = '', status = ''] = line
    .split(separator)
    .map((part) => part.trim());
  return { uid, title, start, end, place, status };
}

function config(home: string, zone: string): string {
  const moment = '%Y-%m-%dT%H:%M';
  return [
    '[calendars]',
    '[[tests]]',
    `path = ${join(home, 'calendar')}`,
    '[sqlite]',
    `path = ${join(home, 'khal.db')}`,
    '[locale]',
    `local_timezone = ${zone}`,
    `default_timezone = ${zone}`,
    'timeformat = %H:%M',
    'dateformat = %Y-%m-%d',
    'longdateformat = %Y-%m-%d',
    `datetimeformat = ${moment}`,
    `longdatetimeformat = ${moment}`,
    '',
  ].join('\n');
}
