import { z } from 'zod';
import { listOf, reference, spoken, text } from '#content/fields.ts';
import { closing, pageFields } from '#content/page-fields.ts';

/** What the key messages page says (specification section 2, Key Messages). */
export const keyMessagesPageSchema = z.strictObject({
  ...pageFields,
  listTitle: text.describe('Heading of the list, for screen readers'),
  introduction: listOf(text).describe('Paragraphs before the list: how to use the messages'),
  messages: listOf(
    z.strictObject({
      title: text.max(90).describe('The message, word for word'),
      short: spoken(10).describe('What to say in about ten seconds, without figures'),
      long: spoken(30).describe('What it means at a bedside or in a kitchen, in thirty seconds'),
      claim: reference('claims').describe('Id of the claim that carries its evidence'),
    }),
  ).describe('The messages, in the order they are said'),
  forms: z
    .strictObject({
      short: text.describe('Above the short form of a message'),
      long: text.describe('Above the long form'),
      evidence: text.describe('Above the evidence'),
      copy: text.describe('What the copy buttons copy, with {length} and {message}'),
      source: text.describe('Before the source of a copied message'),
    })
    .describe('The two lengths of every message'),
  sayIt: z
    .strictObject({
      title: text.describe('Heading of the part about saying it'),
      tips: listOf(text).describe('How to say the messages so that people stay with you'),
      link: text.describe('Link to the rapid response guide'),
    })
    .describe('The warm part before the end'),
  closing,
});
export type KeyMessagesPageFile = z.infer<typeof keyMessagesPageSchema>;
