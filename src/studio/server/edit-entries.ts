import { type Problem, problemSentence, stopping } from '#check/problem.ts';
import { idTexts } from '#check/problem-words.ts';
import { lockOf, readPublished } from '#check/published.ts';
import { contentFolders } from '#content/content-folders.ts';
import { closedSections, isClosedAt } from '#content/optional-sections.ts';
import { FileTrouble } from '#content/write-file.ts';
import type { Draft, EntryKey, LoadedEntry, SaveResult } from '../protocol.ts';
import { markEventChange } from '../rules-of-change.ts';
import { checkText, problemsOfEntry } from './check-draft.ts';
import type { Clock } from './clock.ts';
import * as files from './entry-files.ts';
import { Refused } from './guards.ts';
import { exampleSource, overExample, ownPartOf } from './inherited-words.ts';
import { listedTitle, previewAddress } from './kind-table.ts';
import { publishedSource } from './list-changes.ts';
import type { Catalog } from './list-entries.ts';
import { mediaFilesOf, mediaPathsOf } from './media-files.ts';
import { problemsOfNaming } from './problem-places.ts';
import { filesToPut, putTogether, removedBy } from './put-files.ts';
import { isPictureNamed, picturePathsOf, picturesLeft } from './save-picture.ts';
import type { Trash } from './trash.ts';

type Saved = { status: 200; value: SaveResult } | { status: 409; value: LoadedEntry };

/** Opens the checkout at `root` for editing: returns the acts that read and write one entry. */
export function openDesk(root: string, clock: Clock, catalog: Catalog, trash: Trash) {
  /** The entry as it is on disk, with its form and what its fields can name. */
  async function load(key: EntryKey): Promise<LoadedEntry> {
    const { format } = files.kindOf(key.kind);
    const source = await files.readSource(root, key);
    const publishedText = await publishedSource(root, key);
    const example = await exampleSource(root, key);
    const fieldsIn = (text: string) => overExample(files.readFields(key, text), example);
    const published = publishedText === undefined ? null : fieldsIn(publishedText);
    const form = files.formFor(key.kind);
    const isNew = source === undefined && example === undefined;
    const fields = isNew ? files.readTemplate(key) : fieldsIn(source ?? '');
    const preview = shownAddress(root, key);
    const encodingWords = await files.otherEncoding(root, key);
    return {
      ...key,
      title: listedTitle(key.kind, key.id, fields.data),
      form,
      format,
      ...fields,
      version: files.versionOf(source),
      published: published && { data: published.data, body: published.body },
      targets: await catalog.targetsOf(form),
      ...(preview !== undefined && { preview }),
      ...(encodingWords !== undefined && { encodingWords }),
      files: await mediaFilesOf(root, key),
      // The page has a new entry checked with what it fills in itself, such as the name.
      problems: isNew ? [] : problemsOfEntry(key, await catalog.problems()),
    };
  }

  /** The problems that the content check finds in a draft; nothing is written. */
  async function check(draft: Draft): Promise<Problem[]> {
    const source = await files.readSource(root, draft);
    // Over a file that somebody broke meanwhile, no field can be written.
    const isBroken = files.readFields(draft, source ?? '').source !== undefined;
    const before = isBroken ? undefined : source;
    const example = await exampleSource(root, draft);
    const text = files.textOf(ownPartOf(await withRulesOfChange(draft), before, example), before);
    const { published } = await readPublished(lockOf(files.contentOf(root)));
    return checkText(draft, text, {
      folder: files.folderNameOf(root),
      example,
      ids: await files.idsOfAll(root),
      published,
      today: clock.today(),
    });
  }

  /** The draft after the rules of change, with a sentence for each change that they made. */
  async function withRulesOfChange(draft: Draft): Promise<Draft & { notes: string[] }> {
    if (draft.kind !== 'events' || draft.source !== undefined) return { ...draft, notes: [] };
    const { published } = await readPublished(lockOf(files.contentOf(root)));
    const { data, notes } = markEventChange(draft.data, published.events[draft.id], clock.today());
    return { ...draft, data, notes };
  }

  /**
   * Writes a draft where the file is still the `version` that was loaded; else writes nothing and
   * answers 409 with the entry as it is now.
   */
  async function save(draft: Draft, version: string | null): Promise<Saved> {
    const before = await files.readSource(root, draft);
    const encodingWords = await files.otherEncoding(root, draft);
    if (encodingWords !== undefined) throw new Refused(encodingWords);
    if (files.versionOf(before) !== version) return { status: 409, value: await load(draft) };
    const { reserved } = files.kindOf(draft.kind);
    if (before === undefined && reserved?.includes(draft.id)) {
      throw new Refused(problemSentence(idTexts.reserved(draft.id, reserved)));
    }
    const { notes, ...written } = await withRulesOfChange(draft);
    const example = await exampleSource(root, draft);
    const text = files.textOf(ownPartOf(written, before, example), before);
    const puts = await filesToPut(root, draft);
    const { data, source } = overExample(files.readFields(draft, text), example);
    const dataBefore = files.readFields(draft, before ?? '').data;
    const left = source === undefined ? picturesLeft(draft, dataBefore, data) : [];
    const title = listedTitle(draft.kind, draft.id, data);
    const about = { kind: draft.kind, id: draft.id, title };
    const entry = text === (before ?? '') ? undefined : { path: files.pathOf(draft), text };
    await withoutLoss(() =>
      putTogether(root, puts, entry, async (paths) => {
        await trash.keep(paths, { ...about, why: 'replaced' });
        await trash.promiseRemoval(draft, title, left);
      }),
    );
    const isNamed = (key: EntryKey, file: string) => isPictureNamed(root, key, file);
    const remove = () => trash.remove(removedBy(puts), { ...about, why: 'deleted' });
    notes.push(...(await orNote('What you removed stayed.', remove)));
    notes.push(...(await orNote('The old picture stayed.', () => trash.finishRemovals(isNamed))));
    const all = await catalog.problems();
    const result = {
      version: files.versionOf(text) ?? '',
      title: listedTitle(draft.kind, draft.id, data),
      data,
      notes,
      problems: problemsOfEntry(draft, all),
      problemsInOthers: await problemsOfNaming(root, draft, stopping(all)),
      total: stopping(all).length,
      files: await mediaFilesOf(root, draft),
    };
    return { status: 200, value: result };
  }

  /**
   * Moves an entry and the files named after it into the trash, and returns the problems of all
   * content afterwards. Rejects with `Refused` for a page of the site.
   */
  async function remove(key: EntryKey): Promise<Problem[]> {
    if (files.kindOf(key.kind).only)
      throw new Refused('A page of the site is made of this; it stays.');
    if ((await files.readSource(root, key)) === undefined)
      throw new Refused('There is no such entry.');
    const { data } = files.readFields(key, (await files.readSource(root, key)) ?? '');
    const title = listedTitle(key.kind, key.id, data);
    const beside = [...picturePathsOf(key), ...mediaPathsOf(key)];
    const paths = [files.pathOf(key), ...beside.filter((path) => files.isOf(key, path))];
    await trash.remove([...new Set(paths)], { ...key, title, why: 'deleted' });
    return catalog.problems();
  }

  return { load, check, save, remove };
}

/** Writes files, and says of a failure that what was typed is not lost. */
async function withoutLoss(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof FileTrouble)) throw error;
    throw new Refused(`${error.message} What you typed is still in the form.`, 500);
  }
}

/**
 * Removes files after an entry was written. Returns `sentence`, and why, where that failed: the
 * entry is saved all the same.
 */
async function orNote(sentence: string, remove: () => Promise<void>): Promise<string[]> {
  try {
    await remove();
    return [];
  } catch (error) {
    if (error instanceof FileTrouble) return [`${sentence} ${error.message}`];
    throw error;
  }
}

/** The address of the page that shows an entry; undefined where there is none on this site. */
function shownAddress(root: string, { kind, id }: EntryKey): string | undefined {
  const address = previewAddress(kind, id);
  const isOff = isClosedAt(address ?? '/', closedSections(contentFolders(root)));
  return isOff ? undefined : address;
}
