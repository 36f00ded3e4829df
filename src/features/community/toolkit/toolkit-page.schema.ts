import { z } from 'zod';
import { closing, heading, listOf, page, words } from '#content/fields.ts';
import { threeSteps } from '#features/community/catalyst/catalyst.schema.ts';

/** The ids of the items of the toolkit (specification section 2), which its files name too. */
const toolkitItems = [
  'event-planning-checklist',
  'venue-requirements-guide',
  'budget-template',
  'event-flyer',
  'social-graphics-pack',
  'email-invitation-templates',
  'signage-pack',
  'attendee-handouts',
  'discussion-guide',
  'feedback-form-template',
  'key-messages-guide',
  'faq',
  'local-impacts-guide',
] as const;
export type ToolkitItem = (typeof toolkitItems)[number];

const item = words({
  id: z.enum(toolkitItems).describe('Which files it offers'),
  title: 'Name of the file',
  text: 'What it is for, in one sentence; {phases} are those of the checklist',
});

export const toolkitPageSchema = page({
  browse: 'Anchor at the top that leads to the files',
  steps: words({
    ...heading.shape,
    list: threeSteps('What to do in it').describe('Plan, promote, host'),
    findSpeaker: 'Link to the directory',
    planner: 'Link to the host day planner',
    papers: 'Link to the papers of an event',
  }).describe(
    'The three steps; its lede may hold {first} and {second}, the first phases of the checklist',
  ),
  resources: words({
    ...heading.shape,
    everything: words({
      title: 'Heading above the archive of all files',
      text: 'What is in it',
      hint: 'Beside the name of a group, with {items}',
      files: 'Beside the button, with {count}',
    }).describe('The archive of all files'),
    groups: listOf(
      words({
        title: 'Name of the group',
        items: listOf(item).describe('The files of the group'),
      }),
    ).describe('The groups of files; one opens at a time'),
  }).describe('The files'),
  successes: words({
    title: 'Heading above the quotations',
    quotes: z
      .array(
        words({
          quote: 'What was said, at most thirty words, without quotation marks',
          name: 'Who said it',
          role: 'Role and organization',
        }),
      )
      .length(2, 'must have two quotations')
      .describe('Success stories'),
  }).describe('The warm part near the end'),
  closing,
});
export type ToolkitPageFile = z.infer<typeof toolkitPageSchema>;
