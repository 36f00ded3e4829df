import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { say } from './steps/step.ts';

/**
 * What the design of issue 21 did not know, by how its paths begin: counted apart, since the goals
 * are for the others.
 */
const unforeseen: Readonly<Record<string, RegExp>> = {
  'the studio': /^(src\/studio\/|scripts\/studio|src\/content\/form-of)/,
  'new entries from templates': /^(src\/content\/template|src\/check\/new-e|scripts\/new-)/,
  'what to do now, in two languages': /^src\/features\/response\/now\//,
  'the papers of an event': /^src\/features\/community\/papers\//,
  'the check of changes, publishing': /^(src\/check\/(change|published)|scripts\/publish)/,
  'the report of the development server': /^src\/check\/dev-/,
  'hydration on approach': /^src\/shell\/approach\//,
  'names and fonts cut at build': /^src\/.*\/(class-names|first-letters|subset-fonts|more-letters)/,
};

interface Count {
  what: string;
  value: number;
  most?: number;
  least?: number;
}

/**
 * `npm run house`: counts the files, lines and names of `src` and `scripts` beside the goals of
 * issue 21, without tests and what only they use. Exit code 1 where a goal is not met.
 * `src/house.test.ts` proves the goals of imports.
 */
const paths = (await Array.fromAsync(glob('{src,scripts}/**/*.{ts,tsx,astro,css}')))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path));
const files = paths.map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path, text, lines: text.split('\n').length - 1 };
});
const known = files.filter(
  ({ path }) => !Object.values(unforeseen).some((begins) => begins.test(path)),
);
const rooms = files.flatMap(({ path }) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? []);

const counts: Count[] = [
  { what: 'files in src and scripts, as designed', value: known.length, most: 800 },
  { what: 'lines in them', value: linesOf(known), most: 48_000 },
  { what: 'median of lines a file', value: share(0.5), least: 50 },
  { what: '90th percentile of lines a file', value: share(0.9) },
  { what: 'rooms', value: new Set(rooms).size, most: 13 },
  { what: 'exported names in src, as designed (decision 60)', value: exportedNames() },
  { what: 'decision records', value: await countDecisions(), most: 22 },
];

for (const count of counts) say(lineOf(count));
say('\nBeside them, what the design did not know:');
for (const [what, begins] of Object.entries(unforeseen)) {
  const own = files.filter(({ path }) => begins.test(path));
  say(`  ${format(own.length)} files, ${format(linesOf(own))} lines: ${what}`);
}
if (!counts.every(isMet)) process.exitCode = 1;

function linesOf(list: typeof files): number {
  return list.reduce((sum, { lines }) => sum + lines, 0);
}

/** The number of lines that a share of the files, from 0 to 1, does not exceed. */
function share(part: number): number {
  const lengths = files.map(({ lines }) => lines).sort((one, other) => one - other);
  return lengths[Math.ceil(part * lengths.length) - 1] ?? 0;
}

/** Functions, constants and classes that `src` exports; types are not counted. */
function exportedNames(): number {
  const declared = /^export (?:async )?(?:function\*?|const|let|class) /gm;
  return known
    .filter(({ path }) => path.startsWith('src/'))
    .reduce((sum, { text }) => sum + (text.match(declared)?.length ?? 0), 0);
}

/** Records that hold: one whose first lines say that another superseded it does not count. */
async function countDecisions(): Promise<number> {
  const records = await Array.fromAsync(glob('docs/decisions/[a-z]*.md'));
  return records.filter((file) => !/superseded/i.test(readFileSync(file, 'utf8').slice(0, 400)))
    .length;
}

function isMet({ value, most = Number.POSITIVE_INFINITY, least = 0 }: Count): boolean {
  return value <= most && value >= least;
}

function lineOf(count: Count): string {
  const { what, value, most, least } = count;
  const hasGoal = most !== undefined || least !== undefined;
  const mark = hasGoal ? (isMet(count) ? '✓' : '✗') : ' ';
  const goal = most === undefined ? `at least ${least}` : `at most ${format(most)}`;
  return `${mark} ${format(value).padStart(7)}  ${what}${hasGoal ? ` (${goal})` : ''}`;
}

function format(value: number): string {
  return value.toLocaleString('en-US');
}
