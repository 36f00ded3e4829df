import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockedPackages, mayUse, scriptReasons, thirdPartyText } from './third-party.ts';

const packages = lockedPackages();
const named = ({ name, version }: { name: string; version?: string }) => `${name}@${version}`;

/**
 * Packages whose lines in the lock file were written by hand, because the registry that was reached
 * did not have them (decision 13).
 */
const writtenByHand =
  /^(@biomejs\/cli|@astrojs\/compiler-binding|@myriaddreamin\/typst-ts-node-compiler)-/;

describe('every package of the lock file', () => {
  test('has its hash, but for those of decision 13', () => {
    const unhashed = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(unhashed.filter(({ name }) => !writtenByHand.test(name)).map(named)).toEqual([]);
    expect(unhashed.length).toBeLessThanOrEqual(25);
  });

  test('comes from the registry, not from a repository, an archive or a folder', () => {
    const elsewhere = packages.filter(
      ({ resolved, link }) =>
        link || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(elsewhere.map(named)).toEqual([]);
  });

  test('has a license that is allowed, or an exception with a reason', () => {
    const refused = packages.filter(
      ({ name, license }) => !(license ? mayUse(name, license) : writtenByHand.test(name)),
    );
    expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  test('stands in THIRD-PARTY.md', () => {
    const written = readFileSync('THIRD-PARTY.md', 'utf8');
    expect(written, 'Run npm run third-party.').toBe(thirdPartyText(packages));
  });
});

test('the packages of Lighthouse have hashes, allowed licenses and no scripts (decision 39)', () => {
  const apart = lockedPackages(readFileSync('bench/lighthouse/package-lock.json', 'utf8'));
  const refused = apart.filter(
    ({ name, license = '', integrity, hasInstallScript }) =>
      !mayUse(name, license) || !integrity?.startsWith('sha512-') || hasInstallScript,
  );
  expect(refused.map(named)).toEqual([]);
});

describe('a script at installation', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const nameOf = (entry: string) => entry.replace(/(?<=.)@.*$/, '');

  test('is decided on for every package that has one', () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
    const decided = new Set(Object.keys(allowScripts).map(nameOf));
    expect(scripted.filter(({ name }) => !decided.has(name)).map(named)).toEqual([]);
  });

  test('runs only in one version of a package, for a written reason', () => {
    const allowed = Object.entries(allowScripts).flatMap(([entry, may]) => (may ? [entry] : []));
    expect(allowed.filter((entry) => !/.@\d+\.\d+\.\d+$/.test(entry))).toEqual([]);
    expect(allowed.map(nameOf)).toEqual(Object.keys(scriptReasons));
    const locked = packages.map(named);
    expect(allowed.filter((entry) => !locked.includes(entry))).toEqual([]);
  });
});

test.each([
  ['react', 'MIT', true],
  ['x', '(MIT OR GPL-3.0)', true],
  ['x', 'GPL-3.0', false],
  ['x', 'Apache-2.0 AND GPL-3.0', false],
  ['x', 'UNLICENSED', false],
  ['citeproc', 'CPAL-1.0 OR AGPL-1.0', true],
  ['x', 'CPAL-1.0 OR AGPL-1.0', false],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
])('%s under %s may be used: %s', (name, license, expected) => {
  expect(mayUse(name, license)).toBe(expected);
});
