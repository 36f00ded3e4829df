import type { z } from 'zod';
import type { Kind } from '#content/kind.ts';
import {
  catalystPageSchema,
  fourWaysSchema,
} from '#features/community/catalyst/catalyst.schema.ts';
import {
  exchangeEntrySchema,
  exchangePageSchema,
} from '#features/community/exchange/exchange.schema.ts';
import { papersPageSchema } from '#features/community/papers/papers-page.schema.ts';
import { checklistSchema, plannerPageSchema } from '#features/community/planner/planner.schema.ts';
import * as templates from '#features/community/toolkit/files/templates.schema.ts';
import * as toolkit from '#features/community/toolkit/toolkit.schema.ts';
import { eventSchema } from '#features/events/event.schema.ts';
import * as events from '#features/events/events.words.ts';
import { claimSchema, statisticSchema } from '#features/evidence/claims/claim.schema.ts';
import { evidencePageSchema, linkReportSchema } from '#features/evidence/evidence-page.schema.ts';
import { letterIds } from '#features/letters/all-letters.ts';
import { contactWordsSchema, letterWordsSchema } from '#features/letters/words.schema.ts';
import * as library from '#features/library/library.words.ts';
import { reservedResourceIds, resourceSchema } from '#features/library/resource.schema.ts';
import * as mediaKit from '#features/media/kit/media-kit.schema.ts';
import * as media from '#features/media/media-pages.schema.ts';
import { boardMemberSchema } from '#features/network/board/board.ts';
import * as network from '#features/network/network.words.ts';
import { offlineSchema } from '#features/offline/offline.schema.ts';
import { dataPageSchema, embedsSchema } from '#features/open-data/open-data.words.ts';
import { hazardSchema } from '#features/response/hazards/hazard.schema.ts';
import * as now from '#features/response/now/now.schema.ts';
import { nowIds } from '#features/response/now/now.ts';
import * as response from '#features/response/pages.schema.ts';
import { searchPageSchema } from '#features/search/search-page.schema.ts';
import { reservedSpeakerIds, speakerSchema } from '#features/speakers/speaker.schema.ts';
import * as speakers from '#features/speakers/speakers.words.ts';
import * as stories from '#features/stories/story.schema.ts';
import { shellWordsSchema } from '#shell/shell-words.schema.ts';
import { copyWordsSchema } from '#site/copy/copy-words.schema.ts';
import { searchWordsSchema } from '#site/search/search-words.schema.ts';
import { siteSchema } from '#site/site.schema.ts';

/**
 * Every kind of content of the site: the table of contents of the content folder. What lies below the
 * features takes a kind as an argument.
 */
export const kinds = {
  site: page('site', siteSchema, '.'),
  speakers: {
    folder: 'speakers',
    format: 'md',
    schema: speakerSchema,
    reserved: reservedSpeakerIds,
  },
  board: { folder: 'board', format: 'yaml', schema: boardMemberSchema },
  stories: {
    folder: 'stories',
    format: 'md',
    schema: stories.storySchema,
    reserved: stories.reservedStoryIds,
  },
  events: { folder: 'events', format: 'md', schema: eventSchema, reserved: ['all', 'parts'] },
  resources: {
    folder: 'resources',
    format: 'yaml',
    schema: resourceSchema,
    reserved: reservedResourceIds,
  },
  hazards: {
    folder: 'hazards',
    format: 'yaml',
    schema: hazardSchema,
    fallsBack: true,
    reserved: ['cards', 'kits'],
  },
  claims: { folder: 'claims', format: 'yaml', schema: claimSchema },
  clips: { folder: 'clips', format: 'yaml', schema: mediaKit.clipSchema },
  statistics: { folder: 'statistics', format: 'yaml', schema: statisticSchema },
  legal: {
    folder: 'pages',
    only: ['privacy', 'terms', 'accessibility'],
    format: 'md',
    schema: network.legalPageSchema,
  },
  directoryPage: page('speaker-directory', speakers.directoryPageSchema),
  searchWords: page('search-words', searchWordsSchema),
  searchPage: page('search', searchPageSchema),
  profilePage: page('speaker-profile', speakers.profilePageSchema),
  shortlistPage: page('shortlist', speakers.shortlistPageSchema),
  storiesPage: page('stories', stories.storiesPageSchema),
  storyPage: page('story', stories.storyPageSchema),
  feeds: page('feeds', stories.feedsSchema),
  eventsPage: page('events-calendar', events.eventsPageSchema),
  eventPage: page('event', events.eventPageSchema),
  calendarFiles: page('calendar-files', events.calendarFilesSchema),
  libraryPage: page('library', library.libraryPageSchema),
  resourcePage: page('resource', library.resourcePageSchema),
  notFoundPage: page('not-found', network.notFoundPageSchema),
  homePage: page('home', network.homePageSchema),
  aboutUsPage: page('about-us', network.aboutUsPageSchema),
  visionPage: page('vision', network.visionPageSchema),
  howWeSelectPage: page('how-we-select', network.howWeSelectPageSchema),
  boardPage: page('advisory-board', network.boardPageSchema),
  mediaDesk: page('media-desk', media.mediaDeskSchema),
  mediaPage: page('media', media.mediaPageSchema),
  deadlinePage: page('media-deadline', media.deadlinePageSchema),
  mediaInquiriesPage: page('media-inquiries', media.mediaInquiriesPageSchema),
  mediaKitPage: page('media-kit', mediaKit.mediaKitPageSchema),
  mediaKitWords: page('words', mediaKit.mediaKitWordsSchema, 'media-kit'),
  brandGuide: page('brand-guide', mediaKit.brandGuideSchema, 'media-kit'),
  catalystPage: page('be-catalyst', catalystPageSchema),
  fourWays: page('four-ways', fourWaysSchema),
  exchange: { folder: 'exchange', format: 'yaml', schema: exchangeEntrySchema },
  exchangePage: page('exchange', exchangePageSchema),
  evidencePage: page('evidence', evidencePageSchema),
  linkReport: page('link-report', linkReportSchema, 'data'),
  rapidResponsePage: page('rapid-response', response.rapidResponsePageSchema),
  hazardKitPage: page('hazard-kit', response.kitPageSchema),
  nowPage: page('now', now.nowPageSchema),
  now: { folder: 'now', only: nowIds, format: 'yaml', schema: now.nowHazardSchema },
  officialPages: {
    folder: 'official-pages',
    format: 'yaml',
    schema: now.officialPageSchema,
    fallsBack: true,
  },
  spanishShell: page('shell-spanish', shellWordsSchema),
  joinPage: page('join', network.joinPageSchema),
  keyMessagesPage: page('key-messages', response.keyMessagesPageSchema),
  resourcesPage: page('resources', library.resourcesPageSchema),
  checklist: page('checklist', checklistSchema, 'toolkit'),
  plannerPage: page('planner', plannerPageSchema),
  papersPage: page('papers', papersPageSchema),
  toolkitPage: page('community-toolkit', toolkit.toolkitPageSchema),
  toolkitDocuments: {
    folder: 'toolkit',
    only: [
      'event-planning-checklist',
      'venue-requirements-guide',
      'discussion-guide',
      'faq',
      'local-impacts-guide',
    ],
    format: 'yaml',
    schema: toolkit.toolkitDocumentSchema,
  },
  toolkitWords: page('words', toolkit.toolkitWordsSchema, 'toolkit'),
  feedbackForm: page('feedback-form', templates.feedbackFormSchema, 'toolkit'),
  emailInvitations: page('email-invitations', templates.emailInvitationsSchema, 'toolkit'),
  budgetTemplate: page('budget-template', templates.budgetTemplateSchema, 'toolkit'),
  eventFlyer: page('event-flyer', templates.eventFlyerSchema, 'toolkit'),
  socialPack: page('social-graphics-pack', mediaKit.socialPackSchema, 'toolkit'),
  signagePack: page('signage-pack', templates.signagePackSchema, 'toolkit'),
  dataPage: page('data', dataPageSchema),
  embeds: page('embeds', embedsSchema),
  offlineWords: page('offline', offlineSchema),
  contactWords: page('contact', contactWordsSchema),
  copyWords: page('copy', copyWordsSchema),
  letters: { folder: 'letters', only: letterIds, format: 'yaml', schema: letterWordsSchema },
} as const satisfies Record<string, Kind>;

/** The name of a kind, which is the name of its collection in Astro too. */
export type KindName = keyof typeof kinds;

function page<Schema extends z.ZodType>(id: string, schema: Schema, folder = 'pages') {
  return { folder, only: [id], format: 'yaml', schema } as const;
}
