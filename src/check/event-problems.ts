import { type Entry, entriesOfKind, fieldValues, problemAt } from './entry.ts';
import type { Problem } from './problem.ts';

/** Problems of events that the file of one event alone cannot show. */
export function eventProblems(entries: readonly Entry[]): Problem[] {
  const events = entriesOfKind(entries, 'events');
  const addresses = addressesOf(entriesOfKind(entries, 'site')[0]);
  return addresses ? events.flatMap((event) => addressProblems(event, addresses)) : [];
}

/** Patterns of those to whom somebody may write: anybody; those who keep an event; their desk. */
const anybody = '(us|them|him|her|the|our|[A-Z])';
const people = '(the|our) ([\\w’]+ ){0,3}(team|hosts?|organizers?|coordinators?|bureau|network)';
const desk = '(the|our) ([\\w’]+ ){0,3}(office|desk)';
/**
 * Matches a request for a letter: a verb of writing before anybody ("e-mail Maria"), or a wider
 * verb before those who keep an event ("tell the events team"). The address itself is no request
 * ("the e-mail").
 */
const request = new RegExp(
  [
    `(?<!\\b(an|the|by|your) )\\be-?mail ${anybody}`,
    `\\b(write to|reply to|contact|notify|inform|message) ${anybody}`,
    `\\b(tell|ask|send|write) (us|${people}|${desk})\\b`,
    `\\b(send|apply)\\b[^,]* to (us|${people})\\b`,
    `\\blet (us|${people}) know\\b`,
    '\\bsend (an|your) e-?mail\\b|\\bget in touch\\b|\\breach out\\b|\\brsvp\\b',
  ].join('|'),
);
/**
 * Matches a way in that leads over those who keep an event: "registration is through the events
 * team". In the present tense that is a request too.
 */
const wayOverPeople = new RegExp(`\\b(through|with|via|by|from) ${people}\\b`);
/** Matches a verb in the past tense, but not the participle after "is": "is closed". */
const pastTense = /\b(was|were|had|did|could|went|took)\b|(?<!\b(is|are|be) )\b\w+ed\b/;

/**
 * Problems of fields that ask visitors to write to somebody, and neither write out one of our
 * addresses nor name the button of the page. The check must answer the same on every day, so it
 * goes by the words and not by the date: words in the past tense ask for nothing.
 */
function addressProblems(entry: Entry, addresses: readonly string[]): Problem[] {
  const data = fieldValues(entry);
  const button = buttonOf(data['status']);
  const allowedWays = [...addresses, ...(button ? [button] : [])].map((words) =>
    words.toLowerCase(),
  );
  const write = button ? `Say “${button}” on the event’s page, or write` : 'Write';
  return ['statusNote', 'howToJoin', 'access'].flatMap((field) => {
    const text = data[field];
    if (typeof text !== 'string' || !asksForLetter(text)) return [];
    if (allowedWays.some((words) => text.toLowerCase().includes(words))) return [];
    return problemAt(entry, [field], text, {
      message: 'asks visitors to write to somebody, but gives none of our addresses',
      fix: `${write} the email address out, such as ${addresses[0] ?? 'hello@example.org'}.`,
    });
  });
}

/**
 * The words of the button on an event’s page (`content/letters/event-place.yaml`); a cancelled
 * event has none.
 */
function buttonOf(status: unknown): string | undefined {
  if (status === 'cancelled') return undefined;
  return status === 'full' ? 'Join the waiting list' : 'Ask for a place';
}

/**
 * Whether a sentence of a text asks for a letter. The first letter of a sentence is compared in
 * lower case; other capitals count, since they begin names.
 */
function asksForLetter(text: string): boolean {
  const sentences = text.split(/(?<=[.!?:;])\s+/);
  return sentences.some((sentence) => {
    const words = sentence.charAt(0).toLowerCase() + sentence.slice(1);
    return request.test(words) || (wayOverPeople.test(words) && !pastTense.test(words));
  });
}

/**
 * The e-mail addresses of the network in `content/site.yaml`, that of the events first. Undefined
 * while that file cannot be read.
 */
function addressesOf(site: Entry | undefined): string[] | undefined {
  if (!site?.data) return undefined;
  const { events, ...others } = Object(fieldValues(site)['email']) as Record<string, unknown>;
  return [events, ...Object.values(others)].filter((value) => typeof value === 'string');
}
