import { useSyncExternalStore } from 'react';
import * as device from '#site/device.ts';
import type { Message } from '#site/mail/mailto.ts';
import type { Answers } from '../letter.ts';

/** A letter the visitor has started on this device. */
export interface ContactRequest {
  /** Its reference, such as `CHV-7K3QM`; unique in the history. */
  reference: string;
  message: Message;
  /** When it was started, ISO 8601 UTC. */
  startedAt: string;
  /** Whether the visitor has said that it was sent. */
  sent: boolean;
  /** The letter it was made with and its answers, to go back to them; absent in what older versions kept. */
  letter?: string;
  answers?: Answers;
  /** Said on the receipt: who reads it, and the latest moment of an answer, ISO 8601 UTC. */
  reader?: string;
  answerBy?: string;
  after?: string;
}

/** The requests of this device, newest first, and whether it keeps them. */
interface RequestState {
  requests: readonly ContactRequest[];
  kept: boolean;
}

/** How many requests a device keeps; the oldest makes room. */
const limit = 50;
/** What is known where there is no device: while a page is built. */
const noRequests: RequestState = { requests: [], kept: true };

let state: RequestState | undefined;
const listeners = new Set<() => void>();

/** The history with one request added or, if its reference is known, replaced. Newest first. */
export function rememberRequest(
  history: readonly ContactRequest[],
  request: ContactRequest,
): ContactRequest[] {
  return [request, ...forgetRequest(history, request.reference)].slice(0, limit);
}

/** The history without one request. */
export function forgetRequest(
  history: readonly ContactRequest[],
  reference: string,
): ContactRequest[] {
  return history.filter((request) => request.reference !== reference);
}

/** What can be read of a history from storage, which a visitor or another program may have changed. */
export function historyFrom(value: unknown): ContactRequest[] {
  return Array.isArray(value) ? value.filter(isRequest) : [];
}

/** The requests there are now. */
export function currentRequests(): RequestState {
  state ??= { requests: stored() ?? [], kept: true };
  return state;
}

/** Changes the requests; what another tab wrote since is changed with them. */
export function changeRequests(
  change: (requests: readonly ContactRequest[]) => readonly ContactRequest[],
): void {
  const requests = change(stored() ?? currentRequests().requests);
  state = { requests, kept: device.save('requests', requests) };
  for (const listener of listeners) listener();
}

/** The requests kept on this device. `kept` is false where the browser keeps nothing. */
export function useRequests(): RequestState {
  return useSyncExternalStore(subscribe, currentRequests, () => noRequests);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): ContactRequest[] | undefined {
  const value = device.read('requests', (found): found is unknown[] => Array.isArray(found));
  return value && historyFrom(value);
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
    (answers === undefined || (isRecord(answers) && Object.values(answers).every(isText)))
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
