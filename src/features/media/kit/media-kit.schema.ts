import { z } from 'zod';
import { calendarDate, listOf, pictureFile, text } from '#content/fields.ts';
import { closing, heading, pageFields } from '#content/page-fields.ts';

const file = z.strictObject({
  id: text.describe('Which of the files that are made it offers'),
  name: text.describe('What the file is called'),
  contents: text.describe('What is in it, in one or two sentences'),
});

const files = heading.extend({ files: listOf(file).describe('The files, in order') });

const rules = z.strictObject({
  title: text.describe('Heading of the list'),
  items: listOf(text).describe('The list, one sentence each'),
});

/** The words of the page (specification section 2, Media kit). */
export const mediaKitPageSchema = z.strictObject({
  ...pageFields,
  back: text.describe('Link back to Media inquiries'),
  brand: files.describe('Brand assets'),
  materials: files.describe('Organizational materials'),
  gallery: heading
    .extend({
      id: text.describe('Which of the files that are made holds all clips'),
      sample: text.describe('What samples are, above the clips'),
      tag: text.describe('Mark of a clip that is a sample'),
      play: text.describe('What a press on a clip does'),
      length: text.describe('How long a clip is; {seconds} is filled in'),
      credit: text.describe('The credit line; {credit} is filled in'),
      all: text.describe('What the archive of all clips holds'),
    })
    .describe('The B-roll gallery'),
  preview: text.describe('What a preview shows; {file} is filled in'),
  download: text.describe('First word of every download link'),
  usage: heading.describe('Above the two lists of rules'),
  permitted: rules.describe('Permitted uses'),
  requirements: rules.describe('Requirements'),
  closing,
});
export type MediaKitPageFile = z.infer<typeof mediaKitPageSchema>;

/** The words of the kit’s files around the content of other pages. */
export const mediaKitWordsSchema = z.strictObject({
  updated: calendarDate.describe('Day of the last change of these words, YYYY-MM-DD'),
  kicker: text.describe('What each file belongs to, above its title'),
  dateLine: text.describe('Day of the content; {date} is filled in'),
  pageLine: text.describe('Foot of each page; {page} and {pages} are filled in'),
  source: text.describe('Before a source'),
  closest: text.describe('Before the published figure that is closest to an unconfirmed one'),
  underReview: text.describe('Mark of a figure whose source says otherwise'),
  noSource: text.describe('Mark of a figure without a source'),
  factSheet: z
    .strictObject({
      title: text.describe('Title; {hazard} is filled in'),
      message: text.describe('Above the shortest message'),
      facts: text.describe('Heading above the figures'),
      factsLede: text.describe('How to use the figures'),
      impacts: text.describe('Heading above the health impacts'),
      atRisk: text.describe('Heading above those at risk'),
      questions: text.describe('Heading above the questions'),
      speakers: text.describe('Heading above the speakers'),
      speakersLede: text.describe('How to reach them; {email} is filled in'),
      more: text.describe('Where the kit is; {href} is filled in'),
    })
    .describe('The fact sheet of a hazard'),
  network: z
    .strictObject({
      title: text.describe('Title'),
      lede: text.describe('What it is for'),
      does: text.describe('Heading above the mission and what we do'),
      numbers: text.describe('Heading above the counts'),
      numbersLede: text.describe('Where the counts come from'),
      columns: z.array(text).length(2).describe('Heads of the two columns of counts'),
      speakers: text.describe('What is counted, after the number of speakers'),
      languages: text.describe('What is counted, after the number of languages'),
      regions: text.describe('What is counted, after the number of regions'),
      stories: text.describe('What is counted, after the number of stories'),
      chosen: text.describe('Heading above the six steps'),
      why: text.describe('Heading above the statistics of the home page'),
      board: text.describe('Heading above the board'),
      countSource: text.describe('Source of a count; {site}, {page} and {date} are filled in'),
    })
    .describe('The fact sheet about the network'),
  bios: z
    .strictObject({
      title: text.describe('Title'),
      lede: text.describe('What it is for'),
      use: text.describe('Heading above how to use them'),
      useText: text.describe('How to use them'),
      short: text.describe('Before the short version'),
      long: text.describe('Before the long version'),
    })
    .describe('The leadership bios'),
});
export type MediaKitWordsFile = z.infer<typeof mediaKitWordsSchema>;

/** A B-roll clip. Its videos and captions are beside its file under the same name. */
export const clipSchema = z.strictObject({
  title: text.describe('What the clip shows, in a few words'),
  description: text.describe(
    'All that is seen, from its beginning to its end, for those who cannot see it',
  ),
  credit: text.describe('The line that stands beside the clip wherever it is shown'),
  poster: pictureFile.describe('The still picture beside this file'),
  posterAt: z.number().min(0).describe('Second of the clip that the still picture shows'),
  sample: z.boolean().describe('true while the clip is a drawn sample and not filmed'),
  made: calendarDate.describe('Day it was made, YYYY-MM-DD'),
  order: z.int().describe('Place in the gallery; lower comes first'),
});
export type ClipFile = z.infer<typeof clipSchema>;

/** The words of the social graphics pack around the messages, which come from their own pages. */
export const socialPackSchema = z.strictObject({
  title: text.max(60).describe('Name of the file'),
  lede: text.describe('What it is for'),
  updated: calendarDate.describe('Day of the last change of these words'),
  how: listOf(text).describe('How to use the pictures, one sentence or two each'),
  general: text.describe('Above a message that is about no single hazard'),
  alt: text.describe(
    'Description of a picture; {kicker}, {words}, {source}, {site} and {art} are filled in',
  ),
  art: z
    .strictObject({
      heat: text.describe('What is drawn for extreme heat'),
      fire: text.describe('What is drawn for wildfires'),
      storm: text.describe('What is drawn for extreme weather'),
      flood: text.describe('What is drawn for floods'),
      record: text.describe('What is drawn for other messages'),
    })
    .describe('The drawing along the foot'),
  pictures: text.describe('Before the names of the files'),
  description: text.describe('Before the description'),
  text: text.describe('Before the text of the post'),
  sources: text.describe('Before several sources'),
  source: text.describe('Before one source'),
});
export type SocialPackFile = z.infer<typeof socialPackSchema>;
