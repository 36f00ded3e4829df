import { colorOf } from '#files/share-image/share-colors.ts';
import type { SiteView } from '#site/site.ts';
import type { OfflineWords } from '../offline.schema.ts';
import { appIcons, iconHref } from './app-icon.ts';

/** Colors of the header in the two themes; a manifest knows only one of them. */
export const themeColors = { light: colorOf('cold'), dark: colorOf('cold', 'dark') };

/** What a system needs to put the site among its apps (Web App Manifest, W3C). */
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
    display: 'minimal-ui',
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
