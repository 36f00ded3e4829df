/** Licenses that ask for no more than their notice: any package may have them (SPDX identifiers). */
export const allowedLicenses: ReadonlySet<string> = new Set([
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

/** Licenses that ask for more, the packages that may have them, and why that is no burden to this site. */
export const licenseExceptions: readonly { license: string; packages: RegExp; because: string }[] =
  [
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

/** Whether a package may be used, by its SPDX expression: one side of each OR, and both of each AND, is allowed or an exception. */
export function mayUse(name: string, license: string): boolean {
  if (licenseExceptions.some((one) => one.license === license && one.packages.test(name)))
    return true;
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((part) => isFine(name, part)));
}

function isFine(name: string, license: string): boolean {
  const isException = licenseExceptions.some(
    (one) => one.license === license && one.packages.test(name),
  );
  return allowedLicenses.has(license) || isException;
}

/** Why a package may run a script of its own when it is installed (`allowScripts` in package.json). */
export const reasons: Readonly<Record<string, string>> = {
  node: 'It puts the Node for this machine, which comes from the same registry with a hash, into its place (decision 8).',
};
