import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { checkContent, renewPublished } from '#check/check-content.ts';
import type { Problem } from '#check/problem.ts';
import { isOfLock } from '#check/published.ts';
import { contentFolders } from '#content/content-folders.ts';
import { removeFile, writeWhole } from '#content/write-file.ts';
import { kinds } from '#kinds.ts';
import type { EntryKey, PublishResult } from '../protocol.ts';
import { branchForCommit, moveToBranch } from './branches.ts';
import type { Clock } from './clock.ts';
import { folderNameOf, ownerOf } from './entry-files.ts';
import { GitFailed, git, gitWith, studioFolder, tryGit } from './git.ts';
import { Refused } from './guards.ts';
import { askWho } from './identity.ts';
import { changedFiles } from './list-changes.ts';
import { withPlaces } from './problem-places.ts';
import { type Repository, readyRepository } from './repository.ts';

/** A wish to publish: `words` become the subject of the commit. */
export interface PublishWish {
  words: string;
  /** The changed entries to publish; all of them if absent. */
  entries?: readonly EntryKey[] | undefined;
}

/**
 * Publishes changed entries: makes one commit of them, with their lock, on a branch of publishing.
 * The check reads the version that will be published: the published site with these entries. Other
 * changes, and whatever somebody has staged, stay as they are. With problems nothing is done.
 *
 * The commit is made beside the checkout, with an index of its own. Only then the branch appears,
 * then the index knows the files, then the branch is checked out, and the lock of the checkout is
 * last. So a failure or a crash at any point leaves what was there, and the next attempt goes on.
 * Rejects with `Refused` for an empty sentence, for nothing to publish, and where git cannot
 * commit.
 */
export async function publish(
  root: string,
  { words, entries }: PublishWish,
  clock: Clock,
): Promise<PublishResult> {
  const sentence = words.trim();
  if (sentence === '') throw new Refused('Say in a sentence what has changed.');
  const files = chosenFiles(await changedFiles(root), entries);
  if (files.length === 0) throw new Refused('Nothing differs from what was published.');
  const repository = await readyRepository(root);
  const asksWho = await askWho(root);
  if (asksWho !== undefined) return { ok: false, problems: [], asksWho };
  const place = join(await studioFolder(root), `.publishing-${process.pid}`);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  try {
    const stage = await stageFiles(root, repository, place, files);
    const problems = await problemsOfStage(root, stage, clock);
    if (problems.length > 0) return { ok: false, problems: await withPlaces(root, problems) };
    const commit = await commitStage(stage, sentence);
    const branch = await branchForCommit(root, commit, clock.now());
    const published = await filesOfCommit(repository, commit);
    await moveToBranch(repository, branch, commit, published);
    await renewLock(root, stage, published);
    return { ok: true, branch: branch.name, files: published };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The changed files, inside the content folder, of some entries; of all if none are named. */
function chosenFiles(files: readonly string[], entries?: readonly EntryKey[]): string[] {
  const content = files.filter((file) => !isOfLock(file));
  if (!entries) return content;
  const wanted = new Set(entries.map(({ kind, id }) => `${kind}/${id}`));
  return content.filter((file) => {
    const owner = ownerOf(file);
    return wanted.has(owner ? `${owner.kind}/${owner.id}` : `/${file}`);
  });
}

/** A version of the site that is being made, beside the checkout. */
interface Stage {
  repository: Repository;
  place: string;
  /** The folder with its content as files. */
  content: string;
  /** The environment in which git uses the index of its own. */
  env: Readonly<Record<string, string>>;
}

/** Makes the published version with some files of the checkout in it, as index and as files. */
async function stageFiles(
  root: string,
  repository: Repository,
  place: string,
  files: readonly string[],
): Promise<Stage> {
  const { top, prefix, head } = repository;
  const env = { GIT_INDEX_FILE: join(place, 'index'), GIT_LITERAL_PATHSPECS: '1' };
  const folder = `${prefix}${folderNameOf(root)}`;
  await gitWith(top, { env }, 'read-tree', head);
  const input = files.map((file) => `${folder}/${file}\0`).join('');
  await gitWith(top, { env, input }, 'update-index', '--add', '--remove', '-z', '--stdin');
  const all = await gitWith(top, { env }, 'ls-files', '-z', '--', folder);
  const tree = join(place, 'tree');
  const checkout = ['checkout-index', '--quiet', `--prefix=${tree}/`, '-z', '--stdin'];
  await gitWith(top, { env, input: all }, ...checkout);
  return { repository, place, content: join(tree, folder), env };
}

/**
 * The problems of a version that is being made, with paths from the top of the checkout; without
 * any, the lock in it is renewed.
 */
async function problemsOfStage(root: string, stage: Stage, clock: Clock): Promise<Problem[]> {
  const { own, fallback } = contentFolders(root);
  const folders = { own: stage.content, ...(fallback !== undefined && { fallback }) };
  const day = { today: clock.today() };
  const report = existsSync(stage.content)
    ? await renewPublished(folders, kinds, day)
    : await checkContent({ own }, kinds, day);
  return report.problems.map((problem) => {
    const path = relative(stage.content, problem.file).replaceAll('\\', '/');
    const isOwn = !path.startsWith('..');
    const file = isOwn ? posix.join(folderNameOf(root), path) : relative(root, problem.file);
    return { ...problem, file };
  });
}

/**
 * Commits a version on top of what is checked out, and returns the commit; no branch has it yet.
 */
async function commitStage(stage: Stage, sentence: string): Promise<string> {
  const { repository, place, content, env } = stage;
  const { top, head } = repository;
  const gitFolder = (await git(top, 'rev-parse', '--absolute-git-dir')).trimEnd();
  const here = [`--git-dir=${gitFolder}`, `--work-tree=${join(place, 'tree')}`];
  await gitWith(content, { env }, ...here, 'add', '--all', '--force', '--', '.');
  await runHook(stage, 'pre-commit');
  const message = join(place, 'message');
  await writeFile(message, `${sentence}\n`);
  await runHook(stage, 'commit-msg', message);
  const tree = (await gitWith(top, { env }, 'write-tree')).trim();
  if (tree === (await git(top, 'rev-parse', `${head}^{tree}`)).trim())
    throw new Refused('Nothing differs from what was published.');
  const isSigned = (await tryGit(top, 'config', '--bool', 'commit.gpgSign'))?.trim() === 'true';
  const signature = isSigned ? ['-S'] : [];
  const args = ['commit-tree', ...signature, '-p', head, '-F', message, tree];
  return (await git(top, ...args)).trim();
}

/**
 * Runs a hook of the repository on the index of a version. Rejects with `Refused` if it refuses.
 */
async function runHook({ repository, env }: Stage, name: string, ...args: string[]): Promise<void> {
  const hook = ['hook', 'run', '--ignore-missing', name, ...(args.length > 0 ? ['--'] : [])];
  try {
    await gitWith(repository.top, { env }, ...hook, ...args);
  } catch (error) {
    if (!(error instanceof GitFailed) || /is not a git command/.test(error.words)) throw error;
    throw new Refused(
      `A check that your developers have set up for every change refused this one, so nothing was published and everything is as it was. Show them these words: ${error.words}`,
    );
  }
}

/** The paths, from the top of the repository, that a commit changed. */
async function filesOfCommit({ top, head }: Repository, commit: string): Promise<string[]> {
  const listed = await git(top, 'diff-tree', '-r', '-z', '--name-only', head, commit);
  return listed.split('\0').filter((file) => file !== '');
}

/**
 * Writes the lock of a published version into the checkout. Where that fails, the version is
 * published all the same: the lock is made anew with the next one.
 */
async function renewLock(root: string, stage: Stage, files: readonly string[]): Promise<void> {
  const folder = `${stage.repository.prefix}${folderNameOf(root)}/`;
  const paths = files.map((file) => file.slice(folder.length)).filter(isOfLock);
  for (const path of paths) {
    const bytes = await readFile(join(stage.content, path)).catch(() => undefined);
    const target = join(contentFolders(root).own, path);
    const writing = bytes ? writeWhole(target, bytes) : removeFile(target);
    await writing.catch(() => undefined);
  }
}
