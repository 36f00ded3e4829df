import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { closing, heading, pageFields } from '#content/page-fields.ts';

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

const item = z.strictObject({
  id: z.enum(toolkitItems).describe('Which files it offers'),
  title: text.describe('Name of the file'),
  text: text.describe('What it is for, in one sentence; {phases} are those of the checklist'),
});

/** What the community toolkit says (specification section 2, Community toolkit). */
export const toolkitPageSchema = z.strictObject({
  ...pageFields,
  browse: text.describe('Anchor at the top that leads to the files'),
  steps: heading
    .extend({
      list: z
        .array(
          z.strictObject({
            title: text.describe('Name of the step'),
            description: text.describe('What to do in it'),
          }),
        )
        .length(3, 'must have three steps')
        .describe('Plan, promote, host'),
      findSpeaker: text.describe('Link to the directory'),
      planner: text.describe('Link to the host day planner'),
      papers: text.describe('Link to the papers of an event'),
    })
    .describe(
      'The three steps; its lede may hold {first} and {second}, the first phases of the checklist',
    ),
  resources: heading
    .extend({
      everything: z
        .strictObject({
          title: text.describe('Heading above the archive of all files'),
          text: text.describe('What is in it'),
          hint: text.describe('Beside the name of a group, with {items}'),
          files: text.describe('Beside the button, with {count}'),
        })
        .describe('The archive of all files'),
      groups: listOf(
        z.strictObject({
          title: text.describe('Name of the group'),
          items: listOf(item).describe('The files of the group'),
        }),
      ).describe('The groups of files; one opens at a time'),
    })
    .describe('The files'),
  successes: z
    .strictObject({
      title: text.describe('Heading above the quotations'),
      quotes: z
        .array(
          z.strictObject({
            quote: text.describe('What was said, at most thirty words, without quotation marks'),
            name: text.describe('Who said it'),
            role: text.describe('Role and organization'),
          }),
        )
        .length(2, 'must have two quotations')
        .describe('Success stories'),
    })
    .describe('The warm part near the end'),
  closing,
});
export type ToolkitPageFile = z.infer<typeof toolkitPageSchema>;
