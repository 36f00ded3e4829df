import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { outDir } from '#hosting/out-dir.ts';
import { findProgram } from '../../scripts/programs.ts';
import { builtFiles, builtPages } from './built-files.ts';

/**
 * Every file of the build that is offered as a download, by its path in the build; compressed
 * copies aside.
 */
export const downloads = builtFiles('downloads/**/*.*').filter(
  (path) => !/\.(?:br|gz)$/.test(path),
);
/** The downloads with an ending, such as `pdf`. */
export const downloadsOfType = (type: string) =>
  downloads.filter((path) => path.endsWith(`.${type}`));
/** The bytes of a file, by its path in the build. */
export const builtBytes = (path: string) => readFileSync(join(outDir, path));

/** A button of a page and the facts in its link. */
export interface Button {
  page: string;
  href: string;
  file: string;
  /** `4 pages, 92 kB, Nov 22, 2026`. */
  facts: string;
  words: string;
}

/** Every button for a download on every page, as the HTML has it. */
export function downloadButtons(): Button[] {
  const item =
    /<a class="[^"]*" href="(\/downloads\/[^"]+)" download="([^"]*)">((?:(?!<\/a>)[\s\S])*?)<span class="[^"]*">([^<]*)<\/span><\/a>/g;
  return builtPages().flatMap(({ path: page, html }) =>
    [...html.matchAll(item)].map(([, href = '', file = '', words = '', facts = '']) => ({
      page,
      href,
      file,
      facts,
      words: words.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, '').trim(),
    })),
  );
}

const call = promisify(execFile);
/** The programs that open downloads in the tests. */
const openers = ['qpdf', 'unzip', 'soffice'] as const;
export type Opener = (typeof openers)[number];
/** The openers that this machine lacks. */
export const missingOpeners = openers.filter((name) => !findProgram(name));

/** Runs a program and returns its output. Throws where it ends with an error. */
export async function programOutput(program: Opener, ...args: string[]): Promise<string> {
  const { stdout } = await call(program, args, { maxBuffer: 2 ** 28 });
  return stdout;
}
