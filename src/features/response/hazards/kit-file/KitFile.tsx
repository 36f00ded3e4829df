import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SourceLink } from '#features/evidence/claims/claim.ts';
import { hoursAndNotice } from '#features/speakers/media-hours.ts';
import { fillInPhone } from '#site/desk-phone.ts';
import { documentTitle, type SiteView } from '#site/site.ts';
import { fillIn } from '#site/words.ts';
import type { KitPageFile, RapidResponsePageFile } from '../../response.table.ts';
import { guideHref } from '../hazard.ts';
import hazardColors from '../hazard-colors.css?raw';
import { type KitView, kitReferences, quotableParts, reviewLine } from '../kit/kit.ts';
import { referenceMarks } from '../references.ts';
import css from './kit-file.css?raw';

interface Props {
  kits: readonly KitView[];
  page: KitPageFile;
  guide: RapidResponsePageFile;
  site: SiteView;
  origin: string;
  date: string;
}

/** The cascade layers, in the same order as on every page. */
const layers = '@layer reset, base, components, overrides;';

/**
 * Returns the file as an HTML document. Its Content Security Policy is missing: the build writes
 * one into every page.
 */
export function kitFile(props: Props): string {
  return `<!doctype html>${renderToStaticMarkup(<KitFile {...props} />)}`;
}

/** All kits in one document that needs no other file: no script, no picture, no font. */
function KitFile({ kits, page, guide, site, origin, date }: Props) {
  const { title, description, lede, contents, from } = guide.file;
  const address = origin + guideHref;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <style>{layers}</style>
        <style>{css + hazardColors}</style>
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
            <KitChapter key={kit.id} kit={kit} page={page} site={site} />
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

/**
 * A hazard of the file: only figures that may be quoted, and each document once with its address.
 */
function KitChapter({ kit, page, site }: Pick<Props, 'page' | 'site'> & { kit: KitView }) {
  const references = kitReferences(kit);
  const cited = (text: string, sources: readonly SourceLink[]) => (
    <>
      {text} <span className="quiet">{referenceMarks(sources, references)}</span>
    </>
  );
  return (
    <section className="kit" id={kit.id} data-hazard={kit.icon} aria-labelledby={`${kit.id}-name`}>
      <h2 id={`${kit.id}-name`}>{kit.name}</h2>
      <p>{kit.introduction}</p>
      {kit.messages.map(({ length, text, sources }) => (
        <div key={length}>
          <h3>{`${page.messages.title}: ${page.messages[length]}`}</h3>
          <p className="say">{cited(text, sources)}</p>
        </div>
      ))}
      {quotableParts(kit, page).map(({ title, lines }) => (
        <Lines
          key={title}
          title={title}
          lines={lines.map(({ text, sources, claim }) => {
            if (sources.length === 0) return text;
            if (!claim) return cited(text, sources);
            return (
              <span key={claim} data-cite={claim}>
                {cited(text, sources)}
              </span>
            );
          })}
        />
      ))}
      <Lines
        title={page.speakers.title}
        lines={
          kit.speakers.length === 0
            ? [page.speakers.nobody]
            : kit.speakers.map(({ name, title, media }) =>
                media ? `${name}, ${title}. ${hoursAndNotice(media)}.` : `${name}, ${title}.`,
              )
        }
      />
      {kit.speakers.length > 0 && (
        <p>
          {fillIn(fillInPhone(page.sheet.contact, site.desk.phone), { email: site.email.media })}
        </p>
      )}
      {kit.story && (
        <>
          <h3>{page.story.title}</h3>
          <p>{`“${kit.story.quote}” ${kit.story.name}. ${kit.story.role}, ${kit.story.location}.`}</p>
        </>
      )}
      <h3>{page.text.sources}</h3>
      <ol className="quiet">
        {references.map(({ name, href }) => (
          <li key={href + name}>
            {name}. <a href={href}>{href}</a>
          </li>
        ))}
      </ol>
      <p className="quiet">{reviewLine(kit, page)}</p>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  );
}
