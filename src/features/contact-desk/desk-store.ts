import type { StoredKey } from '#site/device-store.ts';
import type { Message } from '#site/mail/message.ts';

/** A letter ready to be sent. */
export interface Letter {
  kind: 'letter';
  message: Message;
  /** Set when a letter of before is opened again. */
  reference?: string;
  /** The form draft it was made from, forgotten once the letter is sent. */
  draft?: StoredKey;
  /** The newsletter's letter, which has a notice of its own. */
  isSignup?: boolean;
}

/** What the visitor wants to do: write a letter, book, sign up, offer a story, propose an event, or put a need or an offer on the board. */
export type DeskTask =
  | Letter
  | { kind: 'booking'; speaker: string }
  | { kind: 'signup'; email: string; page: string }
  | { kind: 'story' }
  | { kind: 'proposal' }
  | { kind: 'need' }
  | { kind: 'offer' };

let task: DeskTask | undefined;
const listeners = new Set<() => void>();

/** Begins a task, in place of the one there is. */
export function beginTask(next: DeskTask): void {
  change(next);
}

/** Ends the task there is. */
export function endTask(): void {
  change(undefined);
}

/** The task there is, for `useSyncExternalStore`. */
export function currentTask(): DeskTask | undefined {
  return task;
}

/** Calls back at every change; returns how to stop. */
export function subscribeToTask(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: DeskTask | undefined): void {
  task = next;
  for (const listener of listeners) listener();
}
