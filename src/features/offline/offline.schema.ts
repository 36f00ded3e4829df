import { z } from 'zod';
import { heading, page, text, words } from '#content/fields.ts';

/** What the site says about reading it without a connection. `{places}` are filled in. */
export const offlineSchema = page({
  always: heading
    .extend({
      yes: text.describe('Beside a page that is kept, with {when}'),
      no: text.describe('Beside a page that is not'),
    })
    .describe('The pages that every visit keeps'),
  guides: heading
    .extend({
      keep: text.describe('Button that keeps all guides'),
      size: text.describe('How much that is, with {size}'),
      none: text.describe('Said while the guides are not kept'),
      working: text.describe('Said while they are being kept, with {done} and {of}'),
      kept: text.describe('Said when they are kept, with {when} and {size}'),
      failed: text.describe('Said when that did not work'),
      remove: text.describe('Button that removes them'),
      removed: text.describe('Said when they are removed'),
      more: text.describe('Link to the page that lists what is kept'),
    })
    .describe('Keeping all guides by a press'),
  file: words({
    title: 'Heading of the part about the file',
    text: 'What the file is good for',
    link: 'Link to the file, with its kind and {size}',
    details: 'Its day, with {date}',
  }).describe('All kits in one file'),
  seen: heading
    .extend({
      none: text.describe('Said while no page is kept'),
      entry: text.describe('Beside a page, with {when}'),
    })
    .describe('The pages that were opened on this device'),
  remove: heading
    .extend({
      pages: text.describe('Button that removes the opened pages'),
      all: text.describe('Button that removes everything and keeps nothing from now on'),
      again: text.describe('Button that keeps pages again'),
      removedPages: text.describe('Said when the opened pages are removed'),
      removedAll: text.describe('Said when everything is removed'),
      keptAgain: text.describe('Said when pages are kept again'),
      noScript: text.describe('For those who read without script'),
    })
    .describe('Removing what is kept'),
  worker: words({
    label: 'What the bar on a kept page is, for those who hear it',
    kept: 'On a page that is shown from its kept copy, with {when}',
    undated: 'The same where the day is not known',
    more: 'Link of the bar to what is kept',
    missing: 'On the page in place of one that is not kept, with {path}',
    again: 'Link that asks for the missing page again',
    last: 'Beside that, where not even the page for an outage is kept',
  }).describe('What is said when the site cannot be reached'),
  app: z
    .strictObject({
      shortName: text.max(12).describe('Name under the icon on a phone'),
      shortcuts: words({
        guide: 'Way to the rapid response guide',
        speakers: 'Way to the speakers',
      }).describe('Ways in that an icon offers when it is held'),
    })
    .describe('The site as an app'),
});
export type OfflineWords = z.infer<typeof offlineSchema>;
