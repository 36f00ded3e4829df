import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { pictureOf } from '#adopt/import/picture.ts';
import { type ExistingEntry, type PlannedEntry, planned } from '#adopt/import/plan.ts';
import { planInWords } from '#adopt/import/plan-words.ts';
import { readSource } from '#adopt/import/read-source.ts';
import { contentFolders } from '#content/content-folders.ts';
import { draftField } from '#content/draft.ts';
import type { Kind } from '#content/kind.ts';
import { readEntry } from '#content/read-entry.ts';
import { type PreparedFile, prepareFile } from '#content/write-file.ts';
import { kinds } from '#kinds.ts';
import { textOf } from '#studio/server/entry-files.ts';
import { fail, say } from './steps/step.ts';

/**
 * `npm run content:import -- FILE`: shows what a table of people or documents, a calendar, a
 * podcast feed, a BibTeX or RIS file would become, and writes it after a yes, or at once with
 * `--yes`. New entries are drafts; with `--ready`, those that lack nothing are none. `--pictures`
 * names the folder of the pictures that a table names; else they lie beside it.
 */
const { values, positionals } = parseArgs({
  options: {
    yes: { type: 'boolean' },
    ready: { type: 'boolean' },
    pictures: { type: 'string' },
  },
  allowPositionals: true,
});
const [file] = positionals;
const { own, fallback } = contentFolders();
/** Which entry each thing of a source became; with a dot in front it is no content. */
const memory = join(own, '.imported.json');

if (file === undefined) fail('Say which file: npm run content:import -- people.csv');
else if (!existsSync(file)) fail(`There is no file “${file}”. Nothing was written.`);
else if (fallback === undefined)
  fail('There is no folder content/ yet. Begin with: npm run content:start. Nothing was written.');
else await bringIn(file);

async function bringIn(path: string): Promise<void> {
  const today = { day: new Date().toISOString().slice(0, 10), zone: await ownZone() };
  const reading = readSource(basename(path), await readFile(path), today);
  const existing = new Map<string, ExistingEntry>();
  const idOf = await rememberedIds();
  for (const source of reading.entries) {
    const id = idOf.get(source.key) ?? source.id;
    const found = await existingEntry(fileOf(source.kind, id));
    if (found) existing.set(`${source.kind}/${id}`, found);
  }
  const files = new Map<string, string | Uint8Array>();
  const plans: PlannedEntry[] = [];
  for (const plan of planned(reading, existing, idOf))
    plans.push(await prepare(plan, values.pictures ?? dirname(path), files));
  say(planInWords(plans, reading));
  if (reading.refused.some(({ where }) => where === 'the file')) process.exitCode = 1;
  if (files.size === 0) return say('\nNothing is to be written.');
  if (!(values.yes || (await isAgreed()))) return say('\nNothing was written.');
  for (const { source, id } of plans) idOf.set(source.key, id);
  files.set(memory, `${JSON.stringify(Object.fromEntries([...idOf].sort()), null, 2)}\n`);
  await writeAll(files);
  say(`\n${words(plans)}`);
}

function words(plans: readonly PlannedEntry[]): string {
  const drafts = plans.filter(({ data }) => data[draftField] === true);
  const written = `Written into ${own}/.`;
  if (drafts.length === 0)
    return `${written} Look with "npm run dev", publish from "npm run studio".`;
  return `${written} ${drafts.length} are drafts: "npm run studio" shows them with what is missing, and takes the mark away. Visitors do not see a draft.`;
}

/**
 * Adds the file of a planned entry, and its picture, to those that are to be written. Returns the
 * entry as it is written, with a note on a picture that was left out.
 */
async function prepare(
  plan: PlannedEntry,
  pictures: string,
  files: Map<string, string | Uint8Array>,
): Promise<PlannedEntry> {
  const { id, change, missing } = plan;
  let { source } = plan;
  const data: Record<string, unknown> = { ...plan.data };
  const named = data['portrait'];
  if (typeof named === 'string' && !named.startsWith('./')) {
    const picture = await pictureOf(join(pictures, named));
    if ('why' in picture) {
      delete data['portrait'];
      source = { ...source, notes: [...source.notes, picture.why] };
    } else {
      const name = `${id}${extname(named).toLowerCase()}`;
      data['portrait'] = `./${name}`;
      files.set(join(own, kinds[source.kind].folder, name), picture.bytes);
    }
  }
  const written = { ...plan, source, data };
  if (change === 'same') return written;
  if (values.ready && missing.length === 0) delete data[draftField];
  const path = fileOf(source.kind, id);
  const before = existsSync(path) ? await readFile(path, 'utf8') : undefined;
  files.set(path, textOf({ kind: source.kind, id, data, body: plan.body }, before));
  return written;
}

function fileOf(kindName: keyof typeof kinds, id: string): string {
  const { folder, format }: Kind = kinds[kindName];
  return join(own, folder, `${id}.${format}`);
}

async function existingEntry(path: string): Promise<ExistingEntry | undefined> {
  if (!existsSync(path)) return undefined;
  const { data, body } = readEntry(
    await readFile(path, 'utf8'),
    extname(path) === '.md' ? 'md' : 'yaml',
  );
  return { data: Object(data) as Record<string, unknown>, body };
}

async function rememberedIds(): Promise<Map<string, string>> {
  if (!existsSync(memory)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(await readFile(memory, 'utf8'))));
  } catch {
    return new Map();
  }
}

/** The time zone of the network’s desk, in which times without a zone are. */
async function ownZone(): Promise<string> {
  const { data } = readEntry(await readFile(join(own, 'site.yaml'), 'utf8'), 'yaml');
  const { desk } = Object(data) as { desk?: { hours?: { timeZone?: string } } };
  return desk?.hours?.timeZone ?? 'UTC';
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('\nWrite this? [y/N] ');
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** Prepares every file before the first is put in its place. */
async function writeAll(files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const prepared: PreparedFile[] = [];
  try {
    for (const [path, content] of files) prepared.push(await prepareFile(path, content));
  } catch (error) {
    for (const one of prepared) await one.drop();
    throw error;
  }
  for (const one of prepared) await one.putInPlace();
}
