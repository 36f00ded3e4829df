import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { fourWaysSchema } from './catalyst/catalyst.schema.ts';
import { exchangeEntrySchema } from './exchange/exchange.schema.ts';
import { checklistSchema } from './planner/planner.schema.ts';
import {
  budgetTemplateSchema,
  emailInvitationsSchema,
  eventFlyerSchema,
  feedbackFormSchema,
  signagePackSchema,
} from './toolkit/files/templates.schema.ts';
import { toolkitDocumentSchema, toolkitWordsSchema } from './toolkit/toolkit.schema.ts';

/**
 * The kinds of content of this room, but for the words of the pages that have a row in
 * `community.pages.ts`.
 */
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
    label: 'E-mail invitations',
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
