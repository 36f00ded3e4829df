import { z } from 'zod';
import { calendarDate, httpsUrl, listOf, text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

const arrangement = z.strictObject({
  name: text.describe('What it is called'),
  what: text.describe('What is seen, for those who cannot see it'),
  use: text.describe('Where to use it'),
});

const lines = z.strictObject({
  title: text.describe('Heading'),
  lines: listOf(text).describe('The rules, one sentence each'),
});

const color = z.strictObject({
  token: text.describe('Name of the color in the design'),
  name: text.describe('Name of the color for people'),
  use: text.describe('What it is for'),
});

const typeface = z.strictObject({
  name: text.describe('Name of the family'),
  use: text.describe('What it is for'),
  sample: text.describe('Words set in it'),
});

/** The words of the brand guide and of the rules in the logo package. */
export const brandGuideSchema = z.strictObject({
  ...pageFields,
  updated: calendarDate.describe('Day of the last change, YYYY-MM-DD'),
  kicker: text.describe('What the guide belongs to, above its title'),
  mark: z
    .strictObject({
      title: text.describe('Heading'),
      text: text.describe('What the mark is'),
      alt: text.describe('Description of any logo; {what} and {ink} are filled in'),
    })
    .describe('The mark'),
  arrangements: z
    .strictObject({
      logo: arrangement.describe('Name on two lines'),
      line: arrangement.describe('Name on one line'),
      mark: arrangement.describe('Without the name'),
      small: arrangement.describe('Five bars'),
    })
    .describe('How mark and name stand to each other'),
  inks: z
    .strictObject({
      title: text.describe('Heading'),
      text: text.describe('Sentence under it'),
      color: arrangement.describe('Color for light grounds'),
      'color-reversed': arrangement.describe('Color for dark grounds'),
      ink: arrangement.describe('One color for light grounds'),
      white: arrangement.describe('One color for dark grounds'),
    })
    .describe('What the logo is inked in'),
  space: z
    .strictObject({
      title: text.describe('Heading'),
      text: text.describe('The rule'),
      alt: text.describe('Description of the drawing'),
      caption: text.describe('Words under the drawing'),
    })
    .describe('Clear space'),
  sizes: lines.describe('Smallest sizes'),
  never: lines.describe('What not to do'),
  name: lines.describe('How to write the name'),
  colors: z
    .strictObject({
      title: text.describe('Heading'),
      text: text.describe('Sentence under it'),
      columns: z.array(text).length(6).describe('Heads of the six columns'),
      groups: listOf(
        z.strictObject({
          title: text.describe('Name of the group'),
          colors: listOf(color).describe('Its colors'),
        }),
      ).describe('Colors by what they are for'),
      record: z
        .strictObject({
          title: text.describe('Heading'),
          text: text.describe('What the steps are for'),
          caption: text.describe('What the picture of the record shows'),
        })
        .describe('The twelve steps'),
    })
    .describe('Colors'),
  typefaces: z
    .strictObject({
      title: text.describe('Heading'),
      text: text.describe('Sentence under it'),
      headings: typeface.describe('The family of headings'),
      words: typeface.describe('The family of all other words'),
      rules: listOf(text).describe('How to set words'),
    })
    .describe('Typefaces'),
  uses: z
    .strictObject({
      title: text.describe('Heading above permitted uses and requirements of the media kit'),
      contact: text.describe('Whom to ask; {email} is filled in'),
    })
    .describe('What others may do'),
  license: z
    .strictObject({
      name: text.describe('Heading'),
      text: text.describe('The license'),
      link: text.describe('What the link to it says'),
      href: httpsUrl.describe('Where it can be read'),
    })
    .describe('The license of everything in the media kit'),
  readMe: z
    .strictObject({
      title: text.describe('Heading of the text file in the logo package'),
      files: text.describe('Heading of its list of files'),
      png: text.describe('What a PNG is; {widths} is filled in'),
      svg: text.describe('What an SVG is'),
      grounds: text.describe('Values of the colors; {values} is filled in'),
    })
    .describe('The text file in the logo package'),
});
export type BrandGuideFile = z.infer<typeof brandGuideSchema>;
