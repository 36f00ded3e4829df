import { plainName } from '#site/person-name.ts';
import { fold } from '#site/search/fold.ts';
import { type Entry, entriesOfKind, fieldValues } from './entry.ts';
import type { Problem, ProblemText } from './problem.ts';
import { type Finding, problemsInTexts } from './problems-in-texts.ts';

/**
 * Problems of addresses and telephone numbers of people in words for visitors: everybody writes to
 * the network, which asks the person. The addresses and the number that `site.yaml` declares may
 * stand anywhere, and so may the short numbers of services (911, 988), numbers that are free to
 * call, and numbers to dial into an event.
 */
export function privateContactProblems(entries: readonly Entry[]): Problem[] {
  const declared = declaredContacts(entriesOfKind(entries, 'site')[0]);
  const names = familyNames(entries);
  return entries
    .filter(({ kindName }) => kindName !== 'site')
    .flatMap((entry) =>
      problemsInTexts(entry, ({ text, field }) => [
        ...mailFindings(text, declared, names),
        ...phoneFindings(text, declared),
        ...homeFindings(text, `${entry.kindName} ${field}`),
      ]),
    );
}

/** The contacts that the site itself declares. */
interface Declared {
  /** The domains of its e-mail addresses. */
  domains: ReadonlySet<string>;
  /** The digits of its telephone number. */
  phone: string;
}

function declaredContacts(site: Entry | undefined): Declared {
  const { email, desk } = site ? fieldValues(site) : {};
  const { phone } = Object(desk) as { phone?: unknown };
  const addresses = Object.values(Object(email) as Record<string, unknown>);
  const domains = addresses.map((address) => String(address).split('@')[1] ?? '');
  return { domains: new Set(domains), phone: digitsOf(String(phone ?? '')) };
}

/** The family names of speakers and of the board, as `fold` writes them; none of two letters. */
function familyNames(entries: readonly Entry[]): string[] {
  const people = entries.filter(({ kindName }) => kindName === 'speakers' || kindName === 'board');
  return people.flatMap((person) => {
    const { name } = fieldValues(person);
    const last =
      fold(plainName(typeof name === 'string' ? name : ''))
        .split(' ')
        .at(-1) ?? '';
    return last.length > 2 ? [last] : [];
  });
}

/** Matches an e-mail address; its groups are the name and the domain. */
const mailAddress = /([\p{L}\p{N}._%+-]+)@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;
/** Matches the domains at which people have a mailbox of their own. */
const mailboxes =
  /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|mac|aol|gmx|proton|protonmail|pm|mail|zoho|fastmail|hey|tutanota|comcast|verizon|sbcglobal|att|bellsouth|cox|charter|earthlink|web|yandex)\.[a-z.]+$/i;

function mailFindings(text: string, { domains }: Declared, names: readonly string[]): Finding[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(mailAddress)].flatMap(
    ({ 0: found, 1: name = '', 2: domain = '', index }) => {
      if (domains.has(domain)) return [];
      const parts = fold(name).split(/[^\p{L}]+/u);
      const isPersonal = names.some((one) => parts.some((part) => part.endsWith(one)));
      return mailboxes.test(domain) || isPersonal ? [{ index, found, ...privateMail }] : [];
    },
  );
}

/** Matches a telephone number of ten digits, or one from another country. */
const longNumber =
  /(?<![\p{L}\d./@-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)|(?<![\p{L}\d])\+\d{1,3}[-. ]?\d[\d. -]{6,12}\d/gu;
/** Matches a number without area code, or without marks, behind a word for calling. */
const calledNumber =
  /(?<=\b(?:call|phone|telephone|tel|cell|mobile|text|number|whatsapp|signal|llame|teléfono)\b[^.\d]{0,25})(?:\d{3}[-. ]\d{4}|\d{10})(?!\d)/giu;
/** Matches the area codes of numbers that are free to call, such as those of help lines. */
const freeToCall = /^1?8(?:00|33|44|55|66|77|88)/;
/** Matches the words before a number by which people take part in an event. */
const dialIn = /\b(?:dial|dial-in|call-in|conference line|passcode|meeting id)\b[^.]{0,40}$/i;

function phoneFindings(text: string, { phone }: Declared): Finding[] {
  if (!/\d{4}/.test(text)) return [];
  const found = [...text.matchAll(longNumber), ...text.matchAll(calledNumber)];
  return found.flatMap(({ 0: number, index }) => {
    const digits = digitsOf(number);
    const isDeclared = phone !== '' && (digits.endsWith(phone) || phone.endsWith(digits));
    const isForAll = isDeclared || freeToCall.test(digits) || dialIn.test(text.slice(0, index));
    return isForAll ? [] : [{ index, found: number, ...privatePhone }];
  });
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Matches a house number and a street: “412 Tolliver Street”, “12 N. Elm St., Apt 3”. */
const street =
  /(?<![\p{L}\d-])\d{1,5}[A-Z]? (?:[NSEW]\.? |North |South |East |West )?(?:[\p{Lu}][\p{L}’'.]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Court|Ct|Boulevard|Blvd|Place|Pl|Terrace|Circle|Way|Highway|Hwy)\b(?:\.?,? (?:Apt|Apartment|Unit|#)\.? ?\w+)?/gu;
/** Matches a numbered home in a house with several. */
const apartment = /\b(?:Apt|Apartment)\.? #?\d+\w?\b/g;
/** Matches words by which a house is somebody’s home. */
const homeWord = /\b(?:home|house|apartment|lives?|residence|casa|vive)\b/i;
/** Matches kind and field of the places where people are spoken of, and no place is invited to. */
const aboutPeople = /^(?:speakers|board|stories|exchange) /;

function homeFindings(text: string, place: string): Finding[] {
  const isAboutPeople = aboutPeople.test(place);
  if (!/\d/.test(text)) return [];
  if (!isAboutPeople && !homeWord.test(text)) return [];
  const found = [...text.matchAll(street), ...text.matchAll(apartment)];
  return found.flatMap(({ 0: address, index }) => {
    const near = text.slice(Math.max(0, index - 60), index + address.length + 60);
    if (!isAboutPeople && !homeWord.test(near)) return [];
    return [{ index, found: address, ...homeAddress }];
  });
}

const privateMail: ProblemText = {
  message: 'is the email address of a person, and this is public',
  fix: 'Leave it out, or write one of the network’s own addresses; the team passes letters on.',
};

const privatePhone: ProblemText = {
  message: 'is a telephone number that is not the network’s own, and this is public',
  fix: 'Leave it out; people write to the network or call its media desk. Help lines that are free to call may stay.',
};

const homeAddress: ProblemText = {
  message: 'looks like the address of somebody’s home, and this is public',
  fix: 'Leave out the number and the street; the town is enough.',
};
