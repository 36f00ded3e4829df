import type { Message } from '#site/mail/message.ts';

/** A letter the visitor has started on this device. */
export interface ContactRequest {
  /** Its reference, such as `CHV-7K3QM`; unique in the history. */
  reference: string;
  message: Message;
  /** When it was started, ISO 8601 UTC. */
  startedAt: string;
  /** Whether the visitor has said that it went. */
  sent: boolean;
}

/** How many requests a device keeps; the oldest makes room. */
const limit = 50;

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

function isRequest(value: unknown): value is ContactRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, message, startedAt, sent } = value as Record<string, unknown>;
  return (
    typeof reference === 'string' &&
    typeof startedAt === 'string' &&
    !Number.isNaN(Date.parse(startedAt)) &&
    typeof sent === 'boolean' &&
    isMessage(message)
  );
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { to, subject, body } = value as Record<string, unknown>;
  return [to, subject, body].every((part) => typeof part === 'string');
}
