import { loadPage } from '#content/load-page.ts';
import { logoAlt } from '#features/media/brand-guide/brand-guide.ts';
import { drawLogo } from '#files/logo/draw-logo.ts';
import { inkingNames, inkings } from '#files/logo/logo.ts';
import type { LogoTile } from './LogoTiles.tsx';
import { logoPreview, previewsHref } from './previews/load-previews.ts';

/** The logo in every ink, as large as the header has it. */
export async function loadLogoTiles(): Promise<LogoTile[]> {
  const [guide, { name }] = [await loadPage('brandGuide'), await loadPage('site')];
  return Promise.all(
    inkingNames.map(async (ink) => {
      const { width, height } = await drawLogo(name, 'logo', ink);
      return {
        src: `${previewsHref}/${logoPreview(ink)}`,
        alt: logoAlt(guide, 'logo', ink),
        name: guide.inks[ink].name,
        ground: inkings[ink].ground,
        width: Math.round(width),
        height,
      };
    }),
  );
}
