import {
  type ContactRequest,
  maxRequests,
  requestsIn,
} from '#features/letters/requests/requests.ts';
import {
  type Choice,
  choicesFrom,
  joinChoices,
  maxChoices,
} from '#features/speakers/shortlist/shortlist.ts';
import type { KeptThings } from '#site/copy/copy-file.ts';
import type { StoredKey } from '#site/device-keys.ts';
import type { Message } from '#site/mail/mailto.ts';

type Answers = Readonly<Record<string, string>>;

/** The things that this browser keeps already. */
export interface DeviceThings {
  requests: readonly ContactRequest[];
  shortlist: readonly Choice[];
  planner: readonly string[];
  /** The answers by the id of the form; undefined where none are kept. */
  draftOf: (id: string) => Answers | undefined;
}

/** Limits to what a copy may bring back. */
export interface Rules {
  /** The ids of the forms whose drafts can be brought back. */
  forms: readonly string[];
  /**
   * The addresses of the site: a request to anybody else is left out, so that no file makes a
   * visitor write to strangers.
   */
  addresses: readonly string[];
}

/** How many things of each kind. */
export type Counts = Partial<
  Record<'requests' | 'speakers' | 'drafts' | 'ticks' | 'entries', number>
>;

/** The outcome of joining a copy with what the browser keeps. */
export interface JoinResult {
  /** The new values by their keys. Keys that do not change are not in it. */
  values: ReadonlyMap<StoredKey, unknown>;
  /** Things that come back. */
  broughtBack: Counts;
  /** Things that are on the device already. */
  alreadyHere: Counts;
  /** Things for which there is no room. */
  noRoom: Counts;
  /** Drafts of forms that have another draft on the device. */
  differs: Counts;
  /** Entries that are malformed, or not of this site. */
  unread: Counts;
}

/**
 * Joins what a copy holds with what this browser keeps, and stores nothing. What the browser keeps
 * stays. Nothing is doubled: a request counts as the same by its reference, a speaker by the id.
 * Requests and speakers of the copy are appended until their list is full; `noRoom` counts the
 * rest.
 */
export function joinCopy(copied: KeptThings, onDevice: DeviceThings, rules: Rules): JoinResult {
  const requests = joinedRequests(copied.requests, onDevice.requests, rules.addresses);
  const speakers = joinedShortlist(copied.shortlist, onDevice.shortlist);
  const ticks = joinedTicks(copied.planner, onDevice.planner);
  const drafts = joinedDrafts(copied.drafts, onDevice, rules.forms);
  const values = new Map<StoredKey, unknown>();
  if (requests.broughtBack > 0) values.set('requests', requests.list);
  if (speakers.broughtBack > 0) values.set('shortlist', speakers.list);
  if (ticks.broughtBack > 0) values.set('planner', ticks.list);
  for (const [id, answers] of drafts.added) values.set(`draft:${id}`, answers);
  return {
    values,
    broughtBack: {
      requests: requests.broughtBack,
      speakers: speakers.broughtBack,
      drafts: drafts.added.length,
      ticks: ticks.broughtBack,
    },
    alreadyHere: {
      requests: requests.alreadyHere,
      speakers: speakers.alreadyHere,
      drafts: drafts.alreadyHere,
      ticks: ticks.alreadyHere,
    },
    noRoom: { requests: requests.noRoom, speakers: speakers.noRoom },
    differs: { drafts: drafts.differs },
    unread: { entries: requests.unread + speakers.unread + ticks.unread + drafts.unread },
  };
}

function joinedRequests(
  copied: readonly unknown[],
  onDevice: readonly ContactRequest[],
  addresses: readonly string[],
) {
  const references = new Set(onDevice.map(({ reference }) => reference));
  const readable = requestsIn(copied)
    .filter(({ message, reference }) => addresses.includes(message.to) && reference !== '')
    .map(knownFields);
  const unique = [...new Map(readable.map((request) => [request.reference, request])).values()];
  const added = unique.filter(({ reference }) => !references.has(reference));
  // A list that is already over the limit keeps its length.
  const list = [...onDevice, ...added].slice(0, Math.max(maxRequests, onDevice.length));
  const broughtBack = list.length - onDevice.length;
  return {
    list,
    broughtBack,
    alreadyHere: unique.length - added.length,
    noRoom: added.length - broughtBack,
    unread: copied.length - readable.length,
  };
}

/**
 * Returns a request with the fields that the site writes, and no others. A field that is added to
 * the type and not here is a type error.
 */
function knownFields(request: ContactRequest): ContactRequest {
  const { message, answers } = request;
  const { to, subject, body } = message;
  const fields: FieldsOf<ContactRequest> = {
    reference: request.reference,
    message: { to, subject, body } satisfies FieldsOf<Message>,
    startedAt: request.startedAt,
    sent: request.sent,
    letter: request.letter,
    answers: answers && plainAnswers(answers),
    reader: request.reader,
    answerBy: request.answerBy,
    after: request.after,
  };
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled) as unknown as ContactRequest;
}

/** Every field of a type, also those that may be absent. */
type FieldsOf<Type> = { [Field in keyof Required<Type>]: Type[Field] };

function joinedShortlist(copied: readonly unknown[], onDevice: readonly Choice[]) {
  const readable = copied.flatMap((entry) => choicesFrom([entry]));
  const unique = [...new Map(readable.map((choice) => [choice.id, choice])).values()];
  const all = joinChoices(onDevice, unique);
  // A list that is already over the limit keeps its length.
  const list = all.slice(0, Math.max(maxChoices, onDevice.length));
  return {
    list,
    broughtBack: list.length - onDevice.length,
    alreadyHere: unique.length - (all.length - onDevice.length),
    noRoom: all.length - list.length,
    unread: copied.length - readable.length,
  };
}

function joinedTicks(copied: readonly unknown[], onDevice: readonly string[]) {
  const readable = copied.filter(isTaskId);
  const unique = [...new Set(readable)];
  const added = unique.filter((id) => !onDevice.includes(id));
  return {
    list: [...onDevice, ...added],
    broughtBack: added.length,
    alreadyHere: unique.length - added.length,
    unread: copied.length - readable.length,
  };
}

/** Returns whether a value can be the id of a task of the planner. */
function isTaskId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value);
}

function joinedDrafts(
  copied: KeptThings['drafts'],
  { draftOf }: DeviceThings,
  forms: readonly string[],
) {
  const added: [id: string, answers: Answers][] = [];
  const counts = { alreadyHere: 0, differs: 0, unread: 0 };
  for (const [id, value] of Object.entries(copied)) {
    const answers = forms.includes(id) ? answersIn(value) : undefined;
    const answersHere = filledAnswers(draftOf(id) ?? {});
    if (!answers) counts.unread += 1;
    else if (isSameAnswers(filledAnswers(answers), answersHere)) counts.alreadyHere += 1;
    else if (Object.keys(answersHere).length > 0) counts.differs += 1;
    else added.push([id, answers]);
  }
  return { added, ...counts };
}

function answersIn(value: unknown): Answers | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const isText = Object.values(value).every((answer) => typeof answer === 'string');
  return isText ? plainAnswers(value as Answers) : undefined;
}

/** Returns the answers whose names can be those of questions. */
function plainAnswers(answers: Answers): Answers {
  const plain = Object.entries(answers).filter(([name]) => /^[A-Za-z]\w{0,60}$/.test(name));
  return Object.fromEntries(plain);
}

/** Returns the answers that are not empty. */
function filledAnswers(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''));
}

function isSameAnswers(answers: Answers, others: Answers): boolean {
  const names = new Set([...Object.keys(answers), ...Object.keys(others)]);
  return [...names].every((name) => answers[name] === others[name]);
}
