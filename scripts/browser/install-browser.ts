import { canInstall, installPackage } from '../debian/apt-get.ts';
import { say } from '../steps/say.ts';
import { findBrowser } from './find-browser.ts';

const advice =
  'No Chrome or Chromium was found for the browser tests. Install one ("npx playwright install chromium"), or name yours: CHROME_PATH=/path/to/chrome.';

/**
 * The browser for the tests. Where there is none it is installed if that is possible without asking:
 * on Debian and its kin, as root. Throws one line of advice otherwise.
 */
export async function readyBrowser(): Promise<string> {
  const found = findBrowser() ?? (canInstall() ? await installed() : undefined);
  if (!found) throw new Error(advice);
  return found;
}

async function installed(): Promise<string | undefined> {
  say('No browser found; installing Chromium with apt-get …');
  await installPackage('chromium-headless-shell');
  return findBrowser();
}
