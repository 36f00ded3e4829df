import { z } from 'zod';
import { calendarDate, httpsUrl, listOf, page, text, words } from '#content/fields.ts';

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
export const brandGuideSchema = page({
  updated: calendarDate.describe('Day of the last change, YYYY-MM-DD'),
  kicker: 'What the guide belongs to, above its title',
  mark: words({
    title: 'Heading',
    text: 'What the mark is',
    alt: 'Description of any logo; {what} and {ink} are filled in',
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
    alt: 'Description of the drawing',
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
