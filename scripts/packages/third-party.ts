import { readFileSync } from 'node:fs';
import { licenseExceptions } from './licenses.ts';

/** A package as `package-lock.json` has it (lockfile version 3). */
interface LockedPackage {
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

/** `THIRD-PARTY.md`: every package of the lock file under its license, those of the build and the site first. */
export function thirdPartyText(packages: readonly LockedPackage[]): string {
  const known = packages.filter(({ license }) => license !== undefined);
  return [
    '# Packages of others',
    '',
    'Written by `npm run third-party` from `package-lock.json`; a test fails while it is out of date.',
    'Which licenses a package may have is decided in `scripts/packages/licenses.ts`.',
    '',
    '## Licenses that ask for more than their notice',
    '',
    ...licenseExceptions.map(({ license, because }) => `- ${license}: ${because}`),
    '',
    ...section(
      'What the site and its build are made with',
      known.filter(({ dev }) => !dev),
    ),
    ...section(
      'What only tests and checks use',
      known.filter(({ dev }) => dev),
    ),
  ].join('\n');
}

function section(title: string, packages: readonly LockedPackage[]): string[] {
  const byLicense = Map.groupBy(packages, ({ license = '' }) => license);
  const names = (list: readonly LockedPackage[]) =>
    [...new Set(list.map(({ name, version }) => `${name} ${version}`))].sort().join(', ');
  return [
    `## ${title}`,
    '',
    ...[...byLicense]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([license, list]) => [`**${license}**: ${names(list)}`, '']),
  ];
}
