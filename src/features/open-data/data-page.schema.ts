import type { z } from 'zod';
import { heading, listOf, page, point, text, words } from '#content/fields.ts';

/** What the page about data, feeds and embeds says. */
export const dataPageSchema = page({
  files: heading
    .extend({
      columns: words({
        file: 'Name of the file',
        holds: 'What is in it',
        schema: 'What describes it',
        size: 'How large it is',
        built: 'When it was made',
      }).describe('The columns of the table'),
      entries: text.describe('How many entries a file has, with {count}'),
      schema: text.describe('Link to a schema'),
      speakers: text.describe('What speakers.json holds'),
      events: text.describe('What events.json holds'),
      resources: text.describe('What resources.json holds'),
      claims: text.describe('What claims.json holds'),
      record: text.describe('What the temperature record holds'),
      recordSource: text.describe('Link to where the record is from'),
    })
    .describe('The data files'),
  fields: heading
    .extend({ optional: text.describe('Said of a field that a record may leave out') })
    .describe('The fields of every file'),
  license: words({
    title: 'Heading of the license',
    text: listOf(text).describe('What may be done, and what is whose'),
    link: 'Name of the license, as its link',
    file: 'Link to the text file',
  }).describe('The license, on the page and in its file'),
  feeds: heading
    .extend({
      podcast: point.describe('The podcast'),
      stories: point.describe('The feed of stories'),
      library: point.describe('The feed of the library'),
      evidence: point.describe('The feed of changed claims'),
      calendar: point.describe('The calendar of all events'),
      map: point.describe('The map of the site for machines'),
    })
    .describe('Feeds and calendars'),
  embeds: heading
    .extend({
      speaker: text.describe('Heading of the code for a speaker'),
      hazard: text.describe('Heading of the code for a hazard, with {hazard}'),
      events: text.describe('Heading of the code for the events'),
      others: text.describe('Where the code for every other entry is'),
      height: text.describe('What the height of a frame fits'),
    })
    .describe('Cards for other sites'),
});
export type DataPageFile = z.infer<typeof dataPageSchema>;
