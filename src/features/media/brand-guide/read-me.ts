import type { MediaKitPageFile } from '#features/media/media-kit-page.schema.ts';
import { arrangements, inkingNames, pngWidths } from '#files/logo/logo.ts';
import { logoPaths } from '#files/logo/logo-package.ts';
import { colorOf } from '#files/share-image/share-colors.ts';
import { fillIn, wrapLine } from '#site/words.ts';
import type { BrandGuideFile } from './brand-guide.schema.ts';

type Rules = Pick<MediaKitPageFile, 'permitted' | 'requirements'>;

/** The rules of the mark and a list of the files as plain text, for the logo package. */
export function readMe(
  guide: BrandGuideFile,
  { permitted, requirements }: Rules,
  { site, email, href }: { site: string; email: string; href: string },
): string {
  const { readMe: words, space, sizes, never, name, uses, license, inks } = guide;
  const steps = Array.from({ length: 12 }, (_, index) => colorOf(`s${index + 1}`));
  const parts = [
    [`${site}. ${words.title}`, href],
    [upper(space.title), space.text],
    [upper(sizes.title), ...sizes.lines.map(item)],
    [upper(never.title), ...never.lines.map(item)],
    [upper(name.title), ...name.lines.map(item)],
    [upper(permitted.title), ...permitted.items.map(item)],
    [upper(requirements.title), ...requirements.items.map(item)],
    [upper(license.name), license.text, license.href],
    [upper(words.files), item(`svg: ${words.svg}`)],
    ...arrangements.map((one) => [
      `${guide.arrangements[one].name}, ${guide.arrangements[one].what}. ${guide.arrangements[one].use}`,
      item(fillIn(words.png, { widths: pngWidths[one].join(', ') })),
      ...inkingNames.flatMap((ink) => [
        `  ${inks[ink].name}: ${inks[ink].use}`,
        ...logoPaths(site, one, ink).map((path) => `    ${path}`),
      ]),
    ]),
    [fillIn(words.grounds, { values: steps.join(' ') })],
    [fillIn(uses.contact, { email })],
  ];
  return `${parts.map((lines) => lines.map((line) => wrapLine(line, 76)).join('\n')).join('\n\n')}\n`;
}

function item(line: string): string {
  return `- ${line}`;
}

function upper(line: string): string {
  return line.toLocaleUpperCase('en-US');
}
