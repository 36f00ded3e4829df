import { canInstall, installPackage } from '../debian/apt-get.ts';
import { say } from '../steps/say.ts';
import { documentPrograms, missingPrograms } from './document-programs.ts';

/**
 * Gets the programs that open the downloads in the tests, where that is possible without asking. Where one is missing
 * its tests do not run: they count neither as passed nor as failed, and this says so.
 */
export async function readyDocumentPrograms(): Promise<void> {
  const packages = [...new Set(missingPrograms().flatMap((name) => documentPrograms[name]))];
  if (packages.length === 0) return;
  if (canInstall()) {
    say(
      `Programs that open documents are missing; installing ${packages.join(', ')} with apt-get …`,
    );
    await installPackage(...packages);
  }
  const missing = missingPrograms();
  if (missing.length > 0) {
    say(
      `Not run: opening the downloads with ${missing.join(', ')}, which are not on this machine.`,
    );
  }
}
