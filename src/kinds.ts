import type { z } from 'zod';
import type { KindRow } from '#content/kind.ts';
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
 * Every kind of content of the site: the table of contents of the content folder, in the order in
 * which the studio lists it. One row is all that content check, collections of Astro, studio,
 * `content:new` and field guide know of a kind. What lies below the features takes a kind as an
 * argument.
 */
export const kinds = {
  speakers: {
    group: 'People',
    label: 'Speakers',
    singular: 'speaker',
    hint: 'Who can be invited to speak; one profile each.',
    preview: '/speakers/profile/{id}',
    folder: 'speakers',
    format: 'md',
    schema: speakerSchema,
    reserved: reservedSpeakerIds,
  },
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
  stories: {
    group: 'Stories and events',
    label: 'Stories',
    singular: 'story',
    hint: 'Health workers tell what they saw, with recording.',
    preview: '/stories/{id}',
    folder: 'stories',
    format: 'md',
    schema: stories.storySchema,
    reserved: stories.reservedStoryIds,
  },
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
  events: {
    group: 'Stories and events',
    label: 'Events',
    singular: 'event',
    hint: 'One file for each event of the calendar.',
    preview: '/resources/events-calendar/{id}',
    folder: 'events',
    format: 'md',
    schema: eventSchema,
    reserved: ['all', 'parts'],
  },
  resources: {
    group: 'Facts',
    label: 'Library documents',
    singular: 'library document',
    hint: 'Documents of the resource library.',
    preview: '/resources/library/{id}',
    folder: 'resources',
    format: 'yaml',
    schema: resourceSchema,
    reserved: reservedResourceIds,
  },
  claims: {
    group: 'Facts',
    label: 'Figures and their sources',
    singular: 'figure',
    hint: 'Every number of the site, with the document it is from.',
    preview: '/evidence#{id}',
    folder: 'claims',
    format: 'yaml',
    schema: claimSchema,
  },
  statistics: {
    group: 'Facts',
    label: 'Statistics of the home page',
    singular: 'statistic',
    hint: 'The bars on the home page; each names a figure.',
    preview: '/',
    folder: 'statistics',
    format: 'yaml',
    schema: statisticSchema,
  },
  linkReport: {
    group: 'Facts',
    label: 'Report on links',
    singular: 'link report',
    hint: 'What the last look at all links found; written by a command.',
    preview: '/evidence',
    folder: 'data',
    only: ['link-report'],
    format: 'yaml',
    schema: linkReportSchema,
  },
  hazards: {
    group: 'Facts',
    label: 'Hazards and their kits',
    singular: 'hazard',
    hint: 'The rapid response guide: messages, facts and advice.',
    preview: '/resources/rapid-response/{id}',
    folder: 'hazards',
    format: 'yaml',
    schema: hazardSchema,
    fallsBack: true,
    reserved: ['cards', 'kits'],
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
    schema: now.nowHazardSchema,
  },
  officialPages: {
    group: 'Facts',
    label: 'Official pages',
    singular: 'official page',
    hint: 'Pages of public offices that the advice is from.',
    preview: '/now',
    folder: 'official-pages',
    format: 'yaml',
    schema: now.officialPageSchema,
    fallsBack: true,
  },
  letters: {
    group: 'Letters',
    label: 'Letters',
    singular: 'letter',
    hint: 'The questions of a letter, who reads it and by when.',
    folder: 'letters',
    only: letterIds,
    format: 'yaml',
    schema: letterWordsSchema,
  },
  contactWords: {
    group: 'Letters',
    label: 'Words around every letter',
    singular: 'page of words',
    hint: 'Headings and notices of the letter forms.',
    folder: 'pages',
    only: ['contact'],
    format: 'yaml',
    schema: contactWordsSchema,
  },
  clips: {
    group: 'Files for hosts and media',
    label: 'B-roll',
    singular: 'clip',
    hint: 'Short films for newsrooms, with their words.',
    preview: '/media-inquiries/media-kit',
    folder: 'clips',
    format: 'yaml',
    schema: mediaKit.clipSchema,
  },
  mediaKitWords: {
    group: 'Files for hosts and media',
    label: 'Words of fact sheets',
    singular: 'page of words',
    hint: 'What stands around fact sheets and biographies.',
    preview: '/media-inquiries/media-kit',
    folder: 'media-kit',
    only: ['words'],
    format: 'yaml',
    schema: mediaKit.mediaKitWordsSchema,
  },
  brandGuide: {
    group: 'Files for hosts and media',
    label: 'Brand guide',
    singular: 'brand guide',
    hint: 'The mark, its colors and how to use them.',
    preview: '/media-inquiries/media-kit',
    folder: 'media-kit',
    only: ['brand-guide'],
    format: 'yaml',
    schema: mediaKit.brandGuideSchema,
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
    schema: toolkit.toolkitDocumentSchema,
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
    schema: templates.emailInvitationsSchema,
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
    schema: templates.feedbackFormSchema,
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
    schema: templates.budgetTemplateSchema,
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
    schema: templates.eventFlyerSchema,
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
    schema: templates.signagePackSchema,
  },
  socialPack: {
    group: 'Files for hosts and media',
    label: 'Social graphics',
    singular: 'document',
    hint: 'Pictures for posts, made of the messages.',
    preview: '/resources/community-toolkit',
    folder: 'toolkit',
    only: ['social-graphics-pack'],
    format: 'yaml',
    schema: mediaKit.socialPackSchema,
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
    schema: toolkit.toolkitWordsSchema,
  },
  searchWords: {
    group: 'Searching',
    label: 'Words people search with',
    singular: 'list of words',
    hint: 'Words that mean the same, and words for pages.',
    preview: '/search',
    folder: 'pages',
    only: ['search-words'],
    format: 'yaml',
    schema: searchWordsSchema,
  },
  searchPage: {
    group: 'Searching',
    label: 'Search',
    singular: 'page',
    hint: 'Words of the search and of its page.',
    preview: '/search',
    folder: 'pages',
    only: ['search'],
    format: 'yaml',
    schema: searchPageSchema,
  },
  homePage: page({ file: 'home', label: 'Home', href: '/', schema: network.homePageSchema }),
  aboutUsPage: page({
    file: 'about-us',
    label: 'About us',
    href: '/about/about-us',
    schema: network.aboutUsPageSchema,
  }),
  visionPage: page({
    file: 'vision',
    label: 'Our purpose',
    href: '/about/vision',
    schema: network.visionPageSchema,
  }),
  howWeSelectPage: page({
    file: 'how-we-select',
    label: 'How we select',
    href: '/about/how-we-select',
    schema: network.howWeSelectPageSchema,
  }),
  boardPage: page({
    file: 'advisory-board',
    label: 'Advisory board',
    href: '/about/advisory-board',
    schema: network.boardPageSchema,
  }),
  directoryPage: page({
    file: 'speaker-directory',
    label: 'Speakers bureau',
    href: '/speakers/directory',
    schema: speakers.directoryPageSchema,
  }),
  profilePage: page({
    file: 'speaker-profile',
    label: 'Profile of a speaker',
    href: '/speakers/directory',
    schema: speakers.profilePageSchema,
  }),
  shortlistPage: page({
    file: 'shortlist',
    label: 'Shortlist',
    href: '/speakers/shortlist',
    schema: speakers.shortlistPageSchema,
  }),
  joinPage: page({
    file: 'join',
    label: 'Become a speaker',
    href: '/speakers/join',
    schema: network.joinPageSchema,
  }),
  storiesPage: page({
    file: 'stories',
    label: 'Stories',
    href: '/stories',
    schema: stories.storiesPageSchema,
  }),
  storyPage: page({
    file: 'story',
    label: 'Page of a story',
    href: '/stories',
    schema: stories.storyPageSchema,
  }),
  catalystPage: page({
    file: 'be-catalyst',
    label: 'Be a Catalyst',
    href: '/be-catalyst',
    schema: catalystPageSchema,
  }),
  fourWays: page({
    file: 'four-ways',
    label: 'Four ways to help',
    href: '/be-catalyst',
    schema: fourWaysSchema,
  }),
  exchangePage: page({
    file: 'exchange',
    label: 'Catalyst Exchange',
    href: '/be-catalyst/exchange',
    schema: exchangePageSchema,
  }),
  resourcesPage: page({
    file: 'resources',
    label: 'Resources',
    href: '/resources',
    schema: library.resourcesPageSchema,
  }),
  rapidResponsePage: page({
    file: 'rapid-response',
    label: 'Rapid response guide',
    href: '/resources/rapid-response',
    schema: response.rapidResponsePageSchema,
  }),
  hazardKitPage: page({
    file: 'hazard-kit',
    label: 'Kit of a hazard',
    href: '/resources/rapid-response',
    schema: response.kitPageSchema,
  }),
  nowPage: page({ file: 'now', label: 'What to do now', href: '/now', schema: now.nowPageSchema }),
  keyMessagesPage: page({
    file: 'key-messages',
    label: 'Key messages',
    href: '/resources/key-messages',
    schema: response.keyMessagesPageSchema,
  }),
  eventsPage: page({
    file: 'events-calendar',
    label: 'Events calendar',
    href: '/resources/events-calendar',
    schema: events.eventsPageSchema,
  }),
  eventPage: page({
    file: 'event',
    label: 'Page of an event',
    href: '/resources/events-calendar',
    schema: events.eventPageSchema,
  }),
  calendarFiles: page({
    file: 'calendar-files',
    label: 'Calendar files',
    href: '/resources/events-calendar',
    schema: events.calendarFilesSchema,
  }),
  libraryPage: page({
    file: 'library',
    label: 'Resource library',
    href: '/resources/library',
    schema: library.libraryPageSchema,
  }),
  resourcePage: page({
    file: 'resource',
    label: 'Page of a document',
    href: '/resources/library',
    schema: library.resourcePageSchema,
  }),
  toolkitPage: page({
    file: 'community-toolkit',
    label: 'Community toolkit',
    href: '/resources/community-toolkit',
    schema: toolkit.toolkitPageSchema,
  }),
  plannerPage: page({
    file: 'planner',
    label: 'Host day planner',
    href: '/resources/community-toolkit/planner',
    schema: plannerPageSchema,
  }),
  papersPage: page({
    file: 'papers',
    label: 'Event papers',
    href: '/resources/community-toolkit/papers',
    schema: papersPageSchema,
  }),
  mediaPage: page({ file: 'media', label: 'Media', href: '/media', schema: media.mediaPageSchema }),
  mediaDesk: page({
    file: 'media-desk',
    label: 'Media desk',
    href: '/media',
    schema: media.mediaDeskSchema,
  }),
  mediaInquiriesPage: page({
    file: 'media-inquiries',
    label: 'Media inquiries',
    href: '/media-inquiries',
    schema: media.mediaInquiriesPageSchema,
  }),
  deadlinePage: page({
    file: 'media-deadline',
    label: 'I have a deadline',
    href: '/media-inquiries/deadline',
    schema: media.deadlinePageSchema,
  }),
  mediaKitPage: page({
    file: 'media-kit',
    label: 'Media kit',
    href: '/media-inquiries/media-kit',
    schema: mediaKit.mediaKitPageSchema,
  }),
  evidencePage: page({
    file: 'evidence',
    label: 'Evidence',
    href: '/evidence',
    schema: evidencePageSchema,
  }),
  dataPage: page({
    file: 'data',
    label: 'Data, feeds and embeds',
    href: '/data',
    schema: dataPageSchema,
  }),
  offlineWords: page({
    file: 'offline',
    label: 'Reading without a connection',
    href: '/offline',
    schema: offlineSchema,
  }),
  copyWords: page({
    file: 'copy',
    label: 'Keeping a copy',
    href: '/my-requests',
    schema: copyWordsSchema,
  }),
  legal: {
    group: 'Pages',
    label: 'Privacy, terms, accessibility',
    singular: 'legal page',
    hint: 'What we promise and what holds.',
    preview: '/{id}',
    folder: 'pages',
    only: ['privacy', 'terms', 'accessibility'],
    format: 'md',
    schema: network.legalPageSchema,
  },
  notFoundPage: page({
    file: 'not-found',
    label: 'Page not found',
    href: '/404',
    schema: network.notFoundPageSchema,
  }),
  site: {
    group: 'The site',
    label: 'Name, addresses, desk hours',
    singular: 'site file',
    hint: 'What the whole site says of the network.',
    preview: '/',
    folder: '.',
    only: ['site'],
    format: 'yaml',
    schema: siteSchema,
  },
  spanishShell: {
    group: 'The site',
    label: 'Words around Spanish pages',
    singular: 'page of words',
    hint: 'Menu and footer of Spanish pages.',
    preview: '/es/ahora',
    folder: 'pages',
    only: ['shell-spanish'],
    format: 'yaml',
    schema: shellWordsSchema,
  },
  feeds: {
    group: 'The site',
    label: 'Feeds',
    singular: 'page of words',
    hint: 'Titles of podcast and feeds.',
    preview: '/data',
    folder: 'pages',
    only: ['feeds'],
    format: 'yaml',
    schema: stories.feedsSchema,
  },
  embeds: {
    group: 'The site',
    label: 'Cards for other sites',
    singular: 'page of words',
    hint: 'Words of the cards that other sites show.',
    preview: '/data',
    folder: 'pages',
    only: ['embeds'],
    format: 'yaml',
    schema: embedsSchema,
  },
} as const satisfies Record<string, KindRow>;

/** The name of a kind, which is the name of its collection in Astro too. */
export type KindName = keyof typeof kinds;

/**
 * The row of the words of one page: `pages/{file}.yaml`, shown at `href`. Staff find it by `label`.
 */
function page<Schema extends z.ZodType, Href extends string>(row: {
  file: string;
  label: string;
  href: Href;
  schema: Schema;
}) {
  return {
    group: 'Pages',
    label: row.label,
    singular: 'page',
    hint: `The words of ${row.href}.`,
    preview: row.href,
    folder: 'pages',
    only: [row.file],
    format: 'yaml',
    schema: row.schema,
  } as const;
}
