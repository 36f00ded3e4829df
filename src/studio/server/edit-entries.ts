import { join } from 'node:path';
import { type Problem, problemSentence, stopping } from '#check/problem.ts';
import { idTexts } from '#check/problem-words.ts';
import { lockOf, readPublished } from '#check/published.ts';
import { FileTrouble, writeWhole } from '#content/write-file.ts';
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
import { filesToPut, putFiles, removePutFiles } from './put-files.ts';
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
    const fieldsIn = (text: string) => overExample(key, files.readFields(key, text), example);
    const published = publishedText === undefined ? null : fieldsIn(publishedText);
    const form = files.formFor(key.kind);
    const isNew = source === undefined && example === undefined;
    const fields = isNew ? files.readTemplate(key) : fieldsIn(source ?? '');
    const preview = previewAddress(key.kind, key.id);
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
      files: await mediaFilesOf(root, key, fields.data),
      problems: isNew
        ? await check({ ...key, ...fields })
        : problemsOfEntry(key, await catalog.problems()),
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
    const { data, source } = overExample(draft, files.readFields(draft, text), example);
    const dataBefore = files.readFields(draft, before ?? '').data;
    const left = source === undefined ? picturesLeft(draft, dataBefore, data) : [];
    const title = listedTitle(draft.kind, draft.id, data);
    await putFiles(root, puts, { ...draft, title }, trash);
    await trash.promiseRemoval(draft, title, left);
    if (text !== (before ?? '')) await writeEntry(draft, text);
    await removePutFiles(puts, { ...draft, title }, trash);
    notes.push(...(await clearLeftPictures()));
    const all = await catalog.problems();
    const result = {
      version: files.versionOf(text) ?? '',
      title: listedTitle(draft.kind, draft.id, data),
      data,
      notes,
      problems: problemsOfEntry(draft, all),
      total: stopping(all).length,
      files: await mediaFilesOf(root, draft, data),
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

  /** Writes the file of an entry, and says of a failure that the words are not lost. */
  async function writeEntry(key: EntryKey, text: string): Promise<void> {
    try {
      await writeWhole(join(files.contentOf(root), files.pathOf(key)), text);
    } catch (error) {
      if (!(error instanceof FileTrouble)) throw error;
      throw new Refused(`${error.message} What you typed is still in the form.`, 500);
    }
  }

  /**
   * Moves pictures into the trash that an entry named before it was written and no longer names.
   * Returns a sentence where that failed: the entry is saved all the same.
   */
  async function clearLeftPictures(): Promise<string[]> {
    try {
      await trash.finishRemovals((key, file) => isPictureNamed(root, key, file));
      return [];
    } catch (error) {
      if (error instanceof FileTrouble) return [`The old picture stayed. ${error.message}`];
      throw error;
    }
  }

  return { load, check, save, remove };
}
