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
import {
  toolkitDocumentSchema,
  toolkitWordsSchema,
} from '#features/community/toolkit/files/documents.schema.ts';
import {
  budgetTemplateSchema,
  emailInvitationsSchema,
  eventFlyerSchema,
  feedbackFormSchema,
  signagePackSchema,
} from '#features/community/toolkit/files/templates.schema.ts';
import { toolkitPageSchema } from '#features/community/toolkit/toolkit-page.schema.ts';
import { eventSchema } from '#features/events/event.schema.ts';
import {
  calendarFilesSchema,
  eventPageSchema,
  eventsPageSchema,
} from '#features/events/events.words.ts';
import { claimSchema, statisticSchema } from '#features/evidence/claims/claim.schema.ts';
import { evidencePageSchema, linkReportSchema } from '#features/evidence/evidence-page.schema.ts';
import { letterIds } from '#features/letters/all-letters.ts';
import { contactWordsSchema, letterWordsSchema } from '#features/letters/words.schema.ts';
import {
  libraryPageSchema,
  resourcePageSchema,
  resourcesPageSchema,
} from '#features/library/library.words.ts';
import { reservedResourceIds, resourceSchema } from '#features/library/resource.schema.ts';
import {
  brandGuideSchema,
  clipSchema,
  mediaKitPageSchema,
  mediaKitWordsSchema,
  socialPackSchema,
} from '#features/media/kit/media-kit.schema.ts';
import {
  deadlinePageSchema,
  mediaDeskSchema,
  mediaInquiriesPageSchema,
  mediaPageSchema,
} from '#features/media/media-pages.schema.ts';
import { boardMemberSchema } from '#features/network/board/board.ts';
import {
  aboutUsPageSchema,
  boardPageSchema,
  homePageSchema,
  howWeSelectPageSchema,
  joinPageSchema,
  legalPageSchema,
  notFoundPageSchema,
  visionPageSchema,
} from '#features/network/network.words.ts';
import { offlineSchema } from '#features/offline/offline.schema.ts';
import { dataPageSchema, embedsSchema } from '#features/open-data/open-data.words.ts';
import { hazardSchema } from '#features/response/hazards/hazard.schema.ts';
import {
  nowHazardSchema,
  nowPageSchema,
  officialPageSchema,
} from '#features/response/now/now.schema.ts';
import { nowIds } from '#features/response/now/now.ts';
import {
  keyMessagesPageSchema,
  kitPageSchema,
  rapidResponsePageSchema,
} from '#features/response/pages.schema.ts';
import { searchPageSchema } from '#features/search/search-page.schema.ts';
import { reservedSpeakerIds, speakerSchema } from '#features/speakers/speaker.schema.ts';
import {
  directoryPageSchema,
  profilePageSchema,
  shortlistPageSchema,
} from '#features/speakers/speakers.words.ts';
import {
  feedsSchema,
  reservedStoryIds,
  storiesPageSchema,
  storyPageSchema,
  storySchema,
} from '#features/stories/story.schema.ts';
import { shellWordsSchema } from '#shell/shell-words.schema.ts';
import { searchWordsSchema } from '#site/search/search-words.schema.ts';
import { siteSchema } from '#site/site.schema.ts';

/**
 * Every kind of content of the site: the table of contents of `content/`. It lies above the features, because it names
 * the schemas of all of them; what lies below takes a kind as an argument.
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
  stories: { folder: 'stories', format: 'md', schema: storySchema, reserved: reservedStoryIds },
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
    reserved: ['cards', 'kits'],
  },
  claims: { folder: 'claims', format: 'yaml', schema: claimSchema },
  clips: { folder: 'clips', format: 'yaml', schema: clipSchema },
  statistics: { folder: 'statistics', format: 'yaml', schema: statisticSchema },
  legal: {
    folder: 'pages',
    only: ['privacy', 'terms', 'accessibility'],
    format: 'md',
    schema: legalPageSchema,
  },
  directoryPage: page('speaker-directory', directoryPageSchema),
  searchWords: page('search-words', searchWordsSchema),
  searchPage: page('search', searchPageSchema),
  profilePage: page('speaker-profile', profilePageSchema),
  shortlistPage: page('shortlist', shortlistPageSchema),
  storiesPage: page('stories', storiesPageSchema),
  storyPage: page('story', storyPageSchema),
  feeds: page('feeds', feedsSchema),
  eventsPage: page('events-calendar', eventsPageSchema),
  eventPage: page('event', eventPageSchema),
  calendarFiles: page('calendar-files', calendarFilesSchema),
  libraryPage: page('library', libraryPageSchema),
  resourcePage: page('resource', resourcePageSchema),
  notFoundPage: page('not-found', notFoundPageSchema),
  homePage: page('home', homePageSchema),
  aboutUsPage: page('about-us', aboutUsPageSchema),
  visionPage: page('vision', visionPageSchema),
  howWeSelectPage: page('how-we-select', howWeSelectPageSchema),
  boardPage: page('advisory-board', boardPageSchema),
  mediaDesk: page('media-desk', mediaDeskSchema),
  mediaPage: page('media', mediaPageSchema),
  deadlinePage: page('media-deadline', deadlinePageSchema),
  mediaInquiriesPage: page('media-inquiries', mediaInquiriesPageSchema),
  mediaKitPage: page('media-kit', mediaKitPageSchema),
  mediaKitWords: page('words', mediaKitWordsSchema, 'media-kit'),
  brandGuide: page('brand-guide', brandGuideSchema, 'media-kit'),
  catalystPage: page('be-catalyst', catalystPageSchema),
  fourWays: page('four-ways', fourWaysSchema),
  exchange: { folder: 'exchange', format: 'yaml', schema: exchangeEntrySchema },
  exchangePage: page('exchange', exchangePageSchema),
  evidencePage: page('evidence', evidencePageSchema),
  linkReport: page('link-report', linkReportSchema, 'data'),
  rapidResponsePage: page('rapid-response', rapidResponsePageSchema),
  hazardKitPage: page('hazard-kit', kitPageSchema),
  nowPage: page('now', nowPageSchema),
  now: { folder: 'now', only: nowIds, format: 'yaml', schema: nowHazardSchema },
  officialPages: { folder: 'official-pages', format: 'yaml', schema: officialPageSchema },
  spanishShell: page('shell-spanish', shellWordsSchema),
  joinPage: page('join', joinPageSchema),
  keyMessagesPage: page('key-messages', keyMessagesPageSchema),
  resourcesPage: page('resources', resourcesPageSchema),
  checklist: page('checklist', checklistSchema, 'toolkit'),
  plannerPage: page('planner', plannerPageSchema),
  papersPage: page('papers', papersPageSchema),
  toolkitPage: page('community-toolkit', toolkitPageSchema),
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
    schema: toolkitDocumentSchema,
  },
  toolkitWords: page('words', toolkitWordsSchema, 'toolkit'),
  feedbackForm: page('feedback-form', feedbackFormSchema, 'toolkit'),
  emailInvitations: page('email-invitations', emailInvitationsSchema, 'toolkit'),
  budgetTemplate: page('budget-template', budgetTemplateSchema, 'toolkit'),
  eventFlyer: page('event-flyer', eventFlyerSchema, 'toolkit'),
  socialPack: page('social-graphics-pack', socialPackSchema, 'toolkit'),
  signagePack: page('signage-pack', signagePackSchema, 'toolkit'),
  dataPage: page('data', dataPageSchema),
  embeds: page('embeds', embedsSchema),
  offlineWords: page('offline', offlineSchema),
  contactWords: page('contact', contactWordsSchema),
  letters: {
    folder: 'letters',
    only: letterIds,
    format: 'yaml',
    schema: letterWordsSchema,
  },
} as const satisfies Record<string, Kind>;

/** The name of a kind, which is the name of its collection in Astro too. */
export type KindName = keyof typeof kinds;

function page<Schema extends z.ZodType>(id: string, schema: Schema, folder = 'pages') {
  return { folder, only: [id], format: 'yaml', schema } as const;
}
