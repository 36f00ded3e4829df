import type { z } from 'zod';
import { reference, text, words } from '#content/fields.ts';
import { page } from '#content/page-fields.ts';

const part = words({
  title: 'Heading of the part',
  lede: 'Sentence under the heading',
});

const door = words({
  title: 'Heading of the card',
  text: 'Sentence of the card',
});

/** What the home page says (specification section 2, Home). */
export const homePageSchema = page({
  hero: words({
    findSpeaker: 'Button to the directory',
    beCatalyst: 'Button to Be a Catalyst',
    mediaInquiries: 'Link to the media inquiries',
    record: 'The picture of the temperature record in one sentence, for those who do not see it',
    caption: 'What the picture shows and where its numbers come from',
  }).describe('The top of the page'),
  messaging: part.describe('Above the three statistics'),
  actions: part.describe('Above the four ways to act'),
  bookSpeaker: door.describe('Card that leads to the directory'),
  beCatalyst: door.describe('Card that leads to Be a Catalyst'),
  joinEvents: door.describe('Card that leads to the calendar'),
  accessResources: door.describe('Card that leads to the key messages'),
  rapidResponse: 'Sentence after it that leads to the rapid response guide',
  experts: part.describe('Above the speakers'),
  heard: words({
    title: 'Heading of the part, for screen readers',
    story: reference('stories').describe('Id of the story that is quoted'),
  }).describe('The quotation before the end'),
  contact: part
    .extend({ signUp: text.describe('Link to the newsletter') })
    .describe('The closing call'),
});
export type HomePageFile = z.infer<typeof homePageSchema>;
