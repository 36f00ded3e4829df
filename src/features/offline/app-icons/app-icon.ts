import { colorOf } from '#files/share-image/share-colors.ts';
import { markBars, markBox, type SiteView } from '#site/site.ts';
import type { OfflineWords } from '../offline.schema.ts';

export interface AppIcon {
  /** The use for which a system may take it (Web App Manifest, W3C, `purpose`). */
  purpose: keyof typeof widths;
  /** Pixels on each side. */
  size: number;
}

/**
 * The width of the mark, as a share of the icon's side. A system may mask an icon to a circle of
 * 80% of the side, so the mark of a `maskable` icon is smaller.
 */
const widths = { any: 0.72, maskable: 0.52, monochrome: 0.8 };

/** The icon on Apple's home screens; it has an address of its own, `/apple-touch-icon.png`. */
export const touchIcon: AppIcon = { purpose: 'maskable', size: 180 };

export const appIcons: readonly AppIcon[] = [
  { purpose: 'any', size: 192 },
  { purpose: 'any', size: 512 },
  { purpose: 'maskable', size: 192 },
  { purpose: 'maskable', size: 512 },
  { purpose: 'monochrome', size: 512 },
];

/** Returns the name of an icon's file without its ending: `maskable-512`. */
export function iconName({ purpose, size }: AppIcon): string {
  return `${purpose}-${size}`;
}

/** Returns the address of an icon's file: `/icons/maskable-512.png`. */
export function iconHref(icon: AppIcon): string {
  return `/icons/${iconName(icon)}.png`;
}

/**
 * Returns the SVG of an icon: the mark of the site on the color of the header, or the mark alone in
 * one color where the system paints it (`monochrome`).
 */
export function iconDrawing({ purpose, size }: AppIcon): string {
  const scale = (size * widths[purpose]) / markBox.width;
  const left = (size - markBox.width * scale) / 2;
  const top = (size - markBox.height * scale) / 2;
  const bars = markBars.map(({ x, y, width, height, step }) => {
    const fill = purpose === 'monochrome' ? '#fff' : colorOf(`s${step}`);
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
  });
  const background =
    purpose === 'monochrome' ? '' : `<rect width="100%" height="100%" fill="${colorOf('cold')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}<g transform="translate(${left} ${top}) scale(${scale})">${bars.join('')}</g></svg>`;
}

/** The colors of the header in the two themes; a manifest can name only one of them. */
export const themeColors = { light: colorOf('cold'), dark: colorOf('cold', 'dark') };

/** Returns the manifest by which a system adds the site to its apps (Web App Manifest, W3C). */
export function manifest(
  { name, tagline }: Pick<SiteView, 'name' | 'tagline'>,
  { shortName, shortcuts }: OfflineWords['app'],
) {
  return {
    id: '/',
    name,
    short_name: shortName,
    description: tagline,
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Apple's systems know `standalone` alone: with any other value the icon opens a tab of Safari,
    // which deletes what the site keeps. Other systems take `minimal-ui`, a window with a Back
    // button (Manifest Incubations, `display_override`).
    display: 'standalone',
    display_override: ['minimal-ui'],
    theme_color: themeColors.light,
    background_color: '#f6f8f6',
    icons: appIcons.map((icon) => ({
      src: iconHref(icon),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
    shortcuts: [
      { name: shortcuts.guide, url: '/resources/rapid-response' },
      { name: shortcuts.speakers, url: '/speakers/directory' },
    ],
  };
}
