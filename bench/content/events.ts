import { addDays } from '#site/time/plain-date.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';
import { type Language, prose, title } from '../people/prose.ts';
import { randomFrom } from '../people/random.ts';
import type { Vocabulary } from '../people/vocabulary.ts';
import { zipf } from '../people/zipf.ts';
import type { MadeKind } from './made.ts';

const zoneOf = zipf([
  ...['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'America/Denver'],
  ...['America/Phoenix', 'Pacific/Honolulu', 'Europe/London', 'Asia/Kolkata'],
]);

/** The day of the run, `YYYY-MM-DD`. */
const today = new Date().toISOString().slice(0, 10);

/** As many days before today as after it. */
const halfSpan = 540;

/** Events over three years around the day of the run. */
export const events = { folder: 'events', ending: 'md', madeAt } as const satisfies MadeKind;

function madeAt(number: number, words: Vocabulary) {
  const random = randomFrom(`event ${number}`);
  const language: Language = { words, topics, random };
  const day = addDays(today, random.int(-halfSpan, halfSpan));
  const hour = random.int(8, 19);
  const at = (time: number) => `${day}T${String(time).padStart(2, '0')}:00`;
  const format = random.pick(formats);
  return {
    id: `made-${number}`,
    fields: {
      title: title(language, 3, 7),
      start: at(hour),
      end: at(hour + random.int(1, 4)),
      zone: zoneOf(random),
      location: format === 'virtual' ? 'Online' : `${title(language, 1, 1)}, TX`,
      format,
      region: random.pick(regions),
      topics: random.some(topics, random.int(1, 4)),
      summary: prose(language, 20, 220),
      speakers: [],
      howToJoin: prose(language, 15),
      access: prose(language, 15),
      updated: today,
    },
    body: [50, 60, 50].map((length) => prose(language, length)).join('\n\n'),
  };
}
