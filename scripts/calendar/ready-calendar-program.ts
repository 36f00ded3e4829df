import { canInstall, installPackage } from '../debian/apt-get.ts';
import { findProgram } from '../debian/find-program.ts';
import { say } from '../steps/say.ts';

/**
 * Gets the calendar program for the tests, where that is possible without asking. Where there is none its
 * tests do not run: they count neither as passed nor as failed, and this says so.
 */
export async function readyCalendarProgram(): Promise<void> {
  if (findProgram('khal')) return;
  if (canInstall()) {
    say('No calendar program found; installing khal with apt-get …');
    await installPackage('khal');
  }
  if (!findProgram('khal')) {
    say('Not run: reading the calendar files with a calendar program. Install "khal" for it.');
  }
}
