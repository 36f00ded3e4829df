import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { outDir } from '#hosting/out-dir.ts';
import { type Difference, differences, inBoth, mergedHearing } from '../../tests/spoken/compare.ts';
import { faults } from '../../tests/spoken/faults.ts';
import type { Hearing } from '../../tests/spoken/hearing.ts';
import { perform } from '../../tests/spoken/perform.ts';
import {
  inWordsOf,
  readRecord,
  type TaskRecord,
  unread,
  writeRecord,
} from '../../tests/spoken/record.ts';
import { ScreenReader } from '../../tests/spoken/screen-reader.ts';
import { type SpokenSite, serveSpokenSite } from '../../tests/spoken/spoken-site.ts';
import {
  type BrowserName,
  browserNames,
  browserTitles,
  readTask,
  type Task,
} from '../../tests/spoken/task.ts';
import { findProgram, missingPrograms, type ProgramName } from '../programs.ts';
import { startSound } from './silent-sound.ts';
import { type Score, type Step, say, total } from './step.ts';

/** The programs that together read a browser aloud; a task by ear needs all of them. */
export const spokenPrograms: readonly ProgramName[] = [
  'orca',
  'python3',
  'at-spi',
  'Xvfb',
  'openbox',
  'xdotool',
  'dbus-daemon',
  'gdbus',
  'pulseaudio',
];

const recordFolder = 'docs/spoken';

/** All tasks in the order of their numbers. */
export async function readTasks(): Promise<Task[]> {
  const files = (await Array.fromAsync(glob('tests/spoken/tasks/*.txt'))).toSorted();
  return Promise.all(
    files.map(async (file) => readTask(basename(file, '.txt'), await readFile(file, 'utf8'))),
  );
}

/**
 * The program files of the browsers that this machine has; none where a screen reader is missing.
 */
export function findSpokenBrowsers(): Map<BrowserName, string> {
  const found = new Map<BrowserName, string>();
  if (missingPrograms(spokenPrograms).length > 0) return found;
  for (const browser of browserNames) {
    const program = findProgram(browser);
    if (program) found.set(browser, program);
  }
  return found;
}

/** How many tasks were heard as they should be, and the differences of the others in words. */
export interface Heard extends Score {
  output: string;
}

/** Decides whether a difference counts. */
type DifferenceFilter = (difference: Difference) => boolean;

const countsAlways: DifferenceFilter = () => true;
/** Counts the words that a task names with `=`, by which a visitor knows what happened. */
const countsIfNeeded: DifferenceFilter = ({ kind }) => kind === 'expected';

/** Does the tasks in all browsers at once, and compares what is heard with the record. */
export function compareTasks(tasks: readonly Task[], counts = countsAlways): Promise<Heard> {
  return inAllBrowsers(tasks, async (task, { browser, reader }) => {
    const found = await differencesOf(task, browser, reader, counts);
    say(`${found.length === 0 ? '✓' : '✗'} ${browserTitles[browser]}: ${task.title}`);
    return resultOf(task, browser, found);
  });
}

/**
 * The step of a release: does the ten tasks that matter most and compares the words that a visitor
 * needs. Other lines come or stay away with the speed of the machine; `npm run test:spoken`
 * compares them all. Not run where programs are missing.
 */
export function releaseTasks(): Step {
  let score: Score = { passed: 0, failed: 0 };
  return {
    name: 'By ear, with a screen reader',
    run: async () => {
      const missing = missingPrograms([...spokenPrograms, 'chromium', 'firefox']);
      if (missing.length > 0)
        return { ok: true, output: '', notRun: `without ${missing.join(', ')}` };
      const tasks = (await readTasks()).filter(({ isInRelease }) => isInRelease);
      try {
        const { passed, failed, output } = await compareTasks(tasks, countsIfNeeded);
        score = { passed, failed };
        return { ok: failed === 0, output };
      } catch (error) {
        return { ok: false, output: error instanceof Error ? error.message : String(error) };
      }
    },
    count: async () => score,
  };
}

/**
 * Proves that every seeded fault is heard: with the fault, the task must differ from the record in
 * something in which it does not differ without the fault.
 */
export async function compareFaults(): Promise<Heard> {
  const tasks = await readTasks();
  return inAllBrowsers(faults, async (fault, { browser, reader, site }) => {
    const task = tasks.find(({ id }) => id === fault.task);
    if (!task) throw new Error(`“${fault.title}” names no task: ${fault.task}.`);
    const differencesAsBuilt = await differencesOf(task, browser, reader);
    site.seed(fault);
    const differencesWithFault = await differencesOf(task, browser, reader);
    const inBothSites = inBoth(differencesWithFault, differencesAsBuilt);
    const isHeard = site.changed() > 0 && inBothSites.length < differencesWithFault.length;
    site.seed();
    say(`${isHeard ? '✓' : '✗'} ${browserTitles[browser]}, with a fault: ${fault.title}`);
    return isHeard
      ? { passed: 1, failed: 0, output: '' }
      : {
          passed: 0,
          failed: 1,
          output: `${browserTitles[browser]}: ${fault.title}, and nothing of it was heard.`,
        };
  });
}

/**
 * Does each task twice in all browsers, a draft once, and writes the record. A record that changed
 * is marked as unread.
 */
export function recordTasks(tasks: readonly Task[], isDraft = false): Promise<Heard> {
  return inAllBrowsers(tasks, async (task, { browser, reader }) => {
    const first = await hearWhole(task, reader);
    const hearing = isDraft ? first : mergedHearing(first, await hearWhole(task, reader));
    await keepHearing(task, browser, hearing);
    const found = unmetExpectations(task, browser, hearing);
    say(`${found.length === 0 ? '✓' : '✗'} ${browserTitles[browser]}, written: ${task.title}`);
    return resultOf(task, browser, found);
  });
}

/**
 * Does a task up to three times, until everything is heard that it expects; returns the last
 * hearing. On a busy machine Orca now and then drops a line, and the steps after it then happen in
 * another place of the page.
 */
async function hearWhole(task: Task, reader: ScreenReader): Promise<Hearing> {
  let hearing: Hearing = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    hearing = await perform(task, reader);
    if (unmetExpectations(task, reader.browser, hearing).length === 0) break;
  }
  return hearing;
}

/**
 * Returns what a task expects and a hearing does not have. The hearing stands in for the record
 * too, from which it then differs in nothing.
 */
function unmetExpectations(task: Task, browser: BrowserName, hearing: Hearing): Difference[] {
  return differences(task, browser, hearing, hearing);
}

/** The record of a task; an empty one where there is none. */
export async function readTaskRecord({ id }: Task): Promise<TaskRecord> {
  const text = await readFile(recordFile(id), 'utf8').catch(() => '');
  return readRecord(text);
}

/** The last write that was begun; the next one waits for it. */
let lastWrite: Promise<void> = Promise.resolve();

/**
 * Writes a hearing into the record of its task. Where it differs from the lines in the record, the
 * record is marked as unread.
 */
async function keepHearing(task: Task, browser: BrowserName, hearing: Hearing): Promise<void> {
  // One after the other, because every browser writes its own part of the same file.
  lastWrite = lastWrite.then(async () => {
    const { verdict, hearings } = await readTaskRecord(task);
    const before = hearings[browser];
    // Words that the task expects are in the task, not in the record.
    const isAsRecorded = differences(task, browser, hearing, before).every(
      ({ kind }) => kind === 'expected',
    );
    const record = {
      verdict: isAsRecorded ? verdict : unread,
      hearings: { ...hearings, [browser]: inWordsOf(before, hearing) },
    };
    await writeFile(recordFile(task.id), writeRecord(task, record));
  });
  return lastWrite;
}

function recordFile(id: string): string {
  return `${recordFolder}/${id}.md`;
}

/**
 * Does a task and returns its differences from the record. Where there are some, the task is done
 * again, and only the differences of both hearings are returned.
 */
async function differencesOf(
  task: Task,
  browser: BrowserName,
  reader: ScreenReader,
  counts = countsAlways,
): Promise<Difference[]> {
  const { hearings } = await readTaskRecord(task);
  const compare = (hearing: Hearing) =>
    differences(task, browser, hearing, hearings[browser]).filter(counts);
  const first = compare(await perform(task, reader));
  if (first.length === 0) return [];
  return inBoth(first, compare(await perform(task, reader)));
}

function resultOf(task: Task, browser: BrowserName, found: readonly Difference[]): Heard {
  if (found.length === 0) return { passed: 1, failed: 0, output: '' };
  const lines = found.map(({ step, kind, words }) => {
    const { note = '', command = '' } = task.steps[step] ?? {};
    return `  ${kindWords[kind]}: “${words}” at ${step + 1}. ${note || command}`;
  });
  const remedy = `  Record: ${recordFile(task.id)}. If what is heard now is right: npm run test:spoken -- --write ${task.id}`;
  const title = `✗ ${task.title}, in ${browserTitles[browser]}:`;
  return { passed: 0, failed: 1, output: [title, ...lines, remedy].join('\n') };
}

const kindWords: Readonly<Record<Difference['kind'], string>> = {
  expected: 'Not heard, though a visitor needs it',
  missing: 'Not heard any more',
  new: 'Heard, and not in the record',
};

function combined(results: readonly Heard[]): Heard {
  const output = results.flatMap(({ output: text }) => text || []).join('\n');
  return { ...total(results), output };
}

/** A browser with its screen reader and the server that it reads. */
interface Listener {
  browser: BrowserName;
  reader: ScreenReader;
  site: SpokenSite;
}

/** Listeners of each browser that work side by side; most of the time each waits for silence. */
const listenersEach = 3;

/**
 * Does every job in each browser of `findSpokenBrowsers`, several side by side, and adds up the
 * results.
 */
async function inAllBrowsers<Job>(
  jobs: readonly Job[],
  run: (job: Job, listener: Listener) => Promise<Heard>,
): Promise<Heard> {
  const sound = await startSound();
  const work = [...findSpokenBrowsers()].flatMap(([browser, program]) => {
    const waiting = [...jobs];
    const listen = () =>
      withListener({ browser, program, env: sound.env }, async (listener) => {
        const results: Heard[] = [];
        for (let job = waiting.shift(); job; job = waiting.shift())
          results.push(await run(job, listener));
        return combined(results);
      });
    return Array.from({ length: Math.min(listenersEach, jobs.length) }, listen);
  });
  return combined(await Promise.all(work).finally(sound.stop));
}

/** Starts a browser, its screen reader and a server of their own, and ends them afterwards. */
async function withListener<Result>(
  {
    browser,
    program,
    env,
  }: { browser: BrowserName; program: string; env: Readonly<Record<string, string>> },
  use: (listener: Listener) => Promise<Result>,
): Promise<Result> {
  const site = await serveSpokenSite(outDir);
  try {
    const url = `${site.origin}/privacy`;
    const reader = await ScreenReader.start(browser, { program, url, env });
    return await use({ browser, reader, site }).finally(() => reader.stop());
  } finally {
    site.stop();
  }
}
