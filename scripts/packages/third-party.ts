import { readFileSync } from 'node:fs';

/** A package as `package-lock.json` has it (lockfile version 3). */
interface LockedPackage {
  name: string;
  version?: string;
  /** SPDX expression; undefined where the lock file says nothing. */
  license?: string;
  integrity?: string;
  /** Where it was fetched from; undefined for the registry that is configured. */
  resolved?: string;
  /** Whether only work on the site needs it, and no page. */
  dev?: boolean;
  hasInstallScript?: boolean;
  link?: boolean;
}

/**
 * The packages of a lock file, given as its text, in its order. A package may be there in several
 * versions.
 */
export function lockedPackages(text = readFileSync('package-lock.json', 'utf8')): LockedPackage[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, name: place.replace(/^.*node_modules\//, '') }));
}

/**
 * Returns the text of `THIRD-PARTY.md`: every package of the lock file under its license, those of
 * the build and the site first.
 */
export function thirdPartyText(packages: readonly LockedPackage[]): string {
  const known = packages.filter(({ license }) => license !== undefined);
  return [
    '# Packages of others',
    '',
    'Written by `npm run third-party` from `package-lock.json`; a test fails while it is out of date.',
    'Which licenses a package may have is decided in `scripts/packages/third-party.ts`.',
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

/**
 * Licenses that ask for no more than their notice: any package may have them (SPDX identifiers).
 */
const allowedLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/**
 * Licenses that ask for more, the packages that may have them, and why that is no burden to this
 * site.
 */
const licenseExceptions: readonly { license: string; packages: RegExp; because: string }[] = [
  {
    license: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    because:
      'libvips draws pictures during the build, unchanged and as a library of its own; nothing of it is in the site.',
  },
  {
    license: 'MPL-2.0',
    packages: /^(lightningcss(-.+)?|satori|axe-core|ical\.js)$/,
    because: 'tools of the build and the tests, used unchanged; nothing of them is in the site.',
  },
  {
    license: 'CPAL-1.0 OR AGPL-1.0',
    packages: /^citeproc$/,
    because:
      'tests compare the citations of this site with its own; nothing of it is in the site or in its build.',
  },
];

/**
 * Whether a package may be used under its license, an SPDX expression: all of it is an exception,
 * or every license of one alternative (`A AND B OR C` has two) is allowed or an exception.
 */
export function mayUse(name: string, license: string): boolean {
  const isAllowed = (expression: string) =>
    allowedLicenses.has(expression) ||
    licenseExceptions.some(
      (exception) => exception.license === expression && exception.packages.test(name),
    );
  const alternatives = license.replace(/[()]/g, '').split(' OR ');
  return (
    isAllowed(license) ||
    alternatives.some((alternative) => alternative.split(' AND ').every(isAllowed))
  );
}

/** The reason for which a package may run a script when it is installed, by the package's name. */
export const scriptReasons: Readonly<Record<string, string>> = {
  node: 'It puts the Node for this machine, which comes from the same registry with a hash, into its place (decision 8).',
};
