import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Problem, problemSentence, stopping } from '#check/problem.ts';
import { idTexts } from '#check/problem-words.ts';
import { publishedFileOf, readPublished } from '#check/published.ts';
import type { Draft, EntryKey, LoadedEntry, SaveResult } from '../protocol.ts';
import { markEventChange } from '../rules-of-change.ts';
import { checkText, problemsOfEntry } from './check-draft.ts';
import * as files from './entry-files.ts';
import { Refused } from './guards.ts';
import { exampleSource, overExample, ownPartOf } from './inherited-words.ts';
import { listedTitle, previewAddress } from './kind-table.ts';
import { publishedSource } from './list-changes.ts';
import type { Catalog } from './list-entries.ts';
import { mediaFilesOf, mediaPathsOf } from './media-files.ts';
import type { Clock } from './publish.ts';
import { filesToPut, putFiles } from './put-files.ts';
import { removeOtherPictures } from './save-picture.ts';

type Saved = { status: 200; value: SaveResult } | { status: 409; value: LoadedEntry };

/** Opens the checkout at `root` for editing: returns the acts that read and write one entry. */
export function openDesk(root: string, clock: Clock, catalog: Catalog) {
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
    const { published } = await readPublished(publishedFileOf(files.contentOf(root)));
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
    const { published } = await readPublished(publishedFileOf(files.contentOf(root)));
    const { data, notes } = markEventChange(draft.data, published.events[draft.id], clock.today());
    return { ...draft, data, notes };
  }

  /**
   * Writes a draft where the file is still the `version` that was loaded; else writes nothing and
   * answers 409 with the entry as it is now.
   */
  async function save(draft: Draft, version: string | null): Promise<Saved> {
    const before = await files.readSource(root, draft);
    if (files.versionOf(before) !== version) return { status: 409, value: await load(draft) };
    const { reserved } = files.kindOf(draft.kind);
    if (before === undefined && reserved?.includes(draft.id)) {
      throw new Refused(problemSentence(idTexts.reserved(draft.id, reserved)));
    }
    const { notes, ...written } = await withRulesOfChange(draft);
    const example = await exampleSource(root, draft);
    const text = files.textOf(ownPartOf(written, before, example), before);
    const puts = await filesToPut(root, draft);
    await putFiles(root, puts);
    const path = join(files.contentOf(root), files.pathOf(draft));
    await mkdir(dirname(path), { recursive: true });
    if (text !== (before ?? '')) await writeFile(path, text);
    const { data, source } = overExample(draft, files.readFields(draft, text), example);
    if (source === undefined) await removeOtherPictures(root, draft, data);
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
   * Deletes an entry and the files named after it, and returns the problems of all content
   * afterwards. Rejects with `Refused` for a page of the site.
   */
  async function remove(key: EntryKey): Promise<Problem[]> {
    if (files.kindOf(key.kind).only)
      throw new Refused('A page of the site is made of this; it stays.');
    if ((await files.readSource(root, key)) === undefined)
      throw new Refused('There is no such entry.');
    await removeOtherPictures(root, key, {});
    for (const path of [files.pathOf(key), ...mediaPathsOf(key)]) {
      await rm(join(files.contentOf(root), path), { force: true });
    }
    return catalog.problems();
  }

  return { load, check, save, remove };
}
