import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What is asked about the machine, so that a test can answer for another one. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** Playwright's own browser, where it was installed. */
  own: string;
  runs: (file: string) => boolean;
}

/** The leanest first: without windows and menus of its own, a browser takes half the time for a page. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsPlaces = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/** The program file of an installed Chromium or Chrome; CHROME_PATH goes first. Undefined if there is none. */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  return placesOn(machine).find(machine.runs);
}

function placesOn({ env, own }: Machine): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
    (name) => env[name] ?? [],
  );
  return [
    ...(env['CHROME_PATH'] ? [env['CHROME_PATH']] : []),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...macPlaces,
    ...windowsFolders.flatMap((folder) => windowsPlaces.map((place) => join(folder, place))),
    own,
  ];
}

function thisMachine(): Machine {
  return { env: process.env, own: chromium.executablePath(), runs: isProgram };
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
