import { canInstall, installPackage } from '../debian/apt-get.ts';
import { say } from '../steps/say.ts';
import { findFirefox } from './find-firefox.ts';

/**
 * Gets Firefox for the tests, where that is possible without asking. Where there is none its tests do not
 * run: they count neither as passed nor as failed, and this says so.
 */
export async function readyFirefox(): Promise<string | undefined> {
  if (!findFirefox() && canInstall()) {
    say('No Firefox found; installing it with apt-get …');
    await installPackage('firefox-esr');
  }
  const found = findFirefox();
  if (!found)
    say(
      'Not run: the stories in Firefox. Install "firefox-esr", or name yours: FIREFOX_PATH=/path/to/firefox.',
    );
  return found;
}
