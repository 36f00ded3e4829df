import { agreedTo } from './licenses.ts';
import type { LockedPackage } from './lock-file.ts';

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
    ...agreedTo.map(({ license, because }) => `- ${license}: ${because}`),
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
