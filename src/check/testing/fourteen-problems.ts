import sharp from 'sharp';
import type { KindName } from '#kinds.ts';
import { type Change, edit, put, remove, set } from './change.ts';

/** The act that made a problem: a value in a field, a change in the text, or another picture. */
type Cause =
  | { path: (string | number)[]; value: string | ((line: string) => string) }
  | { find: RegExp; write: string }
  | { picture: () => Promise<Buffer>; ending: 'jpg' };

/**
 * A problem that the check must report: its field, and patterns of its line, of its sentences for
 * the file and of the one for the studio. That one is absent where the file cannot be read, so that
 * the studio shows its text with the sentences of a file.
 */
interface Expected {
  field: string;
  line: RegExp;
  message: RegExp;
  fix: RegExp;
  inForm?: RegExp;
}

/**
 * A problem that a new colleague made, and everything the check must say of it. It can be made in
 * any entry of the kind.
 */
interface MadeProblem {
  name: string;
  kind: KindName;
  cause: Cause;
  expected: Expected[];
}

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#468' } }).jpeg();

/** The fourteen problems of the first walk through the content with README and docs alone. */
export const fourteenProblems: readonly MadeProblem[] = [
  {
    name: 'a region spelled otherwise',
    kind: 'events',
    cause: { path: ['region'], value: 'Mid-west' },
    expected: [
      {
        field: 'region',
        line: /^region: Mid-west/,
        message: /not in the list/,
        fix: /^Did you mean "Midwest"\? Write one of: Northeast, /,
        inForm: /^Did you mean “Midwest”\? Choose one from the list\.$/,
      },
    ],
  },
  {
    name: 'a tag that is half of one',
    kind: 'speakers',
    cause: { path: ['expertise', 0], value: 'Heat' },
    expected: [
      {
        field: 'expertise.0',
        line: /- Heat$/,
        message: /not in the list/,
        fix: /^Did you mean "Extreme heat"\?/,
        inForm: /^Did you mean “Extreme heat”\?/,
      },
    ],
  },
  {
    name: 'a zone as people say it',
    kind: 'events',
    cause: { path: ['zone'], value: 'EST' },
    expected: [
      {
        field: 'zone',
        line: /^zone: EST/,
        message: /IANA time zone/,
        fix: /^Write an IANA time zone, such as "America\/Chicago"/,
        inForm: /^Choose a time zone from the list/,
      },
    ],
  },
  {
    name: 'a tab',
    kind: 'events',
    cause: { find: /^ +- /m, write: '\t- ' },
    expected: [
      {
        field: '',
        line: /^\t- /,
        message: /begins with a tab/,
        fix: /^Replace the tab by spaces/,
      },
    ],
  },
  {
    name: 'a colon in words without quotes',
    kind: 'events',
    cause: { find: /^title: .*$/m, write: 'title: Heat at night: a town hall' },
    expected: [
      {
        field: 'title',
        line: /^title: Heat at night: /,
        message: /colon and a space/,
        fix: /^Put the whole value in "quotes"/,
      },
    ],
  },
  {
    name: 'an end before its start',
    kind: 'events',
    cause: { path: ['end'], value: '2020-01-01T10:00' },
    expected: [
      {
        field: 'end',
        line: /^end: /,
        message: /later than "start"/,
        fix: /^Write a later day or hour/,
        inForm: /^Choose an end that is later than the start\.$/,
      },
    ],
  },
  {
    name: 'a status spelled otherwise',
    kind: 'events',
    cause: { path: ['status'], value: 'canceled' },
    expected: [
      {
        field: 'status',
        line: /^status: canceled/,
        message: /not in the list/,
        fix: /^Did you mean "cancelled"\?/,
        inForm: /^Did you mean “Canceled”\?/,
      },
    ],
  },
  {
    name: 'a percentage in words',
    kind: 'stories',
    cause: { path: ['excerpt'], value: 'It was worse for 45% of the people on that street.' },
    expected: [
      {
        field: 'excerpt',
        line: /45%/,
        message: /without evidence/,
        fix: /^Say it without the number, or put the figure in a file in "claims"/,
        inForm: /^A figure stands in the words, without evidence\. Say it without/,
      },
    ],
  },
  {
    name: 'a photograph that tells where it was taken',
    kind: 'speakers',
    cause: {
      picture: () =>
        jpeg(1040, 1248)
          .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 18/1 0/1' } })
          .toBuffer(),
      ending: 'jpg',
    },
    expected: [
      {
        field: 'portrait',
        line: /^portrait: .*\.jpg/,
        message: /where it was taken/,
        fix: /^Export it again without location/,
        inForm: /^The picture tells where it was taken \(GPS\)\. Export it again/,
      },
    ],
  },
  {
    name: 'a sentence with another figure',
    kind: 'claims',
    cause: { path: ['wording'], value: 'In Ohio it was 17%.' },
    expected: [
      {
        field: 'wording',
        line: /^wording: .*17%/,
        message: /does not have the [\d.]+ of its figure/,
        fix: /^Write the sentence with "/,
        inForm: /^The [\d.]+ of the figure “.*” is not in this sentence/,
      },
    ],
  },
  {
    name: 'an event moved in silence',
    kind: 'events',
    cause: { path: ['start'], value: (line) => line.replace(/T\d\d/, 'T07') },
    expected: [
      {
        field: 'revision',
        line: /^(start|revision): /,
        message: /the start was ".*T10:00", is ".*T07:00"; calendars/,
        fix: /^Write `revision: \d+`/,
        inForm: /^The start was .* 10:00 AM and is .* 7:00 AM\. .*: write \d+\.$/,
      },
      {
        field: 'status',
        line: /^(start|status): /,
        message: /visitors are not told/,
        fix: /^Write `status: moved`, `movedFrom: ".*T10:00"` and `statusNote: "/,
        inForm: /visitors are not told\. Choose Moved, choose .* 10:00 AM under “Moved from”/,
      },
      {
        field: 'updated',
        line: /^updated: /,
        message: /day of the change/,
        fix: /^Write `updated: "\d{4}-\d\d-\d\d"`/,
        inForm: /Choose the day of that change, such as today, \w+ \d+, \d{4}\.$/,
      },
    ],
  },
  {
    name: 'a portrait that lies on its side',
    kind: 'speakers',
    cause: { picture: () => jpeg(1600, 1200).toBuffer(), ending: 'jpg' },
    expected: [
      {
        field: 'portrait',
        line: /^portrait: .*\.jpg/,
        message: /wider than it is high \(1600 by 1200\)/,
        fix: /^Cut it upright/,
        inForm: /^The picture is wider than it is high \(1600 by 1200\)\. Cut it upright/,
      },
    ],
  },
  {
    name: 'another speaker’s name left from a copy',
    kind: 'speakers',
    cause: { path: ['bioShort'], value: 'Dr. Amara Quill has worked nights since 1998.' },
    expected: [
      {
        field: 'bioShort',
        line: /^bioShort: /,
        message: /names Amara Quill, who is another speaker/,
        fix: /^Write what is true of /,
        inForm: /^Names Amara Quill, who is another speaker\. Write what is true of /,
      },
    ],
  },
  {
    name: 'a quote mark that is not closed',
    kind: 'speakers',
    cause: { find: /^name: .*$/m, write: 'name: "Dr. Ana Reyes' },
    expected: [
      {
        field: 'name',
        line: /^name: "Dr\. Ana Reyes$/,
        message: /quote mark is opened and not closed/,
        fix: /^Add the closing quote mark/,
      },
    ],
  },
];

/** The cause of a problem as a change of one file, given by its path inside the content folder. */
export async function changeBy({ cause }: MadeProblem, file: string): Promise<Change> {
  if ('find' in cause) return edit(file, (text) => text.replace(cause.find, cause.write));
  if ('picture' in cause) {
    const picture = file.replace(/\w+$/, cause.ending);
    const bytes = await cause.picture();
    return (tree) => {
      remove(file.replace(/\w+$/, 'svg'))(tree);
      put(picture, bytes)(tree);
      set(file, ['portrait'], `./${picture.split('/').at(-1)}`)(tree);
    };
  }
  const { path, value } = cause;
  if (typeof value === 'string') return set(file, path, value);
  return edit(file, (text) =>
    text.replace(new RegExp(`^${path.join('.')}: .*$`, 'm'), (line) => value(line)),
  );
}
