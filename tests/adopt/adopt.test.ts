import { execFile, execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOfExample } from '#check/example-name-problems.ts';
import {
  type OptionalSection,
  optionalSectionKeys,
  sectionAddresses,
  sectionAt,
} from '#content/section-addresses.ts';
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

/** Entries of sections that are off: they stay in the folder, and no page has them. */
const entriesOfClosed: readonly [path: string, text: string][] = [
  [
    'board/zelda-quorn.yaml',
    'name: Zelda Quorn\ntitle: Nurse\nfocus: Reads each plan.\nbio: Zelda Quorn is a nurse in Regina.\nlinkedin: "#"\norder: 1\n',
  ],
  [
    'exchange/need-nightingale-row.yaml',
    `kind: need
title: Thirty minutes on heat in a stairwell
who: Nightingale Row tenants
topic: Workers
text: The tenants asked for somebody who speaks with them and stays for questions.
audience: Tenants, about twenty
place: Phoenix, AZ
region: Southwest
when: Early mornings in May
languages: [English]
posted: "2026-11-16"
until: "2037-04-30"
status: open
`,
  ],
  [
    'stories/cold-kitchen.md',
    `---
kind: audio
order: 1
title: The kitchen that would not cool
quote: I sat by the door and counted.
name: Zelda Quorn
role: Nurse
location: Online
excerpt: Zelda Quorn tells of a kitchen in July. She counts the hours.
tags: [Heat]
people: [{ name: Zelda Quorn }]
recorded: "2025-09"
published: "2025-10-02"
---

**Zelda Quorn:** I sat by the door and counted.
`,
  ],
  // Words of a page that is there may name what is off.
  ['pages/home.yaml', 'heard:\n  story: cold-kitchen\n'],
  [
    'events/harvest-heat-night.md',
    `---
title: Harvest Heat Night
start: "2037-06-09T12:00"
end: "2037-06-09T13:00"
zone: America/Regina
location: Online
format: virtual
region: National
topics: [communication]
summary: An hour on heat at harvest, for everybody who works outside.
audience: Farm crews
link: "#"
howToJoin: Use “Ask for a place” on the page of the event.
access: Live captions.
speakers: []
updated: "2026-11-20"
---

An hour on heat at harvest.
`,
  ],
];

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

function start(...more: string[]): Promise<string> {
  const options = Object.entries(answers).flatMap(([key, answer]) => [`--${key}`, answer]);
  return command('scripts/start-content.ts', ...options, ...more, '--yes');
}

/** The names that a section has in the menus of the example. */
const namesInMenus: Readonly<Record<OptionalSection, RegExp>> = {
  stories: /Stories|Tell your story|Podcast|Historias/,
  events: /Events Calendar|Propose an event/,
  exchange: /Exchange/,
  board: /Advisory Board/,
  toolkit: /Community Toolkit|[Pp]lanner/,
  desk: /I have a deadline|Business hours/,
};

/** The links of a built page to pages and files of the site, by their addresses. */
function linksIn(html: string): string[] {
  const body = html.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  return [...body.matchAll(/\s(?:href|src|action|data-href)="([^"]*)"/g)]
    .map(([, address = '']) => address.replace(/^(?:https|webcal):\/\/prairie\.example\.org/, ''))
    .filter((address) => /^\/(?!\/)/.test(address));
}

/** The words of menus, tabs, breadcrumbs and footer of a page. */
function menusIn(html: string): string {
  const parts = [...html.matchAll(/<(nav|header|footer)\b[\s\S]*?<\/\1>/g)].map(([part]) => part);
  return parts.join(' ').replaceAll(/<[^>]+>/g, ' ');
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

/** Every file of the built site, and its pages by their addresses. */
function builtSite() {
  const dist = join(copy, 'dist');
  const files = globSync('**/*.*', { cwd: dist })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => !/\.(?:br|gz)$/.test(file));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: file.replace(/(?<=^\/)index\.html$|\.html$/, ''),
      html: readFileSync(join(dist, file), 'utf8'),
    }));
  return { files, pages };
}

describe('a network moves in', () => {
  test('it names itself, and saying it again changes nothing', async () => {
    expect(await start()).toContain('content/ is yours');
    expect(await start()).toContain('nothing was changed');
    expect(await command('scripts/check-content.ts')).toContain('The content is sound');
  }, 120_000);

  test.each(optionalSectionKeys)(
    'without %s its content is sound',
    async (section) => {
      expect(await start('--without', section)).toContain('content/ is yours');
      expect(await command('scripts/check-content.ts')).toContain('The content is sound');
    },
    120_000,
  );

  test('its site is whole while nobody is in it, and says nothing of the example', async () => {
    await start('--without', 'none');
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
    await start('--without', optionalSectionKeys.join(', '));
    for (const [path, text] of entriesOfClosed) {
      await mkdir(dirname(join(copy, 'content', path)), { recursive: true });
      await writeFile(join(copy, 'content', path), text);
    }
    await command('scripts/build.ts');
    expect(await wordsOfExample()).toEqual([]);
    const profile = await page('speakers/profile/ana-reyes.html');
    expect(profile).toContain('Nurse practitioner');
    expect(profile).not.toContain('undefined');
    const { speakers } = JSON.parse(await page('data/speakers.json'));
    expect(speakers).toHaveLength(13);
  }, 600_000);

  test('of the sections that it is without nothing is on that site', async () => {
    const { files, pages } = builtSite();
    expect(pages.length).toBeGreaterThan(80);
    expect(files.filter((file) => sectionAt(file))).toEqual([]);
    const addresses = new Set([...files, ...pages.map(({ path }) => path)]);
    const dead = pages.flatMap(({ path, html }) =>
      linksIn(html)
        .filter((address) => !addresses.has(address.replace(/[?#].*/, '')))
        .map((address) => `${path}: ${address}`),
    );
    expect(dead).toEqual([]);
    const named = pages.flatMap(({ path, html }) =>
      optionalSectionKeys
        .filter((section) => namesInMenus[section].test(menusIn(html)))
        .map((section) => `${path}: ${section}`),
    );
    expect(named).toEqual([]);
    const found = JSON.stringify(JSON.parse(await page('search/index.json')));
    for (const text of [found, await page('sitemap-0.xml'), await page('sw.js')])
      for (const section of optionalSectionKeys)
        expect(text).not.toContain(sectionAddresses[section].page);
    const texts = globSync('dist/**/*.{html,json,xml,csv}', { cwd: copy });
    const shown = texts.filter((file) =>
      /Zelda Quorn|Harvest Heat Night|Nightingale Row|would not cool/.test(
        readFileSync(join(copy, file), 'utf8'),
      ),
    );
    expect(shown).toEqual([]);
  });
});
