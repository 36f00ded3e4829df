import { z } from 'zod';
import { listOf, reference, spoken, text } from '#content/fields.ts';
import { closing, heading, pageFields } from '#content/page-fields.ts';

/** The words of the rapid response guide around its hazards (specification section 2, Rapid Response Guide). */
export const rapidResponsePageSchema = z.strictObject({
  ...pageFields,
  inSeason: listOf(reference('hazards')).describe(
    'Ids of the hazards in the order in which every page names them, first the one of the season',
  ),
  emergency: z
    .strictObject({
      lead: text.describe('The question it opens with, in bold'),
      text: text.describe('What to do when someone is in danger, and what the guide is not'),
    })
    .describe('The remark above the hazards'),
  headings: z
    .strictObject({
      healthImpacts: text.describe('Above what the hazard does to health'),
      keyMessages: text.describe('Above the lines to say'),
      facts: text.describe('Above the figures'),
      actions: text.describe('Above the official advice'),
    })
    .describe('The headings inside each hazard'),
  print: text.describe('Button that prints the guide'),
  kit: text.describe('Link to the kit of a hazard, with {hazard}'),
  copy: text.describe('What the button beside a message copies, with {message}'),
  sources: text.describe('Above the list of documents of a hazard'),
  checked: text.describe('Link from a hazard to the evidence of its figures'),
  evidence: z
    .strictObject({
      title: text.describe('Lead of the remark about the figures'),
      text: text.describe('How the figures are checked'),
      link: text.describe('Link to the evidence page'),
    })
    .describe('The remark about figures, above the hazards'),
  file: z
    .strictObject({
      title: text.describe('Heading of the file'),
      description: text.max(155).describe('One sentence about it, for programs that show files'),
      lede: text.describe('The sentence under the heading'),
      contents: text.describe('Name of the list of hazards'),
      from: text.describe('Where it comes from, with {site} and {date}, before an address'),
    })
    .describe('The file of all kits that opens without a connection'),
  closing,
});
export type RapidResponsePageFile = z.infer<typeof rapidResponsePageSchema>;

/** The words of every hazard kit around those of its hazard. `{placeholders}` are filled in. */
export const kitPageSchema = z.strictObject({
  title: text.describe('What a copied text says it was taken from, with {hazard}'),
  tools: z
    .strictObject({
      copy: text.describe('What the first button copies, as "Copy …" goes on'),
      print: text.describe('Button that prints the kit'),
      download: text.describe('Link to the kit as a text file, with {size}'),
    })
    .describe('The tools at the top'),
  parts: z
    .strictObject({
      advice: text.describe('Link to the advice'),
      messages: text.describe('Link to the message'),
      facts: text.describe('Link to the figures'),
      speakers: text.describe('Link to the speakers'),
      cards: text.describe('Link to the share cards'),
      questions: text.describe('Link to the questions'),
      story: text.describe('Link to the story, where the hazard has one'),
      embed: text.describe('Link to the code that shows the kit on another site'),
    })
    .describe('The jump list'),
  messages: heading
    .extend({
      ten: text.describe('Heading of the shortest message'),
      thirty: text.describe('Heading of the middle one'),
      ninety: text.describe('Heading of the longest one'),
      length: text.describe('How long it is, with {words}'),
      copy: text.describe('What its button copies, with {length}'),
    })
    .describe('The message in three lengths'),
  cards: z
    .strictObject({
      title: text.describe('Above the share cards'),
      alt: text.describe('What a card shows, with {hazard}, {words}, {source} and {site}'),
      copyAlt: text.describe('What the button beside the description copies, with {length}'),
      wide: text.describe('Link to the wide card'),
      square: text.describe('Link to the square card'),
      file: text.describe('Type and size of the file, with {size}'),
    })
    .describe('The share cards'),
  impacts: text.describe('Above what the hazard does to health'),
  atRisk: text.describe('Above who is most at risk'),
  advice: heading
    .extend({
      before: text.describe('Above what to do before'),
      during: text.describe('Above what to do while it lasts'),
      after: text.describe('Above what to do after'),
    })
    .describe('The official advice'),
  facts: heading.describe('Above the figures'),
  speakers: heading
    .extend({
      hours: text.describe('When someone answers the media, with {hours} and {notice}'),
      now: z
        .strictObject({
          count: text.describe('How many answer the media, with {when}'),
          now: text.describe('Within their hours now, with {count}'),
          nobody: text.describe('Where nobody is'),
          later: text.describe('With hours later on the visitor’s day, with {count}'),
          again: text.describe('When the next hours begin, where none are left today, with {day}'),
        })
        .describe('Part of the heading; needs JavaScript'),
      ask: text.describe('Link that asks the media team for the speaker, with {name}'),
      book: text.describe('Link that books the speaker'),
      more: text.describe('Unfolds the other speakers, with {count}'),
      link: text.describe('Link to the media team'),
    })
    .describe('Who can speak'),
  story: z
    .strictObject({
      title: text.describe('Above the story'),
      link: text.describe('Link to the story'),
    })
    .describe('The story'),
  events: z
    .strictObject({
      title: text.describe('Above the next event'),
      none: text.describe('Said when no event is to come'),
      link: text.describe('Link to the calendar'),
    })
    .describe('What is coming up'),
  questions: heading.describe('Above the questions for a local health department'),
  review: text.describe('When the kit was read through, with {reviewed} and {next}'),
  sheet: z
    .strictObject({ contact: text.describe('How the speakers are reached, with {email}') })
    .describe('Words of the printed sheets alone'),
  text: z
    .strictObject({
      kind: text.describe('What a copied text says it is taken from'),
      sources: text.describe('Before several sources'),
      source: text.describe('Before one source'),
      underReview: text.describe('Mark of a figure that the sources do not give'),
      noSource: text.describe('Mark of a figure for which nothing was found'),
      closest: text.describe('Before the figure to use instead'),
    })
    .describe('Words of the plain text alone'),
  closing,
});
export type KitPageFile = z.infer<typeof kitPageSchema>;

/** The words of the key messages page (specification section 2, Key Messages). */
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
