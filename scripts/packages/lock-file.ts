import { readFileSync } from 'node:fs';

/** A package as `package-lock.json` has it (lockfile version 3). */
export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX expression; undefined where the lock file says nothing. */
  license: string | undefined;
  integrity: string | undefined;
  /** Where it was fetched from; undefined for the registry that is configured. */
  resolved: string | undefined;
  /** Whether only work on the site needs it, and no page. */
  dev: boolean;
  hasInstallScript: boolean;
  isLink: boolean;
}

interface LockEntry extends Partial<LockedPackage> {
  link?: boolean;
}

/** The packages of a lock file, in its order; a package may be there in several versions. */
export function lockedPackages(text = readFileSync('package-lock.json', 'utf8')): LockedPackage[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version: entry.version ?? '',
      license: entry.license,
      integrity: entry.integrity,
      resolved: entry.resolved,
      dev: entry.dev === true,
      hasInstallScript: entry.hasInstallScript === true,
      isLink: entry.link === true,
    }));
}
