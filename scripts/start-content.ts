import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Answers, answersOf, type Given, questions } from '#adopt/start/answers.ts';
import { givenBefore, startFiles, type Texts, takenFolders } from '#adopt/start/start-files.ts';
import { exampleFolder, networkFolder } from '#content/content-folders.ts';
import { type PreparedFile, prepareFile, writeWhole } from '#content/write-file.ts';
import { fail, say } from './steps/step.ts';

/**
 * `npm run content:start`: asks what a network has to say of itself and writes its folder
 * `content/`, whole or not at all. Answers may be given as options (`-- --name "…" --domain …`);
 * with `--yes` nothing is asked. Run again, it changes the answers and loses nothing.
 */
const options = Object.fromEntries(questions.map(({ key }) => [key, { type: 'string' as const }]));
const { values } = parseArgs({ options: { ...options, yes: { type: 'boolean' } } });
const { yes, ...given } = values as Given & { yes?: boolean };

const existing = await textsIn(networkFolder);
const before = givenBefore(existing);
const isAsked = !yes && process.stdin.isTTY === true;
const whole = isAsked ? await ask({ ...before, ...given }) : { ...before, ...given };
const result = answersOf(whole);

if ('faults' in result) {
  fail(`Nothing was written.\n\n${result.faults.map((fault) => `- ${fault}`).join('\n')}`);
} else {
  await write(result.answers);
}

/** Asks every question; Enter takes what stands in brackets. A wrong answer is asked again. */
async function ask(known: Given): Promise<Given> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Given = {};
  say('Make this site yours. Press Enter to take what stands in brackets.\n');
  for (const { key, ask: words, fallback, fault } of questions) {
    const offered = known[key] ?? fallback(answers);
    for (;;) {
      const typed = (await terminal.question(`${words}${offered ? ` [${offered}]` : ''}: `)).trim();
      const answer = typed === '' ? offered : typed;
      const problem = answer === undefined ? 'Please write something.' : fault(answer);
      if (problem === undefined) {
        if (answer !== undefined) answers[key] = answer;
        break;
      }
      say(problem);
    }
  }
  terminal.close();
  return answers;
}

async function write(answers: Answers): Promise<void> {
  const taken = await Promise.all(takenFolders.map((folder) => textsIn(exampleFolder, folder)));
  const example = new Map(taken.flatMap((texts) => [...texts]));
  const files = startFiles(answers, example, existing);
  if (existsSync(networkFolder)) await change(files);
  else await begin(files);
  say(`${words(files.size)}\n\n${nextSteps(answers)}`);
}

function words(count: number): string {
  return count === 0
    ? `${networkFolder}/ says all this already; nothing was changed.`
    : `${networkFolder}/ is yours: ${count} files were written.`;
}

/** Writes a folder under another name and puts it in its place once all of it is there. */
async function begin(files: Texts): Promise<void> {
  const unfinished = `.${networkFolder}.${process.pid}.writing`;
  try {
    for (const [path, text] of files) {
      if (text === '') await mkdir(join(unfinished, posix.dirname(path)), { recursive: true });
      await writeWhole(join(unfinished, path), text);
    }
    await rename(unfinished, networkFolder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Prepares every file before the first is put in its place. */
async function change(files: Texts): Promise<void> {
  const prepared: PreparedFile[] = [];
  try {
    for (const [path, text] of files)
      prepared.push(await prepareFile(join(networkFolder, path), text));
  } catch (error) {
    for (const file of prepared) await file.drop();
    throw error;
  }
  for (const file of prepared) await file.putInPlace();
}

/** The texts of the files in a folder, by their paths inside `root`; none where there is none. */
async function textsIn(root: string, folder = '.'): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const place = join(root, folder);
  if (!existsSync(place)) return texts;
  const found = await readdir(place, { recursive: true, withFileTypes: true });
  for (const file of found) {
    if (!file.isFile() || !/\.(yaml|json)$|\.gitkeep$/.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    texts.set(
      posix.normalize(path.slice(join(root, '/').length).replaceAll('\\', '/')),
      await readFile(path, 'utf8'),
    );
  }
  return texts;
}

function nextSteps({ name, hasDaysOffOfExample }: Answers): string {
  const steps = [
    `Look: "npm start" builds the site of ${name}; nobody is in it yet, and each page says so.`,
    'Add people: "npm run content:import -- people.csv" reads a table, "npm run studio" opens forms.',
    ...(hasDaysOffOfExample
      ? []
      : ['Write the days off of your desk into content/site.yaml, under desk, hours, holidays.']),
    'Put it online: docs/hosting.md. docs/adopt.md tells the whole afternoon.',
  ];
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
}
