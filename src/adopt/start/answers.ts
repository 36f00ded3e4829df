import { isEmail, isHost } from '#content/address.ts';
import { type OptionalSection, optionalSectionKeys } from '#content/section-addresses.ts';
import { lettersWithoutShape } from '#files/font-letters.ts';
import { type Country, countryOf } from './countries.ts';

/** The facts that `npm run content:start` asks for or takes as options. */
export interface Answers {
  name: string;
  /** Name under the icon on the screen of a telephone; left out, the words of the example stand. */
  short?: string | undefined;
  /** Without `https://`. */
  domain: string;
  email: string;
  /** Number of the media desk, if somebody answers one. */
  phone?: string | undefined;
  /** Tag of a kind of English, such as `en-CA`. */
  language: string;
  emergency: string;
  crisis: string;
  /** Time zone of the desk, such as `America/Regina`. */
  zone: string;
  /** The sections that the network opens without; it can switch them on in `site.yaml` later. */
  without: readonly OptionalSection[];
  /** Whether the days off of the example, those of the United States, are the network’s too. */
  hasDaysOffOfExample: boolean;
}

/** The answers as somebody gave them, each a text or nothing. */
export type Given = Partial<
  Record<Exclude<keyof Answers, 'hasDaysOffOfExample'> | 'country', string>
>;

/** One question of the command. */
export interface Question {
  key: keyof Given;
  /** The question, without a question mark. */
  ask: string;
  /** Returns what an empty answer means; undefined where there must be one. */
  fallback: (given: Given) => string | undefined;
  /** A sentence on what is wrong with an answer; undefined where nothing is. */
  fault: (answer: string) => string | undefined;
}

/** The longest name under an icon that systems show whole (Web App Manifest, `short_name`). */
const longestShort = 12;

const countryIn = ({ country }: Given): Country | undefined => countryOf(country ?? '');

/** The questions in their order: later ones take their fallback from the answers before. */
export const questions: readonly Question[] = [
  {
    key: 'name',
    ask: 'Name of the network',
    fallback: () => undefined,
    fault: (name) => {
      if (/<[a-z/!]/i.test(name)) return 'The name holds HTML. Write plain words.';
      if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name))
        return 'The name has a line break or a sign that cannot be seen. Write it on one line.';
      const letters = lettersWithoutShape(name);
      if (letters.length > 0)
        return `The fonts of the site have no shape for “${letters.slice(0, 3).join('”, “')}”, so pictures and papers would show boxes. Write the name in Latin letters, with any accents; or have a developer add a font first (docs/decisions/fonts.md).`;
      return name.length > 120
        ? 'The name is longer than 120 letters. Write a shorter one.'
        : undefined;
    },
  },
  {
    key: 'short',
    ask: `Short name, at most ${longestShort} letters, for the screen of a telephone`,
    fallback: ({ name = '' }) => (name.length <= longestShort ? name : ''),
    fault: (short) =>
      short.length > longestShort
        ? `The short name has ${short.length} letters; telephones show ${longestShort}. Write a shorter one.`
        : undefined,
  },
  {
    key: 'domain',
    ask: 'Domain, such as voices.example.org',
    fallback: () => undefined,
    fault: (domain) =>
      isHost(bareDomain(domain))
        ? undefined
        : `“${domain}” is no domain. Write it like voices.example.org, without https:// and without a path.`,
  },
  {
    key: 'email',
    ask: 'Email address for all letters; each kind can have its own later',
    fallback: () => undefined,
    fault: (email) =>
      isEmail(email)
        ? undefined
        : `“${email}” is no email address. Write it like hello@example.org.`,
  },
  {
    key: 'phone',
    ask: 'Telephone number for the media, if somebody answers one',
    fallback: () => '',
    fault: (phone) =>
      phone === '' || /^\+?[\d().\s-]*\d[\d().\s-]*$/.test(phone)
        ? undefined
        : `“${phone}” is no telephone number. Write digits, or nothing if nobody answers.`,
  },
  {
    key: 'country',
    ask: 'Country, in two letters, such as US, CA or GB',
    fallback: () => 'US',
    fault: (country) =>
      /^[a-z]{2}$/i.test(country)
        ? undefined
        : `“${country}” is no country. Write its two letters, such as CA.`,
  },
  {
    key: 'language',
    ask: 'Language, such as en-US, en-CA or en-GB',
    fallback: (given) => countryIn(given)?.language ?? 'en-US',
    fault: (language) =>
      /^en(-[A-Z]{2})?$/.test(language)
        ? undefined
        : `“${language}” is no kind of English. The pages are in English so far: write a tag such as en-CA.`,
  },
  {
    key: 'emergency',
    ask: 'Number to call in an emergency',
    fallback: (given) => countryIn(given)?.emergency,
    fault: numberFault,
  },
  {
    key: 'crisis',
    ask: 'Number to call in a crisis of the mind',
    fallback: (given) => countryIn(given)?.crisis,
    fault: numberFault,
  },
  {
    key: 'zone',
    ask: 'Time zone of your office, such as America/Regina',
    fallback: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    fault: (zone) =>
      isZone(zone)
        ? undefined
        : `“${zone}” is no time zone. Write continent and city, such as America/Regina or Europe/London.`,
  },
  {
    key: 'without',
    ask: `Sections to leave out for now, of ${optionalSectionKeys.join(', ')}; or none`,
    fallback: () => noSection,
    fault: (without) => {
      const unknown = namesIn(without).filter((name) => !isSection(name));
      return unknown.length === 0
        ? undefined
        : `“${unknown.join('”, “')}” is no section. Write some of ${optionalSectionKeys.join(', ')}, or ${noSection}.`;
    },
  },
];

/** The answer of a network that opens with every section. */
const noSection = 'none';

/** The names of sections in an answer, such as “stories, events”. */
function namesIn(without: string): string[] {
  const names = without.toLowerCase().split(/[\s,;]+/);
  return names.filter((name) => name !== '' && name !== noSection);
}

function isSection(name: string): name is OptionalSection {
  return (optionalSectionKeys as readonly string[]).includes(name);
}

function numberFault(number: string): string | undefined {
  return /^\+?[0-9][0-9 -]*$/.test(number)
    ? undefined
    : `“${number}” is no telephone number. Write digits, such as 911.`;
}

function isZone(zone: string): boolean {
  if (zone !== 'UTC' && !/^[A-Z][\w+-]+\/[\w/+-]+$/.test(zone)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** `voices.example.org` of `https://voices.example.org/`. */
function bareDomain(domain: string): string {
  return domain
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

/** The option of the command for a question: `--name`. */
export function optionOf({ key }: Question): string {
  return `--${key}`;
}

/**
 * Returns the answers that were given, with the fallback of each question that was not, or a
 * sentence for each that is missing or wrong.
 */
export function answersOf(given: Given): { answers: Answers } | { faults: readonly string[] } {
  const whole: Given = {};
  const faults: string[] = [];
  for (const question of questions) {
    const { key, ask, fallback, fault } = question;
    const answer = tidy(given[key]) ?? fallback(whole);
    const problem =
      answer === undefined
        ? `${ask}: nothing is given. Add ${optionOf(question)} with a value behind it.`
        : fault(answer);
    if (problem !== undefined) faults.push(problem);
    if (answer !== undefined) whole[key] = answer;
  }
  if (faults.length > 0) return { faults };
  const { name = '', short, domain = '', email = '', phone, country = '' } = whole;
  const { language = '', emergency = '', crisis = '', zone = '', without = '' } = whole;
  const answers = {
    name,
    short: short || undefined,
    domain: bareDomain(domain),
    email,
    phone: phone || undefined,
    language,
    emergency,
    crisis,
    zone,
    without: namesIn(without).filter(isSection),
    hasDaysOffOfExample: country.toUpperCase() === 'US',
  };
  return { answers };
}

/** A text without spaces around it, its accents in one sign; undefined where nothing is left. */
function tidy(text: string | undefined): string | undefined {
  const bare = text?.normalize('NFC').trim();
  return bare === '' ? undefined : bare;
}
