import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { pages } from '#site/page-row.ts';
import { catalystPageSchema, fourWaysSchema } from './catalyst/catalyst.schema.ts';
import { exchangeEntrySchema, exchangePageSchema } from './exchange/exchange.schema.ts';
import { papersPageSchema } from './papers/papers-page.schema.ts';
import { checklistSchema, plannerPageSchema } from './planner/planner.schema.ts';
import {
  budgetTemplateSchema,
  emailInvitationsSchema,
  eventFlyerSchema,
  feedbackFormSchema,
  signagePackSchema,
} from './toolkit/files/templates.schema.ts';
import {
  toolkitDocumentSchema,
  toolkitPageSchema,
  toolkitWordsSchema,
} from './toolkit/toolkit.schema.ts';

/** The pages of this room. */
export const communityPages = pages({
  catalyst: {
    href: '/be-catalyst',
    words: catalystPageSchema,
    file: 'be-catalyst',
    label: 'Be a Catalyst',
    section: 'start',
    menus: ['takePart'],
    weight: 'informing',
  },
  exchange: {
    href: '/be-catalyst/exchange',
    words: exchangePageSchema,
    inStudio: 'Catalyst Exchange',
    section: 'start',
    weight: 'working',
    isList: true,
  },
  toolkit: {
    href: '/resources/community-toolkit',
    words: toolkitPageSchema,
    file: 'community-toolkit',
    label: 'Community Toolkit',
    section: 'resources',
    menus: ['use'],
    weight: 'informing',
  },
  planner: {
    href: '/resources/community-toolkit/planner',
    words: plannerPageSchema,
    inStudio: 'Host day planner',
    section: 'resources',
    weight: 'working',
    // Every task.
    isList: true,
    more: ['checklist'],
  },
  papers: {
    href: '/resources/community-toolkit/papers',
    isIndexed: false,
    words: papersPageSchema,
    inStudio: 'Event papers',
    section: 'resources',
    weight: 'working',
    // Every paper of an event.
    isList: true,
  },
});

/** The kinds of content of this room, but for the words of its pages. */
export const communityKinds = {
  exchange: {
    group: 'Stories and events',
    label: 'Catalyst Exchange',
    singular: 'exchange entry',
    hint: 'What groups need and what health workers offer.',
    preview: '/be-catalyst/exchange',
    folder: 'exchange',
    format: 'yaml',
    schema: exchangeEntrySchema,
  },
  toolkitDocuments: {
    group: 'Files for hosts and media',
    label: 'Documents of the toolkit',
    singular: 'toolkit document',
    hint: 'Guides and checklists that hosts download.',
    preview: '/resources/community-toolkit',
    folder: 'toolkit',
    only: [
      'event-planning-checklist',
      'venue-requirements-guide',
      'discussion-guide',
      'faq',
      'local-impacts-guide',
    ],
    format: 'yaml',
    schema: toolkitDocumentSchema,
  },
  checklist: {
    group: 'Files for hosts and media',
    label: 'Tasks of the planner',
    singular: 'list of tasks',
    hint: 'What a host does, week by week.',
    preview: '/resources/community-toolkit/planner',
    folder: 'toolkit',
    only: ['checklist'],
    format: 'yaml',
    schema: checklistSchema,
  },
  emailInvitations: {
    group: 'Files for hosts and media',
    label: 'Email invitations',
    singular: 'document',
    hint: 'Invitation, reminder and thank-you.',
    preview: '/resources/community-toolkit',
    folder: 'toolkit',
    only: ['email-invitations'],
    format: 'yaml',
    schema: emailInvitationsSchema,
  },
  feedbackForm: {
    group: 'Files for hosts and media',
    label: 'Feedback form',
    singular: 'document',
    hint: 'Questions for people who came.',
    preview: '/resources/community-toolkit',
    folder: 'toolkit',
    only: ['feedback-form'],
    format: 'yaml',
    schema: feedbackFormSchema,
  },
  budgetTemplate: {
    group: 'Files for hosts and media',
    label: 'Event budget',
    singular: 'document',
    hint: 'The spreadsheet for a host’s budget.',
    preview: '/resources/community-toolkit',
    folder: 'toolkit',
    only: ['budget-template'],
    format: 'yaml',
    schema: budgetTemplateSchema,
  },
  eventFlyer: {
    group: 'Files for hosts and media',
    label: 'Event flyer',
    singular: 'document',
    hint: 'The poster for window and bulletin board.',
    preview: '/resources/community-toolkit',
    folder: 'toolkit',
    only: ['event-flyer'],
    format: 'yaml',
    schema: eventFlyerSchema,
  },
  signagePack: {
    group: 'Files for hosts and media',
    label: 'Signs',
    singular: 'document',
    hint: 'Signs for the day of the event.',
    preview: '/resources/community-toolkit',
    folder: 'toolkit',
    only: ['signage-pack'],
    format: 'yaml',
    schema: signagePackSchema,
  },
  toolkitWords: {
    group: 'Files for hosts and media',
    label: 'Words of all toolkit files',
    singular: 'page of words',
    hint: 'Headings that the documents share.',
    preview: '/resources/community-toolkit',
    folder: 'toolkit',
    only: ['words'],
    format: 'yaml',
    schema: toolkitWordsSchema,
  },
  fourWays: wordsOfPage({
    file: 'four-ways',
    label: 'Four ways to help',
    href: '/be-catalyst',
    schema: fourWaysSchema,
  }),
} as const satisfies Record<string, KindRow>;
