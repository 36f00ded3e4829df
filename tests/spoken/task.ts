/**
 * One thing that a visitor does by ear: a file in `tests/spoken/tasks`, as README.md beside this
 * file describes it.
 */
export interface Task {
  /** The name of its file without `.txt`, as `07-booking-required`. */
  id: string;
  /** The wish of the visitor, in a visitor's words; the first line of the file. */
  title: string;
  /** Width and height of the window in CSS pixels, as `390x844`. */
  window: string;
  /** `true` for one of the ten that every release hears. */
  isInRelease: boolean;
  steps: readonly Step[];
}

export interface Step {
  /** The step in words; empty where the command says it. */
  note: string;
  /** A step as `spoken.py` takes it, as `key Tab*3`. */
  command: string;
  /** Words that must be heard at this step, in this order, in each browser that they are for. */
  expected: readonly Expectation[];
  /** Lines with these words change with the hour or the day, and are not compared. */
  changing: readonly string[];
}

export interface Expectation {
  words: string;
  /** Both where absent. */
  browser?: BrowserName;
}

export const browserNames = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof browserNames)[number];

/** How the record and messages write a browser's name. */
export const browserTitles: Readonly<Record<BrowserName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
};

const desk = '1280x900';

const verbs = ['go', 'key', 'until', 'orca', 'type', 'wait', 'quiet'];

/**
 * Reads a file of `tests/spoken/tasks`: the title, lines `window: 390x844` and `release: yes`, then
 * steps. A line that begins with `#` tells in words what the next step does; one with `=` names
 * words that must be heard at the last step, in one browser alone after `= firefox:`; one with `~`,
 * words of lines that change with the day. Throws with the line's number where a line is none of
 * these.
 */
export function readTask(id: string, text: string): Task {
  const [title = '', ...lines] = text.split(/\r?\n/);
  if (!title.trim()) throw new Error(`${id}: the first line is the title; it is empty.`);
  let window = desk;
  let isInRelease = false;
  let note = '';
  const steps: (Step & { expected: Expectation[]; changing: string[] })[] = [];
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const last = steps.at(-1);
    if (!line) continue;
    if (/^window: \d+x\d+$/.test(line)) {
      window = line.slice('window: '.length);
    } else if (line === 'release: yes') {
      isInRelease = true;
    } else if (line.startsWith('# ')) {
      note = line.slice(2);
    } else if (line.startsWith('= ') && last) {
      last.expected.push(readExpectation(line.slice(2)));
    } else if (line.startsWith('~ ') && last) {
      last.changing.push(line.slice(2));
    } else if (verbs.includes(line.split(' ')[0] ?? '')) {
      steps.push({ note, command: line, expected: [], changing: [] });
      note = '';
    } else {
      throw new Error(`${id}, line ${index + 2}: “${line}” is no step, note or expectation.`);
    }
  }
  return { id, title: title.trim(), window, isInRelease, steps };
}

function readExpectation(text: string): Expectation {
  for (const browser of browserNames) {
    const start = `${browser}: `;
    if (text.startsWith(start)) return { words: text.slice(start.length), browser };
  }
  return { words: text };
}

/** The words that must be heard at a step in a browser. */
export function wordsFor({ expected }: Step, browser: BrowserName): string[] {
  return expected
    .filter((expectation) => (expectation.browser ?? browser) === browser)
    .map(({ words }) => words);
}
