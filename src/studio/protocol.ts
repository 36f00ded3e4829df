import type { Problem } from '#check/problem.ts';
import type { Field } from '#content/form-of.ts';
import type { Cut } from './cut.ts';

/**
 * The requests of the studio, as server and page agree on them. An entry is named in the query
 * string, `?kind=&id=`, or in the body. All answers are JSON, except the bytes of files.
 *
 * - `GET /api/kinds` answers `KindSummary[]`, in the order of the content guide.
 * - `GET /api/find?words=` answers `FoundEntries`: where words stand in all content as saved.
 * - `GET /api/entry?kind=&id=` answers `LoadedEntry`; for an id without a file, the empty template
 *   with `version: null`.
 * - `POST /api/check` takes a `Draft` and answers its `Problem[]`. Nothing is written.
 * - `POST /api/save` takes a `SaveRequest` and answers `SaveResult`, or 409 with `LoadedEntry`
 *   where the file changed meanwhile.
 * - `POST /api/delete` takes an `EntryKey` and answers the `Problem[]` of all content afterwards.
 * - `GET /api/file?kind=&id=&name=` answers the bytes of a recording, captions or clip beside the
 *   entry; with `picture=` those of its picture.
 * - `POST /api/waiting?kind=&id=&place=&name=&beside=` takes the bytes of a file that was chosen,
 *   looks at them, keeps them outside the content, and answers `WaitingFile`. `place` is as in
 *   `Uploads`; `beside` the token of a waiting recording or captions that belong together with
 *   it, or empty.
 * - `GET /api/waiting?token=` answers the bytes of a waiting file; of a photograph a smaller one.
 * - `DELETE /api/waiting?token=` gives up a waiting file and answers `{}`.
 * - `GET /api/preview?kind=&id=` answers `{ state: PreviewState }`.
 * - `GET /api/changes` answers `Changes`.
 * - `POST /api/restore` takes an `EntryKey` and answers `LoadedEntry` as published.
 * - `GET /api/trash` answers `Removed[]`, the last one first.
 * - `POST /api/bring-back` takes `{ name: string, replaces: boolean }` and answers
 *   `BringBackResult`.
 * - `GET /api/lines?kind=&id=` answers `{ lines: string }`: the lines of diff of a change.
 * - `POST /api/publish` takes `{ words: string, entries?: EntryKey[] }`, answers `PublishResult`,
 *   and begins to send.
 * - `GET /api/hand-overs` answers `HandOvers`; with `?look=1` after a look at the remote.
 * - `POST /api/send` takes `{ branch: string }`, begins to send it again and answers `HandOvers`.
 * - `POST /api/begin` goes back to the published site and answers `Changes`.
 *
 * A request that is refused answers 400, or 403, 404, 413 and 415 where they fit, with `Refusal`;
 * 409 is for a conflict alone. `GET` of any other address without an ending answers with the page.
 */

/** The name of an entry: `kind` is a key of `kinds`, `id` its file name without ending. */
export interface EntryKey {
  kind: string;
  id: string;
}

/** An entry in a list. */
export interface EntrySummary {
  id: string;
  /** Its name or title in words; the id where it has none. */
  title: string;
  /** How many problems the content check finds in it as saved. */
  problems: number;
  /** Whether it is marked as not ready. */
  isDraft?: true;
}

/** The entries in which words were found: at most 60, and how many there are in all. */
export interface FoundEntries {
  entries: FoundEntry[];
  total: number;
}

/** An entry in which words were found. */
export interface FoundEntry extends EntryKey {
  title: string;
  kindLabel: string;
  problems: number;
  /** Whether its title, id or kind has the words, so that it is meant as a whole. */
  isCalledSo: boolean;
  /** The first fields that have the words; empty where only its title, id or kind has them. */
  places: FoundPlace[];
  /** How many further fields have the words. */
  further: number;
}

/** A field in which words were found. */
export interface FoundPlace {
  /** Its path in the data, with which the address of the entry ends. */
  path: string;
  /** Its place in the labels of the form: "Talk 3, Title". */
  label: string;
  /** The words, and those before and after them in the field. */
  before: string;
  match: string;
  after: string;
}

/** A kind with all its entries, as the home page of the studio lists it. */
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
   * Folder under `content/`, `.` for the top. With `format` it tells the entry of a file in which a
   * problem is.
   */
  folder: string;
  /** Ids that are taken by pages of the site. */
  reserved: readonly string[];
  /** The heading of the home page under which it is listed, such as "People" or "Pages". */
  group: string;
  format: 'md' | 'yaml';
  /** Whether its page belongs to a section that is switched off, so that nobody sees it. */
  isOff: boolean;
  /** Whether new entries can be made; false where the file names are fixed. */
  canAdd: boolean;
  /** The label of the field that names a new entry; undefined for figures, which have none. */
  titleLabel: string | undefined;
  entries: EntrySummary[];
}

/** The fields and the text of a file, as they are edited. */
export interface Written {
  data: Record<string, unknown>;
  /** The Markdown below the fields without empty lines around it; empty for YAML. */
  body: string;
  /**
   * The text of a file that cannot be read as fields; `data` is empty then, and the page shows this
   * text to fix.
   */
  source?: string;
  /** The files that wait to be put beside the entry with these words, or to be removed. */
  uploads?: Uploads | undefined;
}

/**
 * The files that wait with a draft, by their places beside the entry: the path of a picture's
 * field, such as `portrait`, or the ending of a recording, captions or clip with its dot, such as
 * `.m4a`. Null marks a file that is removed at the next save.
 */
export type Uploads = Record<string, WaitingFile | null>;

/** A file that was chosen and waits, in a folder of the studio, for the draft to be saved. */
export interface WaitingFile {
  /** The name under which the server keeps it: a random UUID. */
  token: string;
  /** Its name on the computer that it came from. */
  name: string;
  /** In bytes, as it was chosen. */
  size: number;
  picture?: WaitingPicture;
  /** The length of a recording. */
  seconds?: number;
  /** Loudness of a recording, as `peaksSchema` has it; measured in the browser. */
  peaks?: number[];
  /** Sentences about what the content check will find in it. */
  problems: string[];
  /** A sentence on what was done with it, such as that captions were made WebVTT. */
  note?: string;
}

/** A picture that waits: upright, with its size in pixels. */
export interface WaitingPicture {
  width: number;
  height: number;
  /** An SVG, which is saved as it is. */
  isDrawing: boolean;
  /** Whether it tells where it was taken; what is saved does not. */
  hadLocation: boolean;
  /** The part of it that is saved; all of it if absent. */
  cut?: Cut;
}

/** An entry as somebody has typed it. */
export interface Draft extends EntryKey, Written {}

/** An entry as its file is, with all that its page needs. */
export interface LoadedEntry extends Draft {
  /** The name that lists have for it: its title in words; the id where it has none. */
  title: string;
  form: Field;
  format: 'md' | 'yaml';
  /** SHA-256 of the file as read, hex; null where there is no file yet. */
  version: string | null;
  /** The same entry as it was last published; null where it is new. */
  published: Omit<Written, 'source' | 'uploads'> | null;
  /** For each kind that a field of this form names: its entries, to choose from. */
  targets: Record<string, EntrySummary[]>;
  /**
   * The address of the page that shows this entry, `/stories/…`; undefined where no page is its
   * own.
   */
  preview?: string;
  /** Recordings, captions and clips that may be beside this entry. */
  files: BesideFile[];
  /**
   * A sentence on a file that is not UTF-8, which the page shows in the place of a form: nothing
   * here may write it.
   */
  encodingWords?: string;
  problems: Problem[];
}

/** A file that may be beside an entry and is named after it. */
export interface BesideFile {
  name: string;
  ending: string;
  label: string;
  /** In bytes; null where it is missing. */
  size: number | null;
  /** The only kind of story that has such a file; absent where others have it too. */
  of?: 'audio' | 'video';
}

/**
 * The page of an entry on the site beside the studio.
 *
 * | State | Meaning |
 * | --- | --- |
 * | `starting` | the site does not answer yet |
 * | `unsaved` | the entry has no file |
 * | `coming` | the site has not read the file as saved yet |
 * | `none` | the site refuses the file as saved, and has no earlier one |
 * | `before` | the site refuses the file as saved, and shows the last one that it took |
 * | `missing` | the site has read the file, and makes no page of it |
 * | `failing` | the page cannot be made |
 * | `shown` | the page shows the entry as saved |
 */
export type PreviewState =
  | 'starting'
  | 'unsaved'
  | 'coming'
  | 'none'
  | 'before'
  | 'missing'
  | 'failing'
  | 'shown';

/** A draft to be written. */
export interface SaveRequest extends Draft {
  /** The `version` that was loaded: what is on disk must still be that. */
  version: string | null;
}

/** The entry after it was written. */
export interface SaveResult {
  version: string;
  /** The name that lists have for the entry now. */
  title: string;
  /** The fields as written: rules of change may have raised `revision` and `updated`. */
  data: Record<string, unknown>;
  /**
   * A sentence for each change that the rules of change made, to be shown and announced; usually
   * none.
   */
  notes: string[];
  problems: Problem[];
  /** The problems that other entries which name this one have now. */
  problemsInOthers: PlacedProblem[];
  /** How many problems all content has now. */
  total: number;
  /** The recordings, captions and clips beside the entry, as in `LoadedEntry`. */
  files: BesideFile[];
}

/**
 * An entry that differs from the published site. For a file that belongs to no entry, `kind` is
 * empty and `id` its path.
 */
export interface Change extends EntryKey {
  /** The name of its kind, for one and for all: "speaker", "Speakers"; empty of a stray file. */
  singular: string;
  kindLabel: string;
  title: string;
  what: 'added' | 'changed' | 'removed';
  /** "Title: was …, is …", one for each field. */
  words: string[];
  /** Whether it is marked as not ready. */
  isDraft: boolean;
  /** How many problems the content check finds in it. */
  problems: number;
}

/** A problem in some entry, whose form is not at hand. */
export interface PlacedProblem extends Problem {
  /** The entry that it is of; undefined for a file that belongs to none. */
  entry?: EntryKey & { title: string };
  /** Its field in the labels of the form: "Talk 3, Minutes"; empty where the entry is meant. */
  place: string;
  /** The part of its entry’s address behind the `#`, which leads there; empty without. */
  anchor: string;
}

/** Something that the studio removed, or replaced, and that can be brought back. */
export interface Removed extends EntryKey {
  /** Its name in the trash. */
  name: string;
  title: string;
  /**
   * Why it went: somebody deleted it, put another file in its place, or put it back as published.
   */
  why: 'deleted' | 'replaced' | 'restored';
  /** When it went, ISO 8601 in UTC. */
  at: string;
  /** The paths of its files, inside the content folder. */
  files: string[];
}

/** The result of bringing something back; without `ok` nothing was done, for files in the way. */
export type BringBackResult = { ok: true } | { ok: false; inTheWay: string[] };

/** All that waits to be published. */
export interface Changes {
  changes: Change[];
  /** The problems of all content; with any but warnings, nothing can be published. */
  problems: PlacedProblem[];
  /** The branch that is checked out; empty where none is. */
  branch: string;
  /** Whether publishing made that branch: its commit is handed over already. */
  isPublished: boolean;
}

/** The result of publishing: a branch with a commit more, or the problems that prevent it. */
export type PublishResult =
  | { ok: true; branch: string; files: string[] }
  | { ok: false; problems: PlacedProblem[] }
  /** git does not know who commits; `asksWho` is what it says. Nothing was done. */
  | { ok: false; problems: []; asksWho: string };

/** A branch on its way to where the site is looked after, or the end of that. */
export interface Sending {
  branch: string;
  state: 'sending' | 'sent' | 'waiting';
  /** How much of it is there, 0 to 100. */
  percent: number;
  /** A sentence on why it is waiting; else empty. */
  words: string;
  /** The words of git. */
  details: string;
}

/** Changes that were handed over from this computer. */
export interface HandOver {
  branch: string;
  /** The sentence that somebody wrote for the last of them. */
  words: string;
  /** Those of the ones before it that the published site does not have, the last one first. */
  earlier: string[];
  /** When, ISO 8601. */
  at: string;
  /**
   * `here`: this computer is connected to no place; `waiting`: to be sent; `sent`: to be read by a
   * second person; `taken over`: the published site has them.
   */
  state: 'here' | 'waiting' | 'sending' | 'sent' | 'taken over';
  /** Whether it is checked out, so that what is published next goes there too. */
  isCurrent: boolean;
  /** The page on which to ask for it to be taken over. */
  link?: string;
}

/** Everything that was handed over, and what is on its way. */
export interface HandOvers {
  handOvers: HandOver[];
  sending?: Sending;
}

/** The answer to a request that is not carried out; `error` is a sentence for staff. */
export interface Refusal {
  error: string;
  /** Ways to make it right, where there is more than one to say. */
  steps?: readonly string[];
}
