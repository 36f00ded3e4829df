import type { z } from 'zod';
import { closing, heading, listOf, page, reference, spoken, text, words } from '#content/fields.ts';
import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { type PageRow, pages } from '#site/page-row.ts';
import { hazardSchema } from './hazards/hazard.schema.ts';
import { nowHazardSchema, nowPageSchema, officialPageSchema } from './now/now.schema.ts';
import { type NowLanguage, nowHref, nowIds } from './now/now.ts';

/**
 * The words of the rapid response guide around its hazards (specification section 2, Rapid Response
 * Guide).
 */
export const rapidResponsePageSchema = page({
  inSeason: listOf(reference('hazards')).describe(
    'Ids of the hazards in the order in which every page names them, first the one of the season',
  ),
  emergency: words({
    lead: 'The question it opens with, in bold',
    text: 'What to do when someone is in danger, and what the guide is not',
  }).describe('The remark above the hazards'),
  headings: words({
    healthImpacts: 'Above what the hazard does to health',
    keyMessages: 'Above the lines to say',
    facts: 'Above the figures',
    actions: 'Above the official advice',
  }).describe('The headings inside each hazard'),
  print: 'Button that prints the guide',
  kit: 'Link to the kit of a hazard, with {hazard}',
  copy: 'What the button beside a message copies, with {message}',
  sources: 'Above the list of documents of a hazard',
  checked: 'Link from a hazard to the evidence of its figures',
  evidence: words({
    title: 'Lead of the remark about the figures',
    text: 'How the figures are checked',
    link: 'Link to the evidence page',
  }).describe('The remark about figures, above the hazards'),
  file: words({
    title: 'Heading of the file',
    description: text.max(155).describe('One sentence about it, for programs that show files'),
    lede: 'The sentence under the heading',
    contents: 'Name of the list of hazards',
    from: 'Where it comes from, with {site} and {date}, before an address',
  }).describe('The file of all kits that opens without a connection'),
  closing,
});
export type RapidResponsePageFile = z.infer<typeof rapidResponsePageSchema>;

/** The words of every hazard kit around those of its hazard. `{placeholders}` are filled in. */
export const kitPageSchema = words({
  title: 'What a copied text says it was taken from, with {hazard}',
  tools: words({
    copy: 'What the first button copies, as "Copy …" goes on',
    print: 'Button that prints the kit',
    download: 'Link to the kit as a text file, with {size}',
  }).describe('The tools at the top'),
  parts: words({
    advice: 'Link to the advice',
    messages: 'Link to the message',
    facts: 'Link to the figures',
    speakers: 'Link to the speakers',
    cards: 'Link to the share cards',
    questions: 'Link to the questions',
    story: 'Link to the story, where the hazard has one',
    embed: 'Link to the code that shows the kit on another site',
  }).describe('The jump list'),
  messages: words({
    ...heading.shape,
    ten: 'Heading of the shortest message',
    thirty: 'Heading of the middle one',
    ninety: 'Heading of the longest one',
    length: 'How long it is, with {words}',
    copy: 'What its button copies, with {length}',
  }).describe('The message in three lengths'),
  cards: words({
    title: 'Above the share cards',
    alt: text
      .describe('What a card shows, with {hazard}, {words}, {source} and {site}')
      .meta({ label: 'Picture in words' }),
    copyAlt: 'What the button beside the description copies, with {length}',
    wide: 'Link to the wide card',
    square: 'Link to the square card',
    file: 'Type and size of the file, with {size}',
  }).describe('The share cards'),
  impacts: 'Above what the hazard does to health',
  atRisk: 'Above who is most at risk',
  advice: words({
    ...heading.shape,
    before: 'Above what to do before',
    during: 'Above what to do while it lasts',
    after: 'Above what to do after',
  }).describe('The official advice'),
  facts: heading.describe('Above the figures'),
  speakers: words({
    ...heading.shape,
    nobody: 'In place of the sentence under the heading while no speaker knows the subject',
    hours: 'When someone answers the media, with {hours} and {notice}',
    now: words({
      count: 'How many can talk on the visitor’s day, with {count}',
      nobody: 'Where nobody can, and when the first can, with {day}',
    }).describe('Part of the heading; needs JavaScript'),
    ask: 'Link that asks the media team for the speaker, with {name}',
    book: 'Link that books the speaker',
    more: 'Unfolds the other speakers, with {count}',
    link: 'Link to the media team',
  }).describe('Who can speak'),
  story: words({
    title: 'Above the story',
    link: 'Link to the story',
  }).describe('The story'),
  events: words({
    title: 'Above the next event',
    none: 'Said when no event is to come',
    link: 'Link to the calendar',
  }).describe('What is coming up'),
  questions: heading.describe('Above the questions for a local health department'),
  review: 'When the kit was read through, with {reviewed} and {next}',
  sheet: words({ contact: 'How the speakers are reached, with {email} and {phone}' }).describe(
    'Words of the printed sheets alone',
  ),
  text: words({
    kind: 'What a copied text says it is taken from',
    sources: 'Before several sources',
    source: 'Before one source',
    underReview: 'Mark of a figure that the sources do not give',
    noSource: 'Mark of a figure for which nothing was found',
    closest: 'Before the figure to use instead',
  }).describe('Words of the plain text alone'),
  closing,
});
export type KitPageFile = z.infer<typeof kitPageSchema>;

/** The words of the key messages page (specification section 2, Key Messages). */
export const keyMessagesPageSchema = page({
  listTitle: 'Heading of the list, for screen readers',
  introduction: listOf(text).describe('Paragraphs before the list: how to use the messages'),
  messages: listOf(
    words({
      title: text.max(90).describe('The message, word for word'),
      short: spoken(10).describe('What to say in about ten seconds, without figures'),
      long: spoken(30).describe('What it means at a bedside or in a kitchen, in thirty seconds'),
      claim: reference('claims').describe('Id of the claim that carries its evidence'),
    }),
  ).describe('The messages, in the order they are said'),
  forms: words({
    short: 'Above the short form of a message',
    long: 'Above the long form',
    evidence: 'Above the evidence',
    copy: 'What the copy buttons copy, with {length} and {message}',
    source: 'Before the source of a copied message',
  }).describe('The two lengths of every message'),
  sayIt: words({
    title: 'Heading of the part about saying it',
    tips: listOf(text).describe('How to say the messages so that people stay with you'),
    link: 'Link to the rapid response guide',
  }).describe('The warm part before the end'),
  closing,
});
export type KeyMessagesPageFile = z.infer<typeof keyMessagesPageSchema>;

/** The pages of this room, but for those of each hazard. */
export const responsePages = pages({
  rapidResponse: {
    href: '/resources/rapid-response',
    words: rapidResponsePageSchema,
    label: 'Rapid Response',
    inStudio: 'Rapid response guide',
    section: 'resources',
    menus: ['resources'],
    weight: 'clock',
    isList: true,
  },
  keyMessages: {
    href: '/resources/key-messages',
    words: keyMessagesPageSchema,
    label: 'Key Messages',
    section: 'resources',
    menus: ['resources'],
    weight: 'informing',
  },
  now: {
    href: nowHref('en'),
    wordsEntry: 'nowPage',
    wordsKey: 'en',
    label: 'What to do now',
    section: 'now',
    menus: ['use'],
    weight: 'informing',
  },
  nowInSpanish: {
    href: nowHref('es'),
    wordsEntry: 'nowPage',
    wordsKey: 'es',
    section: 'spanish',
    weight: 'informing',
  },
});

const nowSections = { en: 'now', es: 'spanish' } as const;

/** The pages on what to do now in each hazard, in each language. */
export const nowPages = Object.fromEntries(
  (['en', 'es'] as const).flatMap((language) =>
    nowIds.map((id) => [`${language}/${id}`, nowPage(language, id)]),
  ),
) as Readonly<Record<`${NowLanguage}/${(typeof nowIds)[number]}`, PageRow>>;

function nowPage(language: NowLanguage, id: (typeof nowIds)[number]): PageRow {
  return {
    href: nowHref(language, id),
    wordsEntry: `now/${id}`,
    wordsKey: language,
    section: nowSections[language],
    weight: 'informing',
  };
}

/** The kinds of content of this room, but for the words of its pages. */
export const responseKinds = {
  hazards: {
    group: 'Facts',
    label: 'Hazards and their kits',
    singular: 'hazard',
    hint: 'The rapid response guide: messages, facts and advice.',
    preview: '/resources/rapid-response/{id}',
    folder: 'hazards',
    format: 'yaml',
    schema: hazardSchema,
    searchWeight: 2,
    fallsBack: true,
    reserved: ['cards', 'kits'],
    weight: 'clock',
    isList: true,
  },
  now: {
    group: 'Facts',
    label: 'What to do now',
    singular: 'page for a hazard',
    hint: 'What to do in danger, in English and Spanish.',
    preview: '/now/{id}',
    folder: 'now',
    only: nowIds,
    format: 'yaml',
    schema: nowHazardSchema,
  },
  officialPages: {
    group: 'Facts',
    label: 'Official pages',
    singular: 'official page',
    hint: 'Pages of public offices that the advice is from.',
    preview: '/now',
    folder: 'official-pages',
    format: 'yaml',
    schema: officialPageSchema,
    fallsBack: true,
  },
  hazardKitPage: wordsOfPage({
    file: 'hazard-kit',
    label: 'Kit of a hazard',
    href: '/resources/rapid-response',
    schema: kitPageSchema,
  }),
  nowPage: wordsOfPage({
    file: 'now',
    label: 'What to do now',
    href: '/now',
    schema: nowPageSchema,
  }),
} as const satisfies Record<string, KindRow>;
