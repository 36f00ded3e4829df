import { spokenAs } from './compare.ts';
import type { HeardStep, Hearing, Line } from './hearing.ts';
import { comparable } from './spoken-text.ts';
import { type BrowserName, browserNames, browserTitles, type Step, type Task } from './task.ts';

/**
 * The record of a task in `docs/spoken`: the lines heard in each browser, and the verdict of a
 * person who read them.
 */
export interface TaskRecord {
  /** `Known: yes. …` or `Known: no. …`; `unread` until a person has read it after a change. */
  verdict: string;
  hearings: Readonly<Record<BrowserName, Hearing>>;
}

export const unread = 'Known: not read yet.';

/** The record of a task as Markdown, for people; `readRecord` reads it again. */
export function writeRecord(task: Task, { verdict, hearings }: TaskRecord): string {
  const size = task.window === '1280x900' ? [] : [`In a window of ${task.window}.`, ''];
  const steps = task.steps.flatMap((step, index) => [
    `## ${index + 1}. ${headingOf(step)}`,
    '',
    ...heardAt(index, hearings),
  ]);
  return [`# ${task.title}`, '', verdict, '', ...size, ...steps].join('\n');
}

function headingOf({ note, command }: Step): string {
  return note ? `${escapeMarkdown(note)} (\`${command}\`)` : `\`${command}\``;
}

/** The lines of both browsers at one step; once where they are the same. */
function heardAt(index: number, hearings: TaskRecord['hearings']): string[] {
  const lists = browserNames.map((browser) => {
    const { lines = [] } = hearings[browser][index] ?? {};
    return { title: browserTitles[browser], items: itemsOf(lines) };
  });
  const [first] = lists;
  const isSame = first && lists.every(({ items }) => items.join('\n') === first.items.join('\n'));
  const shown = isSame ? [{ title: both, items: first.items }] : lists;
  return shown.flatMap(({ title, items }) => [`${title}:`, '', ...items, '']);
}

const both = 'Both';
const silence = '- *(silence)*';
const sometimes = '*(sometimes)* ';

function itemsOf(lines: readonly Line[]): string[] {
  if (lines.length === 0) return [silence];
  return lines.map(
    (line) => `- ${line.isOccasional ? sometimes : ''}${escapeMarkdown(spokenAs(line))}`,
  );
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_<[\]#]/g, '\\$&');
}

function unescapeMarkdown(text: string): string {
  return text.replace(/\\([\\`*_<[\]#])/g, '$1');
}

/** Reads a record that `writeRecord` wrote. Throws on any other line. */
export function readRecord(text: string): TaskRecord {
  const hearings: Record<BrowserName, HeardStep[]> = { chromium: [], firefox: [] };
  let verdict = unread;
  let browsers: readonly BrowserName[] = [];
  let step = -1;
  for (const line of text.split('\n')) {
    const title = /^(\w+):$/.exec(line)?.[1];
    if (line.startsWith('## ')) {
      step += 1;
      browsers = [];
    } else if (line.startsWith('Known: ')) {
      verdict = line;
    } else if (title && step >= 0) {
      browsers =
        title === both
          ? browserNames
          : browserNames.filter((name) => browserTitles[name] === title);
      for (const browser of browsers) hearings[browser][step] = { lines: [] };
    } else if (line.startsWith('- ') && browsers.length > 0) {
      if (line === silence) continue;
      for (const browser of browsers) {
        const { lines = [] } = hearings[browser][step] ?? {};
        hearings[browser][step] = { lines: [...lines, lineOf(line.slice(2))] };
      }
    } else if (line && step >= 0) {
      throw new Error(`“${line}” is no line of a record.`);
    }
  }
  return { verdict, hearings };
}

function lineOf(item: string): Line {
  const isOccasional = item.startsWith(sometimes);
  const spoken = unescapeMarkdown(isOccasional ? item.slice(sometimes.length) : item);
  const [, text = spoken, language] = /^(.*) \[([a-z]{2})\]$/.exec(spoken) ?? [];
  return { text, ...(language && { language }), ...(isOccasional && { isOccasional }) };
}

/**
 * Returns a new hearing with the words of the earlier record wherever it says the same, so that a
 * record made on another day changes only where something else is heard. Each line of the record is
 * used once, so that five times of day in a row do not all become the first one.
 */
export function inWordsOf(before: Hearing, hearing: Hearing): Hearing {
  return hearing.map((heard, index) => {
    const known = [...(before[index]?.lines ?? [])];
    const lines = heard.lines.map((line) => {
      const index = known.findIndex(
        (other) => comparable(spokenAs(other)) === comparable(spokenAs(line)),
      );
      const [same] = index < 0 ? [] : known.splice(index, 1);
      return same ? { ...line, text: same.text } : line;
    });
    return { ...heard, lines };
  });
}
