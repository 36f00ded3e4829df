import type { z } from 'zod';
import type { Kind } from '#content/kind.ts';
import { catalystPageSchema } from '#features/community/catalyst/catalyst-page.schema.ts';
import { fourWaysSchema } from '#features/community/catalyst/four-ways.schema.ts';
import { exchangeEntrySchema } from '#features/community/exchange/exchange-entry.schema.ts';
import { exchangePageSchema } from '#features/community/exchange/exchange-page.schema.ts';
import { papersPageSchema } from '#features/community/papers/papers-page.schema.ts';
import { checklistSchema } from '#features/community/planner/checklist.schema.ts';
import { plannerPageSchema } from '#features/community/planner/planner-page.schema.ts';
import { budgetTemplateSchema } from '#features/community/toolkit/files/budget/budget-template.schema.ts';
import { feedbackFormSchema } from '#features/community/toolkit/files/feedback/feedback-form.schema.ts';
import { eventFlyerSchema } from '#features/community/toolkit/files/flyer/event-flyer.schema.ts';
import { emailInvitationsSchema } from '#features/community/toolkit/files/invitations/email-invitations.schema.ts';
import { signagePackSchema } from '#features/community/toolkit/files/signs/signage-pack.schema.ts';
import { toolkitDocumentSchema } from '#features/community/toolkit/files/toolkit-document.schema.ts';
import { toolkitWordsSchema } from '#features/community/toolkit/files/toolkit-words.schema.ts';
import { toolkitPageSchema } from '#features/community/toolkit/toolkit-page.schema.ts';
import { calendarFilesSchema } from '#features/events/calendar-files/calendar-files.schema.ts';
import { eventSchema } from '#features/events/event.schema.ts';
import { eventPageSchema } from '#features/events/event-page/event-page.schema.ts';
import { eventsPageSchema } from '#features/events/events-page.schema.ts';
import { claimSchema } from '#features/evidence/claims/claim.schema.ts';
import { evidencePageSchema } from '#features/evidence/evidence-page.schema.ts';
import { linkReportSchema } from '#features/evidence/link-report.schema.ts';
import { statisticSchema } from '#features/evidence/statistics/statistic.schema.ts';
import { letterIds } from '#features/letters/all-letters.ts';
import { contactWordsSchema } from '#features/letters/contact-words.schema.ts';
import { letterWordsSchema } from '#features/letters/letter-words.schema.ts';
import { resourcePageSchema } from '#features/library/document/resource-page.schema.ts';
import { libraryPageSchema } from '#features/library/library-page.schema.ts';
import { reservedResourceIds, resourceSchema } from '#features/library/resource.schema.ts';
import { resourcesPageSchema } from '#features/library/resources/resources-page.schema.ts';
import { clipSchema } from '#features/media/b-roll/clip.schema.ts';
import { brandGuideSchema } from '#features/media/brand-guide/brand-guide.schema.ts';
import { deadlinePageSchema } from '#features/media/deadline/deadline-page.schema.ts';
import { mediaKitWordsSchema } from '#features/media/files/media-kit-words.schema.ts';
import { mediaDeskSchema } from '#features/media/media-desk.schema.ts';
import { mediaInquiriesPageSchema } from '#features/media/media-inquiries-page.schema.ts';
import { mediaKitPageSchema } from '#features/media/media-kit-page.schema.ts';
import { mediaPageSchema } from '#features/media/media-page.schema.ts';
import { socialPackSchema } from '#features/media/social-pack/social-pack.schema.ts';
import { boardMemberSchema } from '#features/network/board/board-member.schema.ts';
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
import { dataPageSchema } from '#features/open-data/data-page.schema.ts';
import { embedsSchema } from '#features/open-data/embeds/embeds.schema.ts';
import { hazardSchema } from '#features/response/hazards/hazard.schema.ts';
import { kitPageSchema } from '#features/response/hazards/kit/kit-page.schema.ts';
import { rapidResponsePageSchema } from '#features/response/hazards/rapid-response-page.schema.ts';
import { keyMessagesPageSchema } from '#features/response/key-messages/key-messages-page.schema.ts';
import {
  nowHazardSchema,
  nowPageSchema,
  officialPageSchema,
} from '#features/response/now/now.schema.ts';
import { nowIds } from '#features/response/now/now-addresses.ts';
import { searchPageSchema } from '#features/search/search-page.schema.ts';
import { directoryPageSchema } from '#features/speakers/directory/directory-page.schema.ts';
import { profilePageSchema } from '#features/speakers/profile/profile-page.schema.ts';
import { shortlistPageSchema } from '#features/speakers/shortlist/shortlist-page.schema.ts';
import { reservedSpeakerIds, speakerSchema } from '#features/speakers/speaker.schema.ts';
import { storiesPageSchema } from '#features/stories/stories-page.schema.ts';
import { reservedStoryIds, storySchema } from '#features/stories/story.schema.ts';
import { storyPageSchema } from '#features/stories/story-page.schema.ts';
import { feedsSchema } from '#files/feeds/feeds.schema.ts';
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
