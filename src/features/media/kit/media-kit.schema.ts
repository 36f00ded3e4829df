import { z } from 'zod';
import {
  calendarDate,
  closing,
  entryTitle,
  heading,
  httpsUrl,
  listOf,
  page,
  pictureFile,
  text,
  words,
} from '#content/fields.ts';
import { titledList } from '../media-pages.schema.ts';

const file = words({
  id: text.describe('Which of the files that are made it offers').meta({ label: 'Made file' }),
  name: 'What the file is called',
  contents: 'What is in it, in one or two sentences',
});

const files = heading.extend({ files: listOf(file).describe('The files, in order') });

/** The words of the page (specification section 2, Media kit). */
export const mediaKitPageSchema = page({
  back: 'Link back to Media inquiries',
  brand: files.describe('Brand assets'),
  materials: files.describe('Organizational materials'),
  gallery: heading
    .extend({
      id: text
        .describe('Which of the files that are made holds all clips')
        .meta({ label: 'Made file' }),
      sample: text.describe('What samples are, above the clips'),
      tag: text.describe('Mark of a clip that is a sample'),
      play: text.describe('What a press on a clip does'),
      length: text.describe('How long a clip is; {seconds} is filled in'),
      credit: text.describe('The credit line; {credit} is filled in'),
      all: text.describe('What the archive of all clips holds'),
    })
    .describe('The B-roll gallery'),
  preview: 'What a preview shows; {file} is filled in',
  download: 'First word of every download link',
  usage: heading.describe('Above the two lists of rules'),
  permitted: titledList.describe('Permitted uses'),
  requirements: titledList.describe('Requirements'),
  closing,
});
export type MediaKitPageFile = z.infer<typeof mediaKitPageSchema>;

/** The words of the kit’s files around the content of other pages. */
export const mediaKitWordsSchema = words({
  updated: calendarDate.describe('Day of the last change of these words'),
  kicker: 'What each file belongs to, above its title',
  dateLine: 'Day of the content; {date} is filled in',
  pageLine: 'Foot of each page; {page} and {pages} are filled in',
  source: 'Before a source',
  closest: 'Before the published figure that is closest to an unconfirmed one',
  underReview: 'Mark of a figure whose source says otherwise',
  noSource: 'Mark of a figure without a source',
  factSheet: words({
    title: 'Title; {hazard} is filled in',
    message: 'Above the shortest message',
    facts: 'Heading above the figures',
    factsLede: 'How to use the figures',
    impacts: 'Heading above the health impacts',
    atRisk: 'Heading above those at risk',
    questions: 'Heading above the questions',
    speakers: 'Heading above the speakers',
    speakersLede: 'How to reach them; {email} and {phone} are filled in',
    more: 'Where the kit is; {href} is filled in',
  }).describe('The fact sheet of a hazard'),
  network: words({
    title: 'Title',
    lede: 'What it is for',
    does: 'Heading above the mission and what we do',
    numbers: 'Heading above the counts',
    numbersLede: 'Where the counts come from',
    columns: z.array(text).length(2).describe('Heads of the two columns of counts'),
    speakers: 'What is counted, after the number of speakers',
    languages: 'What is counted, after the number of languages',
    regions: 'What is counted, after the number of regions',
    stories: 'What is counted, after the number of stories',
    chosen: 'Heading above the six steps',
    why: 'Heading above the statistics of the home page',
    board: 'Heading above the board',
    countSource: 'Source of a count; {site}, {page} and {date} are filled in',
  }).describe('The fact sheet about the network'),
  bios: words({
    title: 'Title',
    lede: 'What it is for',
    use: 'Heading above how to use them',
    useText: 'How to use them',
    short: 'Before the short version',
    long: 'Before the long version',
  }).describe('The leadership bios'),
});
export type MediaKitWordsFile = z.infer<typeof mediaKitWordsSchema>;

/** A B-roll clip. Its videos and captions are beside its file under the same name. */
export const clipSchema = words({
  title: entryTitle('What the clip shows, in a few words'),
  description: 'All that is seen, from its beginning to its end, for those who cannot see it',
  credit: 'The line that stands beside the clip wherever it is shown',
  poster: pictureFile
    .describe('The still picture beside this file')
    .meta({ hintInForm: 'The still picture of the clip' }),
  posterAt: z.number().min(0).describe('Second of the clip that the still picture shows'),
  sample: z.boolean().describe('true while the clip is a drawn sample and not filmed'),
  made: calendarDate.describe('Day it was made'),
  order: z.int().describe('Place in the gallery; lower comes first'),
});
export type ClipFile = z.infer<typeof clipSchema>;

/** The words of the social graphics pack around the messages, which come from their own pages. */
export const socialPackSchema = words({
  title: text.max(60).describe('Name of the file'),
  lede: 'What it is for',
  updated: calendarDate.describe('Day of the last change of these words'),
  how: listOf(text).describe('How to use the pictures, one sentence or two each'),
  general: 'Above a message that is about no single hazard',
  alt: text
    .describe(
      'Description of a picture; {kicker}, {words}, {source}, {site} and {art} are filled in',
    )
    .meta({ label: 'Picture in words' }),
  art: words({
    heat: 'What is drawn for extreme heat',
    fire: 'What is drawn for wildfires',
    storm: 'What is drawn for extreme weather',
    flood: 'What is drawn for floods',
    record: 'What is drawn for other messages',
  }).describe('The drawing along the foot'),
  pictures: 'Before the names of the files',
  description: 'Before the description',
  text: 'Before the text of the post',
  sources: 'Before several sources',
  source: 'Before one source',
});
export type SocialPackFile = z.infer<typeof socialPackSchema>;

const arrangement = words({
  name: 'What it is called',
  what: 'What is seen, for those who cannot see it',
  use: 'Where to use it',
});

const lines = words({
  title: 'Heading',
  lines: listOf(text).describe('The rules, one sentence each'),
});

const color = words({
  token: 'Name of the color in the design',
  name: 'Name of the color for people',
  use: 'What it is for',
});

const typeface = words({
  name: 'Name of the family',
  use: 'What it is for',
  sample: 'Words set in it',
});

/** The words of the brand guide and of the rules in the logo package. */
export const brandGuideSchema = words({
  title: 'Heading of the page',
  description: text.max(155).describe('One sentence for search engines and shared links'),
  lede: 'The sentence under the heading',
  updated: calendarDate.describe('Day of the last change'),
  kicker: 'What the guide belongs to, above its title',
  mark: words({
    title: 'Heading',
    text: 'What the mark is',
    alt: text
      .describe('Description of any logo; {what} and {ink} are filled in')
      .meta({ label: 'Picture in words' }),
  }).describe('The mark'),
  arrangements: z
    .strictObject({
      logo: arrangement.describe('Name on two lines'),
      line: arrangement.describe('Name on one line'),
      mark: arrangement.describe('Without the name'),
      small: arrangement.describe('Five bars'),
    })
    .describe('How mark and name stand to each other'),
  inks: words({
    title: 'Heading',
    text: 'Sentence under it',
    color: arrangement.describe('Color for light grounds'),
    'color-reversed': arrangement.describe('Color for dark grounds'),
    ink: arrangement.describe('One color for light grounds'),
    white: arrangement.describe('One color for dark grounds'),
  }).describe('What the logo is inked in'),
  space: words({
    title: 'Heading',
    text: 'The rule',
    alt: text.describe('Description of the drawing').meta({ label: 'Picture in words' }),
    caption: 'Words under the drawing',
  }).describe('Clear space'),
  sizes: lines.describe('Smallest sizes'),
  never: lines.describe('What not to do'),
  name: lines.describe('How to write the name'),
  colors: words({
    title: 'Heading',
    text: 'Sentence under it',
    columns: z.array(text).length(6).describe('Heads of the six columns'),
    groups: listOf(
      words({
        title: 'Name of the group',
        colors: listOf(color).describe('Its colors'),
      }),
    ).describe('Colors by what they are for'),
    record: words({
      title: 'Heading',
      text: 'What the steps are for',
      caption: 'What the picture of the record shows',
    }).describe('The twelve steps'),
  }).describe('Colors'),
  typefaces: words({
    title: 'Heading',
    text: 'Sentence under it',
    headings: typeface.describe('The family of headings'),
    words: typeface.describe('The family of all other words'),
    rules: listOf(text).describe('How to set words'),
  }).describe('Typefaces'),
  uses: words({
    title: 'Heading above permitted uses and requirements of the media kit',
    contact: 'Whom to ask; {email} is filled in',
  }).describe('What others may do'),
  license: words({
    name: 'Heading',
    text: 'The license',
    link: 'What the link to it says',
    href: httpsUrl.describe('Where it can be read'),
  }).describe('The license of everything in the media kit'),
  readMe: words({
    title: 'Heading of the text file in the logo package',
    files: 'Heading of its list of files',
    png: 'What a PNG is; {widths} is filled in',
    svg: 'What an SVG is',
    grounds: 'Values of the colors; {values} is filled in',
  }).describe('The text file in the logo package'),
});
export type BrandGuideFile = z.infer<typeof brandGuideSchema>;
