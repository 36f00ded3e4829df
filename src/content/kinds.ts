import type { z } from 'zod';
import { boardMemberSchema } from '#features/board/board-member.schema.ts';
import { claimSchema } from '#features/claims/claim.schema.ts';
import { eventSchema } from '#features/events/event.schema.ts';
import { hazardSchema } from '#features/hazards/hazard.schema.ts';
import { legalPageSchema } from '#features/legal/legal-page.schema.ts';
import { resourceSchema } from '#features/library/resource.schema.ts';
import { reservedSpeakerIds, speakerSchema } from '#features/speakers/speaker.schema.ts';
import { statisticSchema } from '#features/statistics/statistic.schema.ts';
import { storySchema } from '#features/stories/story.schema.ts';
import { siteSchema } from '#site/site.schema.ts';

/** One kind of content: where its files lie and what they may contain. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  /** Folder under `content/`, or `.` for the top. */
  folder: string;
  /** File names without ending; absent where any name is a new entry. */
  only?: readonly string[];
  /** Markdown has front matter and a body; YAML is data alone. */
  format: 'md' | 'yaml';
  schema: Schema;
  /** Ids that are taken by pages of the site. */
  reserved?: readonly string[];
}

/** Every kind of content of the site: the table of contents of `content/`. */
export const kinds = {
  site: page('site', siteSchema, '.'),
  speakers: {
    folder: 'speakers',
    format: 'md',
    schema: speakerSchema,
    reserved: reservedSpeakerIds,
  },
  board: { folder: 'board', format: 'yaml', schema: boardMemberSchema },
  stories: { folder: 'stories', format: 'md', schema: storySchema },
  events: { folder: 'events', format: 'md', schema: eventSchema },
  resources: { folder: 'resources', format: 'yaml', schema: resourceSchema },
  hazards: { folder: 'hazards', format: 'yaml', schema: hazardSchema },
  claims: { folder: 'claims', format: 'yaml', schema: claimSchema },
  statistics: { folder: 'statistics', format: 'yaml', schema: statisticSchema },
  legal: {
    folder: 'pages',
    only: ['privacy', 'terms', 'accessibility'],
    format: 'md',
    schema: legalPageSchema,
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

function page<Schema extends z.ZodType>(id: string, schema: Schema, folder = 'pages') {
  return { folder, only: [id], format: 'yaml', schema } as const;
}
