import type { Problem } from '#check/problem.ts';
import type { Uploads, WaitingFile } from '../../protocol.ts';
import { isSame } from '../../same-value.ts';

/*
 * The uploads of a draft (`Written`). They are stored, compared and dropped with its words; the
 * bytes wait in the studio under their tokens.
 */

/**
 * The uploads with a file in a place: one that waits, or null to remove what is there. Undefined
 * leaves the place as it was saved.
 */
export function withUpload(
  uploads: Uploads | undefined,
  place: string,
  file: WaitingFile | null | undefined,
): Uploads | undefined {
  const others = Object.entries(uploads ?? {}).filter(([key]) => key !== place);
  const all: [string, WaitingFile | null][] =
    file === undefined ? others : [...others, [place, file]];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** The uploads that came or changed while `saved` were on their way to the server. */
export function withoutSaved(
  uploads: Uploads | undefined,
  saved: Uploads | undefined,
): Uploads | undefined {
  const left = Object.entries(uploads ?? {}).filter(
    ([place, file]) => !isSame(file, saved?.[place]),
  );
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** The tokens of all files that wait. */
export function tokensOf(uploads: Uploads | undefined): string[] {
  return Object.values(uploads ?? {}).flatMap((file) => file?.token ?? []);
}

/** Tokens that a draft held and no longer holds. */
export function tokensLeft(before: ReadonlySet<string>, now: ReadonlySet<string>): string[] {
  return [...before].filter((token) => !now.has(token));
}

/** The uploads in words, one a line: "IMG_1.jpg", "the file .vtt is removed". */
export function uploadWords(uploads: Uploads | undefined): string {
  return Object.entries(uploads ?? {})
    .map(([place, file]) => file?.name ?? `the file ${place} is removed`)
    .join('\n');
}

/**
 * Whether a problem is of a file that the next save replaces or removes. The waveform goes with its
 * recording.
 */
export function isReplaced(uploads: Uploads | undefined, { field, file }: Problem): boolean {
  if (!uploads) return false;
  const places = new Set(Object.keys(uploads));
  if (field !== '') return places.has(field);
  const ending = /\.\w+$/.exec(file)?.[0] ?? '';
  return places.has(ending) || (ending === '.json' && (places.has('.m4a') || places.has('.mp4')));
}
