import type { MediaKitPageFile } from '#features/media/media-kit-page.schema.ts';
import {
  type Arrangement,
  arrangements,
  type Inking,
  inkingNames,
  inkings,
} from '#files/logo/logo.ts';
import { colorOf } from '#files/share-image/share-colors.ts';
import { fillIn } from '#site/words.ts';
import type { BrandGuideFile } from './brand-guide.schema.ts';
import { channelsOf, contrast } from './contrast.ts';

/** A color as the guide lists it, its contrasts in words. */
export interface ColorRow {
  name: string;
  value: string;
  channels: string;
  onWhite: string;
  onPaper: string;
  use: string;
}

/** The colors of a group with what can be said of them: value, channels, contrast on white and on paper. */
export function colorRows(group: BrandGuideFile['colors']['groups'][number]): ColorRow[] {
  return group.colors.map(({ token, name, use }) => {
    const value = colorOf(token);
    return {
      ...{ name, use, value },
      channels: channelsOf(value).join(', '),
      onWhite: ratio(value, '#ffffff'),
      onPaper: ratio(value, colorOf('paper')),
    };
  });
}

/** What a logo shows, in words. */
export function logoAlt(guide: BrandGuideFile, arrangement: Arrangement, inking: Inking): string {
  const { what } = guide.arrangements[arrangement];
  return fillIn(guide.mark.alt, { what, ink: guide.inks[inking].what });
}

/** Where a logo lies among the pictures of the guide. */
export function logoPath(arrangement: Arrangement, inking: Inking): string {
  return `/pictures/${arrangement}-${inking}.svg`;
}

/** What stands at the foot of every document. */
export interface GuideFrame {
  site: string;
  dateLine: string;
  pageLine: string;
  home: { text: string; href: string };
  notice: string | undefined;
  email: string;
}

/** The words of the guide and the rules of the media kit → what `brand-guide.typ` sets. */
export function brandGuideData(
  guide: BrandGuideFile,
  kit: Pick<MediaKitPageFile, 'permitted' | 'requirements'>,
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
    ...{ paper: 'us-letter', permitted: kit.permitted, requirements: kit.requirements },
    darkGround: colorOf('paper', 'dark'),
    cover: picture('logo', 'color'),
    arrangements: arrangements.map((one) => ({
      ...guide.arrangements[one],
      ...picture(one, 'color'),
    })),
    inkTiles: inkingNames.map((one) => ({ ...guide.inks[one], ...picture('logo', one) })),
    spacePicture: '/pictures/clear-space.svg',
    groups: guide.colors.groups.map((group) => ({ ...group, colors: colorRows(group) })),
    steps: Array.from({ length: 12 }, (_, index) => ({ value: colorOf(`s${index + 1}`) })),
    contact: parted(guide.uses.contact, email),
  };
}

/** A sentence around an address, as runs of which the address is a link. */
function parted(sentence: string, email: string) {
  const [before = '', after = ''] = sentence.split('{email}');
  return [before, { text: email, href: `mailto:${email}` }, after];
}

function ratio(one: string, other: string): string {
  return `${contrast(one, other).toFixed(1)} to 1`;
}
