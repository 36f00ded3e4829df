import { text, words } from '#content/fields.ts';

const message = words({
  title: 'Heading',
  description: text.max(155).describe('One sentence for the browser'),
  lede: 'What happened, in plain words',
  back: 'Button that leads back',
});

/** What the not-found pages say (specification sections 2 and 8). */
export const notFoundPageSchema = words({
  page: message.describe('For any address that does not exist'),
  speaker: message.describe('For a speaker who does not exist'),
  nearest: 'Heading above the pages with the nearest addresses',
});
