import type { Problem } from '#check/problem.ts';
import type {
  BringBackResult,
  Changes,
  Draft,
  EntryKey,
  FoundEntries,
  HandOvers,
  KindSummary,
  LoadedEntry,
  PreviewState,
  PublishResult,
  Removed,
  SaveRequest,
  SaveResult,
} from '../protocol.ts';

/**
 * A request that the server refused; `message` is the sentence it answered with, `steps` are ways
 * to make it right.
 */
export class Refused extends Error {
  readonly steps: readonly string[];

  constructor(message: string, steps: readonly string[] = []) {
    super(message);
    this.steps = steps;
  }
}

/** A save that came too late: somebody else wrote the file meanwhile; `entry` is that file now. */
export class Conflict extends Error {
  readonly entry: LoadedEntry;

  constructor(entry: LoadedEntry) {
    super('The file was changed elsewhere.');
    this.entry = entry;
  }
}

export function loadKinds(): Promise<KindSummary[]> {
  return ask('/api/kinds');
}

/** The entries in which words stand. */
export function findWords(words: string): Promise<FoundEntries> {
  return ask(`/api/find?${new URLSearchParams({ words })}`);
}

export function loadEntry({ kind, id }: EntryKey): Promise<LoadedEntry> {
  return ask(`/api/entry?${new URLSearchParams({ kind, id })}`);
}

/** The problems that the content check finds in a draft; nothing is written. */
export function checkDraft(draft: Draft): Promise<Problem[]> {
  return ask('/api/check', JSON.stringify(draft));
}

/**
 * Writes an entry. Rejects with `Conflict` where the file is no longer the `version` that was
 * loaded.
 */
export function saveEntry(request: SaveRequest): Promise<SaveResult> {
  return ask('/api/save', JSON.stringify(request));
}

/** Deletes an entry with the files beside it. Returns the problems of all content afterwards. */
export function deleteEntry(key: EntryKey): Promise<Problem[]> {
  return ask('/api/delete', JSON.stringify(key));
}

export function restoreEntry(key: EntryKey): Promise<LoadedEntry> {
  return ask('/api/restore', JSON.stringify(key));
}

/** The address of a recording, captions or a clip beside an entry. */
export function fileAddress(kind: string, id: string, name: string): string {
  return `/api/file?${new URLSearchParams({ kind, id, name })}`;
}

/** The address of the picture of an entry. */
export function pictureAddress(kind: string, id: string, name: string): string {
  return `/api/file?${new URLSearchParams({ kind, id, name, picture: '' })}`;
}

/** The state of the page of an entry on the site that the preview shows. */
export async function loadPreviewState({ kind, id }: EntryKey): Promise<PreviewState> {
  const { state } = await ask<{ state: PreviewState }>(
    `/api/preview?${new URLSearchParams({ kind, id })}`,
  );
  return state;
}

export function loadChanges(): Promise<Changes> {
  return ask('/api/changes');
}

/** Publishes some of the changed entries. */
export function publish(words: string, entries: readonly EntryKey[]): Promise<PublishResult> {
  const keys = entries.map(({ kind, id }) => ({ kind, id }));
  return ask('/api/publish', JSON.stringify({ words, entries: keys }));
}

/** Notes who publishes from this computer. */
export function noteWho(name: string, email: string): Promise<unknown> {
  return ask('/api/who', JSON.stringify({ name, email }));
}

/** The lines of diff of a change. */
export function loadLines({ kind, id }: EntryKey): Promise<{ lines: string }> {
  return ask(`/api/lines?${new URLSearchParams({ kind, id })}`);
}

/** Everything that was handed over; with `looks` after a look at where the site is looked after. */
export function loadHandOvers(looks: boolean): Promise<HandOvers> {
  return ask(`/api/hand-overs${looks ? '?look=1' : ''}`);
}

/** Begins to send something again that is waiting. */
export function sendAgain(branch: string): Promise<HandOvers> {
  return ask('/api/send', JSON.stringify({ branch }));
}

/** Everything that was removed and can be brought back, the last one first. */
export function loadTrash(): Promise<Removed[]> {
  return ask('/api/trash');
}

/** Brings back something that was removed; `replaces` goes over files that lie there now. */
export function bringBack(name: string, replaces: boolean): Promise<BringBackResult> {
  return ask('/api/bring-back', JSON.stringify({ name, replaces }));
}

/** Goes back to the published site, to begin the next change from there. */
export function beginAnew(): Promise<Changes> {
  return ask('/api/begin', '{}');
}

/** A sentence on why a request failed, given what it rejected with. */
export function wordsOfRefusal(reason: unknown): string {
  if (reason instanceof Refused || reason instanceof Conflict) return reason.message;
  return 'The studio does not answer. Start it again with “npm run studio” where you started it first, leave this page open, and try once more. What you typed is kept here.';
}

/**
 * Sends a request and returns its answer. A body, which is JSON, makes it a POST. Rejects with
 * `Refused` or `Conflict`.
 */
async function ask<Answer>(address: string, body?: string): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { 'Content-Type': 'application/json' };
  const sent = body !== undefined && { body, headers };
  const response = await fetch(address, { method, ...sent });
  const answer = await response.json();
  if (response.ok) return answer;
  if (response.status === 409 && 'form' in answer) throw new Conflict(answer);
  throw new Refused(answer.error, answer.steps);
}
