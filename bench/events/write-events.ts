import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readEntry } from '#content/read-entry.ts';
import { addDays, type PlainDay } from '#site/plain-date.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';
import { type Language, prose, title } from '../people/prose.ts';
import { randomFrom } from '../people/random.ts';
import { type Vocabulary, vocabularyOf } from '../people/vocabulary.ts';
import { zipf } from '../people/zipf.ts';

/** Who made-up events are like: an event still to come, with what every event must say. */
const model = 'upcoming1.md';

const zoneOf = zipf([
  ...['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'America/Denver'],
  ...['America/Phoenix', 'Pacific/Honolulu', 'Europe/London', 'Asia/Kolkata'],
]);

/** As many days before today as after it. */
const halfSpan = 540;

/**
 * Fills a folder of events up to a number of them, spread over three years around a day: those who are
 * there stay. Their language is that of our events. Returns how many events the folder holds.
 */
export async function fillUpEvents(
  folder: string,
  count: number,
  today: PlainDay,
): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const words = vocabularyOf(texts.map((text) => readEntry(text, 'md').body));
  const { data } = readEntry(await readFile(join(folder, model), 'utf8'), 'md');
  for (let number = files.length; number < count; number++) {
    const { fields, body } = eventAt(number, words, today);
    const all = { ...(data as object), ...fields };
    await writeFile(
      join(folder, `made-${number}.md`),
      `---\n${stringify(all, { lineWidth: 100, aliasDuplicateObjects: false })}---\n\n${body}\n`,
    );
  }
  return Math.max(count, files.length);
}

/** The event with this number: always the same one for the same day. */
function eventAt(number: number, words: Vocabulary, today: PlainDay) {
  const random = randomFrom(`event ${number}`);
  const language: Language = { words, topics, random };
  const day = addDays(today, random.int(-halfSpan, halfSpan));
  const hour = random.int(8, 19);
  const at = (time: number) => `${day}T${String(time).padStart(2, '0')}:00`;
  const format = random.pick(formats);
  return {
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
    },
    body: [50, 60, 50].map((length) => prose(language, length)).join('\n\n'),
  };
}
