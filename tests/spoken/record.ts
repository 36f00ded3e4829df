import { spokenAs } from './compare.ts';
import type { HeardStep, Hearing, Line } from './hearing.ts';
import { comparable } from './spoken-text.ts';
import { type BrowserName, browserNames, browserTitles, type Step, type Task } from './task.ts';

/**
 * What is kept of a task in `docs/spoken`: what each browser let be heard, and what somebody who
 * read it says.
 */
export interface TaskRecord {
  /**
   * "Known: yes. …" or "Known: no. …", by a person who read the rest; `unread` where nobody has
   * since it changed.
   */
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
  return note ? `${escaped(note)} (\`${command}\`)` : `\`${command}\``;
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
  return lines.map((line) => `- ${line.isOccasional ? sometimes : ''}${escaped(spokenAs(line))}`);
}

function escaped(text: string): string {
  return text.replace(/[\\`*_<[\]#]/g, '\\$&');
}

function unescaped(text: string): string {
  return text.replace(/\\([\\`*_<[\]#])/g, '$1');
}

/** Reads what `writeRecord` wrote. Throws where a line is none of it. */
export function readRecord(text: string): TaskRecord {
  const hearings: Record<BrowserName, HeardStep[]> = { chromium: [], firefox: [] };
  let verdict = unread;
  let at: readonly BrowserName[] = [];
  let step = -1;
  for (const line of text.split('\n')) {
    const title = /^(\w+):$/.exec(line)?.[1];
    if (line.startsWith('## ')) {
      step += 1;
      at = [];
    } else if (line.startsWith('Known: ')) {
      verdict = line;
    } else if (title && step >= 0) {
      at =
        title === both
          ? browserNames
          : browserNames.filter((name) => browserTitles[name] === title);
      for (const browser of at) hearings[browser][step] = { lines: [] };
    } else if (line.startsWith('- ') && at.length > 0) {
      if (line === silence) continue;
      for (const browser of at) {
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
  const spoken = unescaped(isOccasional ? item.slice(sometimes.length) : item);
  const [, text = spoken, language] = /^(.*) \[([a-z]{2})\]$/.exec(spoken) ?? [];
  return { text, ...(language && { language }), ...(isOccasional && { isOccasional }) };
}

/**
 * A new hearing in the words of the record before, where it says the same: a record made on another
 * day changes only where something else is heard. Each line of the record stands for one: of five
 * times that are read one after the other none becomes the first.
 */
export function inWordsOf(before: Hearing, hearing: Hearing): Hearing {
  return hearing.map((heard, index) => {
    const known = [...(before[index]?.lines ?? [])];
    const lines = heard.lines.map((line) => {
      const at = known.findIndex(
        (other) => comparable(spokenAs(other)) === comparable(spokenAs(line)),
      );
      const [same] = at < 0 ? [] : known.splice(at, 1);
      return same ? { ...line, text: same.text } : line;
    });
    return { ...heard, lines };
  });
}
