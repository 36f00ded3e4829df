import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { isCalendarFeed, isEmail, isHttps, isOwnAddress } from './address.ts';
import { nameFault } from './file-name.ts';
import { speakingRate, takesAbout, wordRange } from './word-count.ts';

/**
 * The kinds of field that content files are made of. Each says which values are allowed and, in its
 * message, how to fix the others. Fields that point somewhere carry `meta` for the cross-checks.
 */

/** The target of a field: another content file, or a picture, of a person or of anything. */
export type Target = { entry: string } | { picture: true; isPortrait?: true };

/** The form of a text for which browsers have an input of its own, such as a date. */
export type Shape = 'day' | 'moment' | 'time' | 'zone';

/** The notes on a field that its schema carries by `meta`, beside the hint of `describe`. */
export interface FieldNotes {
  /** The hint in a form of the studio, where the one of `describe` speaks of a file. */
  hintInForm?: string;
  /** The sentence by which a form asks for it: “Choose whether requests are open.” */
  ask?: string;
  /**
   * Its name in words, for staff. Without one it is made of the key: `shortName` is "Short name".
   */
  label?: string;
  /** The name of one item of a list. Without one it is made of the label: "Talk" of "Talks". */
  item?: string;
  target?: Target;
  shape?: Shape;
  /** Whether the studio makes its value and shows it in no form (`madeId`). */
  isMadeId?: boolean;
  /** Of named fields of any number: the field in each of them that it is called by. */
  calledBy?: string;
  /** Of named fields of any number: the labels of some, by their keys. */
  labels?: Readonly<Record<string, string>>;
  /** Whether entries are called by it (`entryTitle`). */
  isTitle?: boolean;
  /** Whether a form shows it only in data that has it: elsewhere it would do nothing, or harm. */
  isShownIfPresent?: boolean;
}

/**
 * The two sentences of a rule, for `refine`: `inFile` is what the content check says of the file,
 * "has spaces; remove them", and `inForm` what the studio says beside the field, as a sentence.
 */
export function says(inFile: string, inForm: string) {
  return { error: inFile, params: { inForm } };
}

/** The sentences of a rule that a text has `places`, "{from} and {to}", which the site fills in. */
export function holdsPlaces(places: string) {
  return says(
    `must have ${places} in it`,
    `Put ${places} into the sentence, with the braces: the site fills that in.`,
  );
}

/** Words for visitors: not empty, no HTML, no stray spaces at the ends. */
export const text = z
  .string({ error: 'must be text; put it in quotes if it looks like a number or a date' })
  .min(1, 'must not be empty')
  .refine(
    (value) => value === value.trim(),
    says(
      'has spaces at its start or end; remove them',
      'Take away the spaces at the beginning and at the end.',
    ),
  )
  .refine(
    (value) => !/<[a-z/!]/i.test(value),
    says('holds HTML; write plain words', 'Write plain words, without signs such as <b>.'),
  );

/** A text with `hint` for staff, which must have a place for each name, such as `{until}`. */
export function sentence(hint: string, ...names: readonly string[]) {
  const places = names.map((name) => `{${name}}`);
  const placesInWords = places.join(' and ');
  return text
    .refine((words) => places.every((place) => words.includes(place)), holdsPlaces(placesInWords))
    .describe(`${hint}; with ${placesInWords}`);
}

/**
 * The id of an item of a list, by which the site or a visitor’s device knows it whatever its words
 * are. No form shows it: the studio makes one for a new item, and the others stay.
 */
export const madeId = z
  .string()
  .refine(
    (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
    says(
      'must be small letters, digits and hyphens, such as "ask-speaker"',
      'Remove this entry and add it again.',
    ),
  )
  .meta({ isMadeId: true });

/**
 * The field that holds the title of an entry: lists call the entry by it, and the studio asks for
 * it when somebody begins a new one. Every kind whose entries can be added has such a field, except
 * claims. `hint` says what belongs there; `field` is the schema of its text.
 */
export function entryTitle(hint: string, field: z.ZodString = text): z.ZodString {
  return field.meta({ isTitle: true, description: hint });
}

/**
 * The words of a page or a part of it: for each key the hint on a text, or a field of another kind.
 * Other keys are not allowed. `words({ title: 'Heading of the part' })` is an object with one text.
 */
export function words<Fields extends Readonly<Record<string, string | z.ZodType>>>(fields: Fields) {
  const shape = Object.entries(fields).map(([key, field]) => [
    key,
    typeof field === 'string' ? text.describe(field) : field,
  ]);
  return z.strictObject(Object.fromEntries(shape) as FieldsOf<Fields>);
}

type FieldsOf<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends z.ZodType ? Fields[Key] : typeof text;
};

/** A word or a phrase as people type it, in lower case. */
export const lowerCase = text.refine(
  (value) => value === value.toLowerCase(),
  says('has capital letters; write it in lower case', 'Write it in small letters.'),
);

export const phrases = listOf(lowerCase);

/** Other words by which the search finds a page; optional. */
export const alsoField = phrases
  .optional()
  .describe('Other words people type when they mean this page, in lower case');

const pageFields = {
  title: text.describe('Heading of the page'),
  description: text.max(155).describe('One sentence for search engines and shared links'),
  lede: text.describe('The sentence under the heading'),
  also: alsoField,
};

/**
 * The words of a page: title, description, lede and what people call it, then the fields of this
 * page, as in `words`.
 */
export function page<Fields extends Readonly<Record<string, string | z.ZodType>>>(fields: Fields) {
  return words({ ...pageFields, ...fields });
}

/** A part of a page: its heading and the sentence under it. */
export const heading = words({
  title: 'Heading of the part',
  lede: 'Sentence under the heading',
});

/** One named thing in a list, or one way on. */
export const point = words({
  title: 'What it is, in a few words',
  text: 'One to three sentences about it',
});

export const closing = words({
  title: 'Heading of the closing call',
  text: 'Sentence of the closing call',
  button: 'What the button does',
}).describe('The closing call');

/** The words in the place of a list while the network has no entry of its kind. */
export const nothingYet = words({
  title: 'What will be here',
  text: 'A sentence about it, and how to be part of it',
  button: 'Button that leads to a way to be part of it',
}).describe('While there is none yet');

/** Words that take about `seconds` to read aloud: their number must fit (`word-count.ts`). */
export function spoken(seconds: number) {
  const { least, most } = wordRange(seconds);
  return text
    .refine(
      (value) => takesAbout(value, seconds),
      says(
        `must have ${least} to ${most} words, about ${seconds} seconds at ${speakingRate} words a minute`,
        `Write ${least} to ${most} words: read aloud, that takes about ${seconds} seconds.`,
      ),
    )
    .meta({ words: least });
}

/** A list of at least one entry, of which no two are equal. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .min(1, 'must have at least one entry')
    .refine(
      (items) => new Set(items.map((entry) => JSON.stringify(entry))).size === items.length,
      says('has the same entry twice; remove one', 'Two of these are the same. Remove one.'),
    );
}

/** The two sentences of a rule, as `says` makes them. */
type Said = ReturnType<typeof says>;

/**
 * The text of an address that `isRight` accepts. What people often put in its place has sentences
 * of its own; `otherwise` are those for anything else.
 */
function addressText(isRight: (value: string) => boolean, otherwise: Said) {
  return z.string().superRefine((value, context) => {
    if (isRight(value)) return;
    const { error: message, params } = mistakenAddress(value) ?? otherwise;
    // No address breaks every rule on addresses; one sentence on it is enough.
    context.addIssue({ code: 'custom', message, params, continue: false });
  });
}

/** The sentences for a mail address, and for an address without its beginning. */
function mistakenAddress(value: string): Said | undefined {
  const plain = value.replace(/^mailto:/, '');
  if (isEmail(plain)) {
    return says(
      'is an email address; write the address of a page, which begins with https://',
      'This is an email address. Write the address of a page, which begins with https://.',
    );
  }
  const whole = `https://${value.replace(/^https?:\/*/i, '')}`;
  const isCut = /^(?:https?:\/*)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(value);
  if (!isCut || !isHttps(whole)) return undefined;
  return says(
    `must begin with https://; write "${whole}", if that opens`,
    `Write ${whole}, if that opens.`,
  );
}

export const httpsUrl = addressText(
  isHttps,
  says(
    'must be a full address that begins with https://',
    'Write the full address; it begins with https://.',
  ),
);

/**
 * Where something can be found: `https://…`, `webcal://…`, a page of this site such as `/stories`,
 * or `#` for "not available yet".
 */
export const link = addressText(
  (value) => value === '#' || isOwnAddress(value) || isHttps(value) || isCalendarFeed(value),
  says(
    'must be an address that begins with https:// or webcal://, a page of this site such as /stories, or # for "coming soon"',
    'Write an address that begins with https:// or webcal://, a page of this site such as /stories, or # as long as it is not there yet.',
  ),
);

export const emailAddress = z
  .string()
  .refine(
    isEmail,
    says(
      'must be an email address, such as hello@example.org',
      'Write an email address, such as hello@example.org.',
    ),
  );

/** A calendar day, `YYYY-MM-DD`. */
export const calendarDate = z
  .string()
  .refine(
    isCalendarDate,
    says(
      'must be a day that exists, written YYYY-MM-DD, such as "2026-11-19"',
      'Choose a day that exists.',
    ),
  )
  .meta({ shape: 'day' satisfies Shape });

/** A day, a month or a year, as exact as it is known: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export const partialDate = z
  .string({ error: 'must be text in quotes, such as "2025", "2025-08" or "2025-08-22"' })
  .refine(
    (value) =>
      /^\d{4}$/.test(value) || isCalendarDate(/^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value),
    says(
      'must be a year, a month or a day that exists, such as "2025", "2025-08" or "2025-08-22"',
      'Write a year such as 2025, a year and a month such as 2025-08, or a day such as 2025-08-22.',
    ),
  );

/** Day and time on the wall clock of the place, `YYYY-MM-DDTHH:MM`. */
export const localDateTime = z
  .string()
  .refine(
    isLocalDateTime,
    says(
      'must be a day and time that exist, written YYYY-MM-DDTHH:MM, such as "2026-11-19T18:00"',
      'Choose a day and a time that exist.',
    ),
  )
  .meta({ shape: 'moment' satisfies Shape });

/** A time of day, `HH:MM` on the 24-hour clock. */
export const clockTime = z
  .string()
  .refine(
    (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    says('must be a time such as "07:30", on the 24-hour clock', 'Choose a time.'),
  )
  .meta({ shape: 'time' satisfies Shape });

export const timeZone = z
  .string()
  .refine(
    isTimeZone,
    says(
      'must be an IANA time zone, such as "America/Chicago"',
      'Choose a time zone from the list, such as America/Chicago.',
    ),
  )
  .meta({ shape: 'zone' satisfies Shape });

/** The id (file name without ending) of another content file. */
export function reference(entry: string) {
  return z
    .string()
    .min(1, 'must not be empty')
    .meta({ target: { entry } satisfies Target });
}

/** The problem of a family name that is no part of the name, for `refine(hasFamilyName, …)`. */
export const wrongFamilyName = {
  path: ['familyName'],
  ...says(
    'must be a part of "name"; write it as it stands there',
    'Write a part of the name above, letter for letter as it stands there.',
  ),
};

/** The name of a file that visitors save, without its ending. */
export const savedName = text.refine(
  (value) => nameFault(value) === undefined,
  says(
    'must be a name that every system can hold; use letters, digits and hyphens, and no name such as "con" or "aux"',
    'Use letters, digits and hyphens alone, so that every computer can save it; and no name such as “con” or “aux”.',
  ),
);

/** A picture beside the content file, such as `./amara-quill.svg`. */
export const pictureFile = z
  .string()
  .regex(/^\.\/[\w-]+\.(svg|jpe?g|png|webp|avif)$/, {
    error:
      'must be a picture beside this file, such as "./amara-quill.svg" (svg, jpg, png, webp or avif)',
  })
  .meta({ target: { picture: true } satisfies Target });

/** A picture of a person beside the content file: upright, and large enough for a headshot. */
export const portraitFile = pictureFile.meta({
  target: { picture: true, isPortrait: true } satisfies Target,
});

/** Whether `YYYY-MM-DD` names a day that exists; 2025-02-30 does not. */
export function isCalendarDate(value: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && succeeds(() => Temporal.PlainDate.from(value, reject))
  );
}

/** Whether `YYYY-MM-DDTHH:MM` names a day and time that exist. */
export function isLocalDateTime(value: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) &&
    succeeds(() => Temporal.PlainDateTime.from(value, reject))
  );
}

/**
 * Whether the name is an IANA time zone such as `America/Chicago`; offsets and abbreviations are
 * not.
 */
function isTimeZone(value: string): boolean {
  return (
    (value === 'UTC' || /^[A-Z][\w+-]+\/[\w/+-]+$/.test(value)) &&
    succeeds(() => Temporal.Now.zonedDateTimeISO(value))
  );
}

const reject = { overflow: 'reject' } as const;

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
