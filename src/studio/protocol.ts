import type { Problem } from '#check/problem.ts';
import type { Field } from '#content/form-of.ts';

/**
 * The requests of the studio, as server and page agree on them. All answers are JSON but pictures.
 *
 * | Request | Body | Answer |
 * | --- | --- | --- |
 * | `GET /api/kinds` | | `KindSummary[]`, in the order of the content guide |
 * | `GET /api/entry?kind=&id=` | | `LoadedEntry`; for an id without a file, the empty template with
 * `version: null` |
 * | `POST /api/check` | `Draft` | `Problem[]` of this draft, nothing written |
 * | `POST /api/save` | `SaveRequest` | `SaveResult`, or 409 with `LoadedEntry` where the file
 * changed meanwhile |
 * | `POST /api/delete` | `EntryKey` | `Problem[]` of all content afterwards |
 * | `POST /api/picture?kind=&id=&field=` | the bytes | `SavedPicture` |
 * | `GET /api/file?kind=&id=&name=` | | the bytes of a picture, recording or clip beside the entry
 * |
 * | `POST /api/file?kind=&id=&ending=` | the bytes | `{ name: string }`: a recording, captions or
 * clip beside the entry |
 * | `DELETE /api/file?kind=&id=&ending=` | | `{}`; that file is gone |
 * | `GET /api/site` | | `{ isUp: boolean }`: whether the site for the preview has started |
 * | `GET /api/changes` | | `Changes` |
 * | `POST /api/restore` | `EntryKey` | `LoadedEntry` as published |
 * | `POST /api/publish` | `{ words: string }` | `PublishResult` |
 * | `POST /api/begin` | | `Changes` after going back to the published site |
 *
 * A request that is refused answers 400, or 403, 404, 413 and 415 where they fit, with `Refusal`;
 * 409 is for a conflict alone. `GET` of any other address without an ending answers with the page.
 */

/** Which entry: `kind` is a key of `kinds`, `id` its file name without ending. */
export interface EntryKey {
  kind: string;
  id: string;
}

export interface EntrySummary {
  id: string;
  /** Its name or title in words; the id where it has none. */
  title: string;
  /** How many problems the content check finds in it as saved. */
  problems: number;
}

export interface KindSummary {
  /** The key in `kinds`. */
  name: string;
  /** In plain words, plural: "Speakers"; for pages the page's name. */
  label: string;
  /** One sentence: what such an entry is and where it is shown. */
  hint: string;
  /** One such entry in plain words: "speaker". */
  singular: string;
  /**
   * Folder under `content/`, `.` for the top: with `format` the way from a problem's file to its
   * entry.
   */
  folder: string;
  /** Ids that are taken by pages of the site. */
  reserved: readonly string[];
  /**
   * The part of the home page it is listed under: people, stories and events, facts, files, pages,
   * site.
   */
  group: string;
  format: 'md' | 'yaml';
  /** Whether new entries can be made; false where the file names are fixed. */
  canAdd: boolean;
  /** The field that a new entry is called by; undefined where none is, as for figures. */
  titleField: string | undefined;
  entries: EntrySummary[];
}

/** What a file holds, as it is edited. */
export interface Written {
  data: Record<string, unknown>;
  /** The Markdown below the fields without empty lines around it; empty for YAML. */
  body: string;
  /**
   * The text of a file that cannot be read as fields; `data` is empty then, and the page shows this
   * text to fix.
   */
  source?: string;
}

export interface Draft extends EntryKey, Written {}

export interface LoadedEntry extends Draft {
  form: Field;
  format: 'md' | 'yaml';
  /** SHA-256 of the file as read, hex; null where there is no file yet. */
  version: string | null;
  /** The same entry as it was last published; null where it is new. */
  published: Omit<Written, 'source'> | null;
  /** For each kind that a field of this form names: its entries, to choose from. */
  targets: Record<string, EntrySummary[]>;
  /**
   * The address of the page that shows this entry, `/stories/…`; undefined where no page is its
   * own.
   */
  preview?: string;
  /**
   * Recordings, captions and clips that may be beside this entry; `size` in bytes, null where it is
   * missing.
   */
  files: { name: string; ending: string; label: string; size: number | null }[];
  problems: Problem[];
}

export interface SaveRequest extends Draft {
  /** The `version` that was loaded: what is on disk must still be that. */
  version: string | null;
}

export interface SaveResult {
  version: string;
  /** The fields as written: rules of change may have raised `revision` and `updated`. */
  data: Record<string, unknown>;
  /** What the rules of change did, one sentence each, to be shown and announced; usually none. */
  notes: string[];
  problems: Problem[];
  /** How many problems all content has now. */
  total: number;
}

export interface SavedPicture {
  /** What is in the field: `./ana-reyes.jpg`. */
  value: string;
  width: number;
  height: number;
  /** Size of the saved file, in bytes. */
  size: number;
  /** Whether the picture had its location inside; it no longer has. */
  hadLocation: boolean;
}

/**
 * What differs from the published site, in words. A file that belongs to no entry has an empty
 * `kind` and its path as `id`.
 */
export interface Change extends EntryKey {
  title: string;
  what: 'added' | 'changed' | 'removed';
  /** "Title: was …, is …", one for each field. */
  words: string[];
  /** Lines of diff as git writes them. */
  diff: string;
}

export interface Changes {
  changes: Change[];
  problems: Problem[];
  /** The branch worked on, and whether its work was published as a branch of its own already. */
  branch: string;
  isPublished: boolean;
  proposal: string;
}

export type PublishResult =
  /** `next` says what to do now, in a sentence. */
  | { ok: true; branch: string; files: string[]; pushed: boolean; next: string; link?: string }
  | { ok: false; problems: Problem[] };

export interface Refusal {
  error: string;
}
