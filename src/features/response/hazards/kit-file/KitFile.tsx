import { documentTitle, type SiteView } from '#site/site.ts';
import { fillIn } from '#site/words.ts';
import { guideHref } from '../hazard.ts';
import type { KitView } from '../kit/kit.ts';
import type { KitPageFile } from '../kit/kit-page.schema.ts';
import type { RapidResponsePageFile } from '../rapid-response-page.schema.ts';
import { KitChapter } from './KitChapter.tsx';
import css from './kit-file.css?raw';

export interface KitFileProps {
  kits: readonly KitView[];
  page: KitPageFile;
  guide: RapidResponsePageFile;
  site: SiteView;
  /** The site's own address, such as `https://….example`. */
  origin: string;
  /** Day of the newest review, in words. */
  date: string;
}

/** The order of the layers, first as on every page. */
const layers = '@layer reset, tokens, base, components, overrides;';

/** All kits in one document that needs nothing but itself: no script, no picture, no font, no other file. */
export function KitFile({ kits, page, guide, site, origin, date }: KitFileProps) {
  const { title, description, lede, contents, from } = guide.file;
  const address = origin + guideHref;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <style>{layers}</style>
        <style>{css}</style>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(title, site.name)}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{lede}</p>
          <p className="quiet">
            {fillIn(from, { site: site.name, date })} <a href={address}>{address}</a>
          </p>
          <p className="emergency">
            <strong>{guide.emergency.lead}</strong> {guide.emergency.text}
          </p>
          <nav aria-label={contents}>
            <ul>
              {kits.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {kits.map((kit) => (
            <KitChapter key={kit.id} {...{ kit, page }} mediaEmail={site.email.media} />
          ))}
        </main>
        {site.demonstration && (
          <footer>
            <p className="quiet">{site.demonstrationNotice}</p>
          </footer>
        )}
      </body>
    </html>
  );
}
