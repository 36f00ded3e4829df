import type { EntryKey, WaitingFile } from '../../protocol.ts';
import { Refused } from '../requests.ts';

/** The place of a file beside an entry, and the token of a waiting file that belongs to it. */
export interface UploadTarget extends EntryKey {
  place: string;
  beside?: string | undefined;
}

/** An upload that was stopped by the person who began it. */
export class Canceled extends Error {}

/**
 * Sends a file to the waiting folder of the studio. `onProgress` is called with whole percents.
 * Rejects with `Refused` where the studio cannot use the file, with `Canceled` after `signal` is
 * aborted, and with another error where the studio does not answer. It is no `fetch`, which does
 * not tell how much has been sent.
 */
export function uploadFile(
  target: UploadTarget,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<WaitingFile> {
  const { kind, id, place, beside = '' } = target;
  const query = new URLSearchParams({ kind, id, place, beside, name: file.name });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/waiting?${query}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      const { status, response } = request;
      if (status === 200) resolve(response);
      else reject(new Refused(response?.error ?? 'The studio failed.', response?.steps));
    };
    request.onerror = () => reject(new Error('The upload broke off.'));
    request.onabort = () => reject(new Canceled());
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** The address of a waiting file; of a photograph that of a smaller copy. */
export function waitingAddress(token: string): string {
  return `/api/waiting?${new URLSearchParams({ token })}`;
}

/**
 * Gives up waiting files by their tokens. Nobody waits for it: one that stays is given up by the
 * studio itself in time.
 */
export function giveUpFiles(tokens: readonly string[]): void {
  for (const token of tokens) {
    fetch(waitingAddress(token), { method: 'DELETE' }).catch(() => undefined);
  }
}
