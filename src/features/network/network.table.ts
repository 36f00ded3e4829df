import { z } from 'zod';
import {
  calendarDate,
  closing,
  heading,
  holdsPlaces,
  nothingYet,
  page,
  point,
  reference,
  says,
  sentence,
  text,
  words,
} from '#content/fields.ts';
import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { home, sections } from '#site/navigation.ts';
import { pages } from '#site/page-row.ts';
import { boardHref, boardMemberSchema } from './board/board.ts';
import { whoWeArePageSchema } from './who-we-are/who-we-are.schema.ts';

/* The words of this room's pages: for each key its hint, as in `docs/content-fields.md`. */

const door = words({
  title: 'Heading of the card',
  text: 'Sentence of the card',
});

const statisticSentence = text.refine(
  (value) => value.includes('{figure}') && value.includes('{closest}'),
  holdsPlaces('{figure} and {closest}'),
);

/** The words of the home page (specification section 2, Home). */
export const homePageSchema = page({
  hero: words({
    findSpeaker: 'Button to the directory',
    beCatalyst: 'Button to Be a Catalyst',
    mediaInquiries: 'Link to the media inquiries',
    record: 'The picture of the temperature record in one sentence, for those who do not see it',
    caption: 'What the picture shows and where its numbers come from',
  }).describe('The top of the page'),
  messaging: heading
    .extend({
      differs: statisticSentence.describe(
        'A statistic under review, as one sentence: {figure} and {closest}, what the closest published one says',
      ),
      unsourced: statisticSentence.describe(
        'A statistic without a published source, as one sentence: {figure} and {closest}, what the closest published one says',
      ),
    })
    .describe('Above the three statistics'),
  actions: heading.describe('Above the four ways to act'),
  bookSpeaker: door.describe('Card that leads to the directory'),
  beCatalyst: door
    .extend({
      line: sentence('How many asked and offered on the exchange', 'needs', 'offers'),
    })
    .describe('Card that leads to Be a Catalyst'),
  joinEvents: door
    .extend({
      line: sentence(
        'How many events there are, and how many of them are online',
        'count',
        'online',
      ),
    })
    .describe('Card that leads to the calendar'),
  accessResources: door.describe('Card that leads to the key messages'),
  rapidResponse: 'Sentence after it that leads to the rapid response guide',
  experts: words({
    title: 'Heading over the map and the speakers',
    lede: 'Sentence over the cards of the speakers',
  }).describe('The speakers; the page of the map has the words of the map'),
  figure: words({
    claim: reference('claims')
      .optional()
      .describe('Id of the figure whose chart is shown; without one the part is left out'),
    more: 'Link to the page of the figure',
    explain: 'Heading over those who can explain it',
    deadline: 'Button to the page for reporters with a deadline',
  }).describe('One figure, drawn, with who can explain it'),
  heard: words({
    title: 'Heading of the part, for screen readers',
    story: reference('stories')
      .optional()
      .describe('Id of the story that is quoted; the newest where none is named'),
  }).describe('The quotation before the end'),
  contact: heading
    .extend({ signUp: text.describe('Link to the newsletter') })
    .describe('The closing call'),
});
export type HomePageFile = z.infer<typeof homePageSchema>;

/** The words of the page About Us (specification section 2, About). */
export const aboutUsPageSchema = page({
  mission: words({
    title: 'Heading above the mission',
    statement: 'The mission; it shows twice, here and in the block to quote from',
  }).describe('The statement of the page'),
  offers: heading.describe('Above what the network offers'),
  speakers: point.describe('Way to the directory'),
  stories: point.describe('Way to the stories'),
  catalyst: point.describe('Way to Be a Catalyst'),
  resources: point.describe('Way to the resources'),
  quoteUs: heading.describe('Beside the mission to quote from, and how to use it'),
  credit: 'Whom to name under the quotation',
  closing,
});
export type AboutUsPageFile = z.infer<typeof aboutUsPageSchema>;

const purposeGoal = point.extend({
  link: text.describe('Words of the link to where this goal is at work'),
});

/** The words of the page Our Purpose: a vision and three goals (specification section 2, About). */
export const visionPageSchema = page({
  vision: words({
    title: 'Heading above the vision',
    statement: 'The vision in one sentence',
  }).describe('The statement of the page'),
  goals: heading.describe('Above the three goals'),
  elevate: purposeGoal.describe('First goal; its link leads to the directory'),
  shift: purposeGoal.describe('Second goal; its link leads to the key messages'),
  support: purposeGoal.describe('Third goal; its link leads to the community toolkit'),
  voice: reference('speakers').optional().describe('Id of the speaker who is quoted'),
  closing,
});
export type VisionPageFile = z.infer<typeof visionPageSchema>;

/** The names of the six steps, in order (specification section 2, How We Select). */
const stepTitles = [
  'Call for Nominations',
  'Review and Evaluation',
  'Inclusive Vetting Process',
  'Advisory Board Oversight',
  'Onboarding and Support',
  'Continuous Feedback',
];

const selectionStep = words({
  title: 'Name of the step',
  description: 'What happens in it, in one to three sentences',
});

export const howWeSelectPageSchema = page({
  stepsTitle: 'Heading of the steps, for screen readers',
  steps: z
    .array(selectionStep)
    .refine(
      (steps) => steps.map(({ title }) => title).join() === stepTitles.join(),
      says(
        `must be the six steps in order: ${stepTitles.join(', ')}`,
        `Keep the six steps with their names, in this order: ${stepTitles.join(', ')}.`,
      ),
    )
    .describe('The six steps'),
  voice: reference('speakers')
    .optional()
    .describe('Id of the speaker who is quoted beside the steps'),
  nominate: words({
    title: 'Its first words, in bold',
    text: 'Who may nominate whom, before the button of the form',
  }).describe('The call to nominate somebody, below the steps'),
  closing,
});
export type HowWeSelectPageFile = z.infer<typeof howWeSelectPageSchema>;

/** The words of the page Advisory Board around its members (specification section 2, About). */
export const boardPageSchema = page({
  yet: nothingYet,
  membersTitle: 'Heading of the members, for screen readers',
  duties: heading.describe('Above what the board does'),
  dutyList: z.array(point).min(1).describe('What the board does'),
  closing,
});
export type BoardPageFile = z.infer<typeof boardPageSchema>;

/**
 * The schema of a legal page (privacy, terms, accessibility), whose text is the body of its file.
 */
export const legalPageSchema = page({
  updated: calendarDate.describe('Day of the last change in meaning'),
});
export type LegalPageFile = z.infer<typeof legalPageSchema>;

const missingPage = words({
  title: 'Heading',
  description: text.max(155).describe('One sentence for the browser'),
  lede: 'What happened, in plain words',
  back: 'Button that leads back',
});

/** The words of the not-found pages (specification sections 2 and 8). */
export const notFoundPageSchema = words({
  page: missingPage.describe('For any address that does not exist'),
  speaker: missingPage.describe('For a speaker who does not exist'),
  nearest: 'Heading above the pages with the nearest addresses',
});

/** The pages of this room. */
export const networkPages = pages({
  home: {
    href: home.href,
    words: homePageSchema,
    label: home.label,
    section: 'start',
    menus: ['use'],
    weight: 'working',
    isList: true,
  },
  aboutUs: {
    href: sections.about.href,
    words: aboutUsPageSchema,
    label: sections.about.label,
    section: 'about',
    menus: ['about'],
    weight: 'informing',
  },
  vision: {
    href: '/about/vision',
    words: visionPageSchema,
    label: 'Our Purpose',
    section: 'about',
    menus: ['about'],
    weight: 'informing',
  },
  howWeSelect: {
    href: '/about/how-we-select',
    words: howWeSelectPageSchema,
    more: ['letters/nominate'],
    label: 'How We Select',
    section: 'about',
    menus: ['about'],
    weight: 'informing',
  },
  board: {
    href: boardHref,
    words: boardPageSchema,
    file: 'advisory-board',
    label: 'Advisory Board',
    section: 'about',
    menus: ['about'],
    weight: 'informing',
  },
  whoWeAre: {
    href: '/about/who-we-are',
    words: whoWeArePageSchema,
    label: 'Who We Are',
    section: 'about',
    weight: 'informing',
  },
  privacy: {
    href: '/privacy',
    wordsEntry: 'legal/privacy',
    section: 'fineprint',
    weight: 'informing',
  },
  terms: {
    href: '/terms',
    wordsEntry: 'legal/terms',
    section: 'fineprint',
    weight: 'informing',
  },
  accessibility: {
    href: '/accessibility',
    wordsEntry: 'legal/accessibility',
    section: 'fineprint',
    weight: 'informing',
  },
});

/** The kinds of content of this room, but for the words of its pages. */
export const networkKinds = {
  board: {
    group: 'People',
    label: 'Advisory board',
    singular: 'board member',
    hint: 'Members of the advisory board.',
    preview: '/about/advisory-board',
    folder: 'board',
    format: 'yaml',
    schema: boardMemberSchema,
  },
  legal: {
    group: 'Pages',
    label: 'Privacy, terms, accessibility',
    singular: 'legal page',
    hint: 'What we promise and what holds.',
    preview: '/{id}',
    folder: 'pages',
    only: ['privacy', 'terms', 'accessibility'],
    format: 'md',
    schema: legalPageSchema,
  },
  notFoundPage: wordsOfPage({
    file: 'not-found',
    label: 'Page not found',
    href: '/404',
    schema: notFoundPageSchema,
  }),
} as const satisfies Record<string, KindRow>;
