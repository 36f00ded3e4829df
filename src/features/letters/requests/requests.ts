import { deviceList } from '#site/device-list.ts';
import type { Message } from '#site/mail/mailto.ts';
import { isAnswers } from '../form/use-draft.ts';
import type { Answers } from '../letter.ts';

/** A letter that the visitor has begun on this device. */
export interface ContactRequest {
  /** Such as `CHV-7K3QM`; unique in the history. */
  reference: string;
  message: Message;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** Whether the visitor confirmed that it was sent. */
  sent: boolean;
  /**
   * The id of its letter and the answers, to reopen the form; absent in requests of older versions.
   */
  letter?: string;
  answers?: Answers;
  /**
   * For the receipt: who reads it, the latest time of an answer (ISO 8601, UTC), and a further
   * sentence.
   */
  reader?: string;
  answerBy?: string;
  after?: string;
}

/** How many requests a device saves; a further one replaces the oldest. */
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

/** Puts a request first; replaces the one with the same reference. */
export function withRequest(
  history: readonly ContactRequest[],
  request: ContactRequest,
): ContactRequest[] {
  const others = history.filter(({ reference }) => reference !== request.reference);
  return [request, ...others].slice(0, maxRequests);
}

/** A stored list → its valid requests: the visitor or another program may have edited it. */
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
    [letter, value['reader'], value['after']].every((one) => one === undefined || isText(one)) &&
    (answerBy === undefined || isMoment(answerBy)) &&
    (answers === undefined || isAnswers(answers))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isMoment(value: unknown): boolean {
  return isText(value) && !Number.isNaN(Date.parse(value));
}
