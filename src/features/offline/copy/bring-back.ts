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
export interface Homecoming {
  /** The new values by their keys. Keys that do not change are not in it. */
  values: ReadonlyMap<StoredKey, unknown>;
  /** Things that come back. */
  back: Counts;
  /** Things that are here already. */
  here: Counts;
  /** Things for which there is no room. */
  noRoom: Counts;
  /** Drafts of forms that have another draft here. */
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
export function joinCopy(kept: KeptThings, here: DeviceThings, rules: Rules): Homecoming {
  const requests = joinedRequests(kept.requests, here.requests, rules.addresses);
  const speakers = joinedShortlist(kept.shortlist, here.shortlist);
  const ticks = joinedTicks(kept.planner, here.planner);
  const drafts = joinedDrafts(kept.drafts, here, rules.forms);
  const values = new Map<StoredKey, unknown>();
  if (requests.back > 0) values.set('requests', requests.list);
  if (speakers.back > 0) values.set('shortlist', speakers.list);
  if (ticks.back > 0) values.set('planner', ticks.list);
  for (const [id, answers] of drafts.added) values.set(`draft:${id}`, answers);
  return {
    values,
    back: {
      requests: requests.back,
      speakers: speakers.back,
      drafts: drafts.added.length,
      ticks: ticks.back,
    },
    here: {
      requests: requests.here,
      speakers: speakers.here,
      drafts: drafts.here,
      ticks: ticks.here,
    },
    noRoom: { requests: requests.noRoom, speakers: speakers.noRoom },
    differs: { drafts: drafts.differs },
    unread: { entries: requests.unread + speakers.unread + ticks.unread + drafts.unread },
  };
}

function joinedRequests(
  kept: readonly unknown[],
  here: readonly ContactRequest[],
  addresses: readonly string[],
) {
  const references = new Set(here.map(({ reference }) => reference));
  const readable = requestsIn(kept)
    .filter(({ message, reference }) => addresses.includes(message.to) && reference !== '')
    .map(knownFields);
  const unique = [...new Map(readable.map((request) => [request.reference, request])).values()];
  const added = unique.filter(({ reference }) => !references.has(reference));
  const list = [...here, ...added].slice(0, Math.max(maxRequests, here.length));
  const back = list.length - here.length;
  return {
    list,
    back,
    here: unique.length - added.length,
    noRoom: added.length - back,
    unread: kept.length - readable.length,
  };
}

/** Returns a request with the fields that the site writes, and no others. */
function knownFields(request: ContactRequest): ContactRequest {
  const { reference, message, startedAt, sent, letter, answers, reader, answerBy, after } = request;
  const { to, subject, body } = message;
  return {
    reference,
    message: { to, subject, body },
    startedAt,
    sent,
    ...(letter !== undefined && { letter }),
    ...(answers && { answers: plainAnswers(answers) }),
    ...(reader !== undefined && { reader }),
    ...(answerBy !== undefined && { answerBy }),
    ...(after !== undefined && { after }),
  };
}

function joinedShortlist(kept: readonly unknown[], here: readonly Choice[]) {
  const readable = kept.flatMap((entry) => choicesFrom([entry]));
  const unique = [...new Map(readable.map((choice) => [choice.id, choice])).values()];
  const all = joinChoices(here, unique);
  const list = all.slice(0, Math.max(maxChoices, here.length));
  const back = list.length - here.length;
  return {
    list,
    back,
    here: unique.length - (all.length - here.length),
    noRoom: all.length - list.length,
    unread: kept.length - readable.length,
  };
}

function joinedTicks(kept: readonly unknown[], here: readonly string[]) {
  const readable = kept.filter(isTaskId);
  const unique = [...new Set(readable)];
  const added = unique.filter((id) => !here.includes(id));
  return {
    list: [...here, ...added],
    back: added.length,
    here: unique.length - added.length,
    unread: kept.length - readable.length,
  };
}

/** Returns whether a value can be the id of a task of the planner. */
function isTaskId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value);
}

function joinedDrafts(
  kept: KeptThings['drafts'],
  { draftOf }: DeviceThings,
  forms: readonly string[],
) {
  const added: [id: string, answers: Answers][] = [];
  const counts = { here: 0, differs: 0, unread: 0 };
  for (const [id, value] of Object.entries(kept)) {
    const brought = forms.includes(id) ? answersIn(value) : undefined;
    const present = filledAnswers(draftOf(id) ?? {});
    if (!brought) counts.unread += 1;
    else if (isSameAnswers(filledAnswers(brought), present)) counts.here += 1;
    else if (Object.keys(present).length > 0) counts.differs += 1;
    else added.push([id, brought]);
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
