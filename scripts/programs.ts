import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { say } from './steps/step.ts';

interface Program {
  /** Names of its command, the preferred one first; where absent, the key in the table. */
  commands?: readonly string[];
  /** The Debian packages that contain it; where absent, the one named like the key in the table. */
  packages?: readonly string[];
  /** The tests that cannot run without it, in words. */
  neededFor: string;
  /** The environment variable that names a program file to be used before all others. */
  variable?: string;
  /** Files where it may be, for systems that keep programs outside of the path. */
  places?: (env: Environment) => readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const downloads = 'opening the downloads';
const inWebKit = 'the stories in WebKit';
const inOldWebKit = 'the stories in the oldest WebKit that is promised';
const hearing = 'hearing the site with a screen reader';

/**
 * Every program that tests and benches use and that npm does not install. `npm test` needs only the
 * browser.
 */
const programs = {
  browser: {
    // The headless build first: without a window it takes half the time for a page.
    commands: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'microsoft-edge',
    ],
    packages: ['chromium-headless-shell'],
    neededFor: 'the browser tests',
    variable: 'CHROME_PATH',
    places: browserPlaces,
  },
  // Installed even where another browser is found, because it halves the time of the tests. Not
  // where CHROME_PATH names a browser: then that one is used.
  headlessShell: {
    commands: ['chromium-headless-shell'],
    neededFor: 'the browser tests in half the time',
    packages: ['chromium-headless-shell'],
    variable: 'CHROME_PATH',
  },
  firefox: {
    commands: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    neededFor: 'the stories in Firefox',
    variable: 'FIREFOX_PATH',
  },
  webkitDriver: {
    commands: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
    neededFor: inWebKit,
  },
  webkitBrowser: {
    commands: [],
    // It plays what GStreamer can read: Opus and WebM.
    packages: ['libwebkit2gtk-4.1-0', 'gstreamer1.0-plugins-good'],
    neededFor: inWebKit,
    places: () => librariesOf('webkit2gtk-4.1/MiniBrowser'),
  },
  floorDriver: {
    commands: ['WPEWebDriver'],
    packages: ['wpewebkit-driver'],
    neededFor: inOldWebKit,
  },
  floorBrowser: {
    commands: [],
    packages: ['libwpewebkit-1.1-0'],
    neededFor: inOldWebKit,
    places: () => librariesOf('wpe-webkit-1.1/MiniBrowser'),
  },
  // A screen that nobody sees, and the bus on which a browser's processes speak.
  'xvfb-run': { packages: ['xvfb', 'xauth'], neededFor: inWebKit },
  'dbus-run-session': { packages: ['dbus'], neededFor: inWebKit },
  // Firefox plays no recording on a machine without a sound device.
  pulseaudio: { neededFor: 'listening in Firefox' },
  qpdf: { neededFor: downloads },
  unzip: { neededFor: downloads },
  soffice: {
    packages: ['libreoffice-writer-nogui', 'libreoffice-calc-nogui'],
    neededFor: downloads,
  },
  ffprobe: { packages: ['ffmpeg'], neededFor: 'decoding the clips' },
  khal: { neededFor: 'reading the calendar files with a calendar program' },
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    neededFor: 'the site served by nginx',
  },
  caddy: { neededFor: 'the site served by Caddy' },
  orca: { neededFor: hearing },
  python3: { packages: ['python3', 'python3-pyatspi', 'gir1.2-wnck-3.0'], neededFor: hearing },
  'at-spi': {
    commands: ['at-spi-bus-launcher'],
    packages: ['at-spi2-core'],
    neededFor: hearing,
    places: () => ['/usr/libexec/at-spi-bus-launcher'],
  },
  Xvfb: { packages: ['xvfb'], neededFor: hearing },
  openbox: { neededFor: hearing },
  xdotool: { neededFor: hearing },
  'dbus-daemon': { packages: ['dbus-x11', 'dbus-daemon'], neededFor: hearing },
  gdbus: { packages: ['libglib2.0-bin'], neededFor: hearing },
  // With a window: a screen reader reads none of the headless build.
  chromium: {
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    neededFor: 'hearing the site in Chromium',
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** The parts of a computer that decide where a program is; a test makes one up. */
interface Machine {
  env: Environment;
  isProgram: (file: string) => boolean;
}

const thisMachine: Machine = { env: process.env, isProgram };

/**
 * The path of a program: the file that its variable names, else the first of its commands in the
 * folders of `PATH` or where Debian keeps servers, else one of its other places. Undefined where
 * there is none.
 */
export function findProgram(name: ProgramName, machine = thisMachine): string | undefined {
  const { commands = [name], variable, places }: Program = programs[name];
  const { env } = machine;
  const namedFile = variable && env[variable];
  const path = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const folders = [...path, '/usr/local/sbin', '/usr/sbin'];
  return [
    ...(namedFile ? [namedFile] : []),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...(places?.(env) ?? []),
  ].find(machine.isProgram);
}

/** An nginx that can send files compressed with brotli. */
export interface Nginx {
  program: string;
  /** The file of the module `ngx_http_brotli_static`. */
  brotli: string;
}

const nginxModules = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  '/etc/nginx/modules',
].map((folder) => join(folder, 'ngx_http_brotli_static_module.so'));

/** This machine's nginx; undefined where there is none, or none with brotli. */
export function findNginx(): Nginx | undefined {
  const program = findProgram('nginx');
  const brotli = nginxModules.find((file) => existsSync(file));
  return program && brotli ? { program, brotli } : undefined;
}

/**
 * Installs the missing ones of these programs, after one line that names the packages, on Debian
 * and its relatives and as root. Prints a line for each group of tests that a program is still
 * missing for; these tests count neither as passed nor as failed.
 */
export async function installMissing(names: readonly ProgramName[]): Promise<void> {
  await install(names);
  const missing = Map.groupBy(names.filter(isMissing), (name) => programs[name].neededFor);
  for (const [neededFor, without] of missing) {
    say(`Not run: ${neededFor}. Install ${packagesOf(without).join(', ')} for it.`);
  }
}

/** Installs the missing ones of these programs; does nothing except as root on Debian. */
async function install(names: readonly ProgramName[]): Promise<void> {
  const packages = packagesOf(names.filter(isMissing));
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (packages.length === 0 || !canInstall) return;
  say(`Installing with apt-get, for the tests: ${packages.join(', ')} …`);
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...packages);
}

/**
 * Returns the program file of the browser for tests: the headless build of Chromium, which is
 * installed if it can be, else any Chromium that is there. Throws one line of advice where there is
 * none.
 */
export async function readyBrowser(): Promise<string> {
  await install(['headlessShell']);
  const found = findProgram('browser');
  if (found) return found;
  throw new Error(
    'No Chrome or Chromium was found for the browser tests. Install one ("npx playwright install chromium"), or name yours: CHROME_PATH=/path/to/chrome.',
  );
}

/** Those of the programs that this machine does not have. */
export function missingPrograms(names: readonly ProgramName[]): ProgramName[] {
  return names.filter(isMissing);
}

function isMissing(name: ProgramName): boolean {
  return name === 'nginx' ? !findNginx() : !findProgram(name);
}

function packagesOf(names: readonly ProgramName[]): string[] {
  const all = names.flatMap((name) => {
    const { packages = [name] }: Program = programs[name];
    return packages;
  });
  return [...new Set(all)];
}

/**
 * Runs apt-get to its end. Never rejects: a package that was not installed is found missing later.
 */
function aptGet(...args: string[]): Promise<void> {
  return new Promise((resolve) => {
    // invoke-rc.d(8) starts no service in this run level: whoever needs a server runs it.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const child = spawn('apt-get', args, { stdio: 'inherit', env });
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
}

function browserPlaces(env: Environment): string[] {
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
    (name) => env[name] ?? [],
  );
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...folders.flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
    // Playwright's own, where "npx playwright install chromium" put it.
    chromium.executablePath(),
  ];
}

/** The paths at which Debian puts a program of a library, for each processor. */
function librariesOf(program: string): string[] {
  return ['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/${program}`);
}

/** Whether a path leads to a file that this user may execute. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
