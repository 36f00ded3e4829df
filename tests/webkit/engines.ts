import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram, type ProgramName } from '../../scripts/programs.ts';
import { freePort } from '../../scripts/steps/step.ts';
import { WebDriverSession } from './webdriver.ts';

/**
 * WebKitGTK, as new as Safari; and WPE WebKit 2.38, which is older than the oldest Safari that is
 * promised.
 */
export type Engine = 'webkit' | 'floor';

/** The settings of a visitor's system and browser. */
export interface VisitorSettings {
  dark?: boolean;
  lessMotion?: boolean;
  withoutScript?: boolean;
  /** A name of the IANA database, such as `Asia/Tokyo`. */
  timeZone?: string;
}

interface EngineParts {
  /** Programs that have to be installed for it. */
  programs: readonly ProgramName[];
  /** The command that starts its driver, on a virtual screen where it needs one. */
  driver: readonly string[];
  browser: ProgramName;
  /** The name of the capability that holds the browser to start. */
  options: string;
  /** Arguments of the browser for its window. */
  window: readonly string[];
}

const screen = ['--auto-servernum', '--server-args=-screen 0 1400x1000x24'];

const engines: Record<Engine, EngineParts> = {
  webkit: {
    programs: ['webkitDriver', 'webkitBrowser', 'xvfb-run', 'dbus-run-session'],
    driver: ['xvfb-run', ...screen, 'dbus-run-session', '--', 'WebKitWebDriver'],
    browser: 'webkitBrowser',
    options: 'webkitgtk:browserOptions',
    // A window with a bar cannot be as narrow as a phone's.
    window: ['--full-screen'],
  },
  floor: {
    programs: ['floorDriver', 'floorBrowser', 'dbus-run-session'],
    driver: ['dbus-run-session', '--', 'WPEWebDriver'],
    browser: 'floorBrowser',
    options: 'wpe:browserOptions',
    window: ['--headless'],
  },
};

/** The programs an engine is made of. */
export function programsOf(engine: Engine): readonly ProgramName[] {
  return engines[engine].programs;
}

/** The most milliseconds that a driver needs to start, on a busy machine too. */
const patience = 20_000;

/** A driver that was started, which opens browsers of one engine. */
export class Driver {
  readonly #engine: EngineParts;
  readonly #process: ChildProcess;
  readonly #address: string;
  /** The folder of the browsers' sockets and settings (XDG Base Directory Specification). */
  readonly #folder: string;

  private constructor(engine: EngineParts, process: ChildProcess, address: string, folder: string) {
    this.#engine = engine;
    this.#process = process;
    this.#address = address;
    this.#folder = folder;
  }

  /** Starts the driver of an engine. Throws where it does not listen in time. */
  static async start(name: Engine): Promise<Driver> {
    const engine = engines[name];
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(folder, 'still', 'gtk-3.0'), { recursive: true });
    writeFileSync(
      join(folder, 'still', 'gtk-3.0', 'settings.ini'),
      '[Settings]\ngtk-enable-animations=0\n',
    );
    const [command = '', ...args] = engine.driver;
    const driver = spawn(command, [...args, `--port=${port}`], {
      // A group of its own, because the screen, the bus and the browsers end with it.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, XDG_RUNTIME_DIR: folder },
    });
    const address = `http://127.0.0.1:${port}`;
    const started = new Driver(engine, driver, address, folder);
    for (let waited = 0; waited < patience; waited += 50) {
      const answer = await fetch(`${address}/status`).catch(() => undefined);
      if (answer?.ok) return started;
      await setTimeout(50);
    }
    await started.stop();
    throw new Error(`${engine.driver.at(-1)} did not listen after ${patience / 1000} s.`);
  }

  /** Opens a browser with an empty profile and these settings. */
  openBrowser(settings: VisitorSettings): Promise<WebDriverSession> {
    const { options, window } = this.#engine;
    const browser = findProgram(this.#engine.browser) ?? '';
    // GTK reads the setting for less motion from a file; the time zone is a variable.
    const environment = [
      ...(settings.lessMotion ? [`XDG_CONFIG_HOME=${join(this.#folder, 'still')}`] : []),
      ...(settings.timeZone ? [`TZ=${settings.timeZone}`] : []),
    ];
    const args = [
      ...environment,
      browser,
      '--automation',
      ...window,
      ...(settings.dark ? ['--dark-mode'] : []),
      ...(settings.withoutScript ? ['--enable-javascript=false'] : []),
    ];
    return WebDriverSession.open(this.#address, {
      browserName: 'MiniBrowser',
      [options]: { binary: '/usr/bin/env', args },
    });
  }

  async stop(): Promise<void> {
    const { pid, exitCode } = this.#process;
    if (pid !== undefined && exitCode === null) {
      const ended = once(this.#process, 'exit');
      process.kill(-pid);
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
