import { isRecord } from '#content/is-record.ts';
import { deviceList } from '#site/device-list.ts';
import type { Message } from '#site/mail/mailto.ts';
import { isAnswers } from '../drafts/draft.ts';
import type { Answers } from '../letter.ts';

/** A letter that the visitor has begun on this device. */
export interface ContactRequest {
  /** Such as `CHV-7K3QM`; unique in the history. */
  reference: string;
  message: Message;
  /** When it was begun: ISO 8601, UTC. */
  startedAt: string;
  /** The visitor confirmed that it was sent. */
  sent: boolean;
  /**
   * The id of its letter and the answers, to reopen the form; absent in requests of older versions.
   */
  letter?: string;
  answers?: Answers;
  /** Who reads it; for the receipt, like the next two. */
  reader?: string;
  /** The latest time of an answer: ISO 8601, UTC. */
  answerBy?: string;
  /** A further sentence. */
  after?: string;
}

/** The requests that a device saves at most; a further one replaces the oldest. */
export const maxRequests = 50;

/** The requests of this device, newest first. */
export const {
  latest: latestRequests,
  change: changeRequests,
  remove: removeRequests,
  undo: undoRemoval,
  use: useRequests,
} = deviceList({
  key: 'requests',
  itemsIn: requestsIn,
  idOf: ({ reference }) => reference,
  limit: maxRequests,
});

/** Returns the history with a request first, in place of the one with the same reference. */
export function withRequest(
  history: readonly ContactRequest[],
  request: ContactRequest,
): ContactRequest[] {
  const others = history.filter(({ reference }) => reference !== request.reference);
  return [request, ...others].slice(0, maxRequests);
}

/**
 * Returns the valid requests of a stored list: the visitor or another program may have edited it.
 */
export function requestsIn(stored: readonly unknown[]): ContactRequest[] {
  return stored.filter(isRequest);
}

function isRequest(value: unknown): value is ContactRequest {
  if (!isRecord(value)) return false;
  const { reference, message, startedAt, sent, letter, answers, answerBy } = value;
  return (
    isRecord(message) &&
    [reference, startedAt, message['to'], message['subject'], message['body']].every(isText) &&
    isMoment(startedAt) &&
    typeof sent === 'boolean' &&
    [letter, value['reader'], value['after']].every(
      (field) => field === undefined || isText(field),
    ) &&
    (answerBy === undefined || isMoment(answerBy)) &&
    (answers === undefined || isAnswers(answers))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isMoment(value: unknown): boolean {
  return isText(value) && !Number.isNaN(Date.parse(value));
}
