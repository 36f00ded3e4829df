import { logoPaths } from '#files/logo/draw-logo.tsx';
import {
  type Arrangement,
  arrangements,
  type Inking,
  inkingNames,
  inkings,
  pngWidths,
} from '#files/logo/logo.ts';
import { colorOf } from '#files/share-image/share-colors.ts';
import { fillIn, inCapitals, listLine, textFile } from '#site/words.ts';
import { type FileFrame, linkAtPlace } from '../kit/kit-document.ts';
import type { BrandGuideFile, MediaKitPageFile } from '../kit/media-kit.schema.ts';

type Rules = Pick<MediaKitPageFile, 'permitted' | 'requirements'>;

type Color = BrandGuideFile['colors']['groups'][number]['colors'][number];

function colorRow({ token, name, use }: Color) {
  const value = colorOf(token);
  const ratio = (ground: string) => `${contrast(value, ground).toFixed(1)} to 1`;
  return {
    name,
    use,
    value,
    channels: channelsOf(value).join(', '),
    onWhite: ratio('#ffffff'),
    onPaper: ratio(colorOf('paper')),
  };
}

export function logoAlt(guide: BrandGuideFile, arrangement: Arrangement, inking: Inking): string {
  const { what } = guide.arrangements[arrangement];
  return fillIn(guide.mark.alt, { what, ink: guide.inks[inking].what });
}

export function logoPath(arrangement: Arrangement, inking: Inking): string {
  return `/pictures/${arrangement}-${inking}.svg`;
}

interface GuideFrame extends Pick<FileFrame, 'site' | 'pageLine' | 'home' | 'notice' | 'email'> {
  dateLine: string;
}

/** Returns the data of `brand-guide.typ`: the words of the guide and the rules of the media kit. */
export function brandGuideData(
  guide: BrandGuideFile,
  { permitted, requirements }: Rules,
  { notice, email, ...frame }: GuideFrame,
) {
  const picture = (arrangement: Arrangement, inking: Inking) => ({
    path: logoPath(arrangement, inking),
    alt: logoAlt(guide, arrangement, inking),
    ground: inkings[inking].ground,
  });
  return {
    ...guide,
    ...frame,
    ...(notice && { notice }),
    paper: 'us-letter',
    permitted,
    requirements,
    darkGround: colorOf('paper', 'dark'),
    cover: picture('logo', 'color'),
    arrangements: arrangements.map((arrangement) => ({
      ...guide.arrangements[arrangement],
      ...picture(arrangement, 'color'),
    })),
    inkTiles: inkingNames.map((inking) => ({ ...guide.inks[inking], ...picture('logo', inking) })),
    spacePicture: '/pictures/clear-space.svg',
    groups: guide.colors.groups.map((group) => ({ ...group, colors: group.colors.map(colorRow) })),
    steps: Array.from({ length: 12 }, (_, index) => ({ value: colorOf(`s${index + 1}`) })),
    contact: linkAtPlace(guide.uses.contact, 'email', email, `mailto:${email}`),
  };
}

/**
 * Returns the text file of the logo package: the rules for the logo, and a list of the files.
 * `href` is the address of the media kit.
 */
export function readMe(
  guide: BrandGuideFile,
  { permitted, requirements }: Rules,
  { site, email, href }: { site: string; email: string; href: string },
): string {
  const { readMe: words, space, sizes, never, name, uses, license, inks } = guide;
  const steps = Array.from({ length: 12 }, (_, index) => colorOf(`s${index + 1}`));
  const parts = [
    [`${site}. ${words.title}`, href],
    [inCapitals(space.title), space.text],
    ...[sizes, never, name].map(({ title, lines }) => [inCapitals(title), ...lines.map(listLine)]),
    ...[permitted, requirements].map(({ title, items }) => [
      inCapitals(title),
      ...items.map(listLine),
    ]),
    [inCapitals(license.name), license.text, license.href],
    [inCapitals(words.files), listLine(`svg: ${words.svg}`)],
    ...arrangements.map(filesOfArrangement),
    [fillIn(words.grounds, { values: steps.join(' ') })],
    [fillIn(uses.contact, { email })],
  ];
  return textFile(parts);

  function filesOfArrangement(arrangement: Arrangement): string[] {
    const { name, what, use } = guide.arrangements[arrangement];
    return [
      `${name}, ${what}. ${use}`,
      listLine(fillIn(words.png, { widths: pngWidths[arrangement].join(', ') })),
      ...inkingNames.flatMap((ink) => [
        `  ${inks[ink].name}: ${inks[ink].use}`,
        ...logoPaths(site, arrangement, ink).map((path) => `    ${path}`),
      ]),
    ];
  }
}

/**
 * Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2, definition of contrast ratio).
 * Both are written `#rgb` or `#rrggbb`.
 */
export function contrast(color: string, otherColor: string): number {
  const luminances = [luminance(color), luminance(otherColor)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Returns red, green and blue, 0 to 255 each, of a color written `#rgb` or `#rrggbb`. */
export function channelsOf(color: string): number[] {
  const hex = color.slice(1);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
  return (digits ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** Returns the relative luminance of a color, from 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
