import type { Answers, Letter } from '../letter.ts';
import type { ContactRequest } from '../requests/requests.ts';

/** What the visitor is doing: answering a form, or reading and sending a letter. One at a time. */
export type DeskTask =
  /** `reference` is that of the letter the visitor comes back from. */
  | { kind: 'form'; letter: Letter; known: Answers; reference?: string }
  /** `isAgain`: a letter that was sent is shown to be sent once more. Old requests know no `letter`. */
  | { kind: 'letter'; request: ContactRequest; letter?: Letter | undefined; isAgain?: boolean };

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
