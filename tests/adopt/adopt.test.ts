import { execFile, execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOfExample } from '#check/example-name-problems.ts';
import { kinds } from '#kinds.ts';

/*
 * A network moves in, as docs/adopt.md tells it: in a copy of the project it names itself, is built
 * while nobody is in it, and brings its people in. Nothing of the example may be on its site.
 */

const run = promisify(execFile);
const network = 'Prairie Climate & Health Alliance';
/** Words of a page that name the example, although no entry does. */
const factsOfExample = ['Climate Health Voices', 'climatehealthvoices', '555-0150'];

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'adopt-'));
  const projectFiles = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'])
    .toString()
    .split('\0')
    .filter((file) => file !== '' && file !== 'node_modules' && !file.startsWith('content/'));
  for (const file of projectFiles)
    await cp(file, join(copy, file), { recursive: true }).catch(() => {});
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
}, 120_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Runs a command of the project in the copy and returns what it printed; throws with it. */
async function command(script: string, ...args: string[]): Promise<string> {
  const { CHV_CONTENT: _, NODE_ENV: __, ...env } = process.env;
  const { stdout } = await run(process.execPath, [script, ...args], {
    cwd: copy,
    env,
    maxBuffer: 2 ** 26,
  }).catch(({ stdout: out, stderr }) => {
    throw new Error(`${script} ${args.join(' ')}\n${out}\n${stderr}`);
  });
  return stdout;
}

/** The answers of the network, as options of the command. */
const answers = {
  name: network,
  short: 'Prairie CHA',
  domain: 'prairie.example.org',
  email: 'hello@prairie.example.org',
  country: 'CA',
  language: 'en-CA',
  emergency: '911',
  crisis: '988',
  zone: 'America/Regina',
};

function start(): Promise<string> {
  const options = Object.entries(answers).flatMap(([key, answer]) => [`--${key}`, answer]);
  return command('scripts/start-content.ts', ...options, '--yes');
}

/** The built files that are text, with those words of the example that each holds. */
async function wordsOfExample(): Promise<string[]> {
  const words = [...(await namesOfExample('example', kinds)), ...factsOfExample];
  const files = globSync('dist/**/*.{html,json,xml,txt,csv,ics,js,css,svg,webmanifest,vtt}', {
    cwd: copy,
  });
  expect(files.length).toBeGreaterThan(100);
  return files.flatMap((file) => {
    const text = readFileSync(join(copy, file), 'utf8');
    return words.filter((word) => isIn(text, word)).map((word) => `${file}: ${word}`);
  });
}

/** Whether a text has a word or words between others. */
function isIn(text: string, words: string): boolean {
  if (!text.includes(words)) return false;
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

const page = (path: string) => readFile(join(copy, 'dist', path), 'utf8');

describe('a network moves in', () => {
  test('it names itself, and saying it again changes nothing', async () => {
    expect(await start()).toContain('content/ is yours');
    expect(await start()).toContain('nothing was changed');
    expect(await command('scripts/check-content.ts')).toContain('The content is sound');
  }, 120_000);

  test('its site is whole while nobody is in it, and says nothing of the example', async () => {
    await command('scripts/build.ts');
    expect(await wordsOfExample()).toEqual([]);
    expect(await page('index.html')).toContain('Prairie Climate &amp; Health Alliance');
    expect(await page('index.html')).toContain('lang="en-CA"');
    expect(await page('speakers/directory.html')).toContain('Nominate someone');
    expect(await page('stories.html')).toContain('Tell your story');
    expect(await page('resources/events-calendar.html')).toContain('Propose an event');
    expect(await page('sitemap-0.xml')).toContain('https://prairie.example.org/');
  }, 600_000);

  test('one speaker with five values and twelve from a table are on it', async () => {
    await mkdir(join(copy, 'content/speakers'), { recursive: true });
    await writeFile(
      join(copy, 'content/speakers/ana-reyes.md'),
      '---\nname: Dr. Ana Reyes\ntitle: Nurse practitioner\nexpertise: [Extreme heat]\nconsent: true\n---\n\nAna Reyes works nights in Regina.\n',
    );
    const rows = Array.from({ length: 12 }, (_, index) => {
      const family = `Prairie${String.fromCharCode(97 + index)}`;
      return `Kim ${family},Nurse,Extreme heat; Older adults,"Regina, SK","Kim ${family} visits people at home.",yes`;
    });
    await writeFile(
      join(copy, 'people.csv'),
      `Name,Title,Topics,Based in,Biography,Consent\n${rows.join('\n')}\n`,
    );
    const told = await command('scripts/import-content.ts', 'people.csv', '--ready', '--yes');
    expect(told).toContain('12 new, 0 changed, 0 same, 0 refused.');
    const again = await command('scripts/import-content.ts', 'people.csv', '--ready', '--yes');
    expect(again).toContain('0 new, 0 changed, 12 same, 0 refused.');
    await command('scripts/build.ts');
    expect(await wordsOfExample()).toEqual([]);
    const profile = await page('speakers/profile/ana-reyes.html');
    expect(profile).toContain('Nurse practitioner');
    expect(profile).not.toContain('undefined');
    const { speakers } = JSON.parse(await page('data/speakers.json'));
    expect(speakers).toHaveLength(13);
  }, 600_000);
});
