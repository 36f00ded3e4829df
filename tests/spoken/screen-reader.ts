import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { HeardStep, Line } from './hearing.ts';
import type { BrowserName } from './task.ts';

/** The answer of `spoken.py answer` to a step. */
interface Answer {
  heard: readonly { text: string; language: string }[];
  unheard?: string;
}

interface Start {
  /** The browser's program file. */
  program: string;
  /** The first page. */
  url: string;
  /** Variables for the browser. */
  env: Readonly<Record<string, string>>;
}

/** A browser and a screen reader on a display of their own, which take one step at a time. */
export class ScreenReader {
  readonly browser: BrowserName;
  readonly #driver: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  readonly #folder: string;

  private constructor(
    browser: BrowserName,
    driver: ChildProcess,
    answers: Interface,
    folder: string,
  ) {
    this.browser = browser;
    this.#driver = driver;
    this.#answers = answers[Symbol.asyncIterator]();
    this.#folder = folder;
  }

  /**
   * Starts browser and screen reader at a page, and waits until the page was read, which takes 10
   * to 25 seconds. Throws where they do not start.
   */
  static async start(browser: BrowserName, { program, url, env }: Start): Promise<ScreenReader> {
    const folder = mkdtempSync(join(tmpdir(), `spoken-${browser}-`));
    const driver = spawn(
      'python3',
      ['tests/spoken/spoken.py', 'answer', '--browser', browser, url],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: {
          ...process.env,
          ...env,
          SPOKEN_DIR: folder,
          [`SPOKEN_${browser.toUpperCase()}`]: program,
        },
      },
    );
    if (!driver.stdout) throw new Error('The driver of the screen reader has no output.');
    const reader = new ScreenReader(browser, driver, createInterface(driver.stdout), folder);
    await reader.#answer();
    return reader;
  }

  /**
   * Does a step, such as `key Tab*3`, and returns the lines that were spoken until silence. It
   * waits some seconds for `words`, if there are any.
   */
  async take(step: string, words: readonly string[] = []): Promise<HeardStep> {
    this.#driver.stdin?.write(`${[step, ...words].join('\t')}\n`);
    const { heard, unheard } = await this.#answer();
    const lines = heard.map(
      ({ text, language }): Line => (language ? { text, language } : { text }),
    );
    return { lines, ...(unheard !== undefined && { unheard }) };
  }

  /** Ends browser, screen reader and display. */
  async stop(): Promise<void> {
    const isRunning = this.#driver.exitCode === null && this.#driver.signalCode === null;
    const ended = once(this.#driver, 'exit');
    this.#driver.stdin?.end();
    if (isRunning) await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }

  async #answer(): Promise<Answer> {
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('The screen reader ended before it answered.');
    return JSON.parse(value);
  }
}
