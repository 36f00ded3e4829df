import { allEvents } from '#features/events/calendar-files/calendar-event.ts';
import { changesHref } from '#features/evidence/changes/changes.ts';
import { libraryFeedHref } from '#features/library/resource.ts';
import { feedHrefs } from '#features/stories/podcast/feeds.ts';
import { home, openOnes } from '#site/navigation.ts';
import { sitemapHref, wordsLicense } from '#site/site.ts';
import { longDate } from '#site/time/labels.ts';
import { fileSizeLabel, fillIn } from '#site/words.ts';
import { Accordion, AccordionGroup } from '#ui/accordion/Accordion.tsx';
import { Band, Stack } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { DataRow, DataTable } from '#ui/data-table/DataTable.tsx';
import { DoorList } from '#ui/door-list/DoorList.tsx';
import { type Embed, EmbedCode } from '#ui/embed-code/EmbedCode.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import csv from '#words/data/gistemp-annual.csv?raw';
import { type DataFileView, licenseFileHref } from './data-file-view.ts';
import styles from './data-page.module.css';
import type { DataPageFile, EmbedsFile } from './open-data.table.ts';

interface Props {
  page: DataPageFile;
  files: readonly DataFileView[];
  /** Day of the build, YYYY-MM-DD. */
  built: string;
  code: EmbedsFile['code'];
  embeds: readonly { heading: string; embed: Embed }[];
}

/**
 * Everything on the site for programs: data files, fields, license, feeds, cards for other sites.
 */
export function DataPage({ page, files, built, code, embeds }: Props) {
  const { fields, license, feeds } = page;
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[home]} />
      <Band labelledBy="files">
        <SectionHead id="files" title={page.files.title} lede={page.files.lede} />
        <div className={styles.files}>
          <DataFiles page={page} files={files} built={built} />
        </div>
        <Small>{page.files.tables}</Small>
      </Band>
      <HeadedBand id="fields" title={fields.title} lede={fields.lede} ground="surface">
        <FieldGuide page={page} files={files} />
      </HeadedBand>
      <HeadedBand id="license" title={license.title} ground="warm">
        <Stack>
          {license.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="row gap-x-5 semibold">
            <ExternalLink className={`target ${styles.link}`} href={wordsLicense}>
              {license.link}
            </ExternalLink>
            <a className={`target ${styles.link}`} href={licenseFileHref}>
              {license.file}
            </a>
          </p>
        </Stack>
      </HeadedBand>
      <HeadedBand id="feeds" title={feeds.title} lede={feeds.lede}>
        <DoorList doors={openOnes(feedLinks).map(({ name, href }) => ({ ...feeds[name], href }))} />
      </HeadedBand>
      <HeadedBand id="embeds" title={page.embeds.title} lede={page.embeds.lede} ground="cold">
        <Stack gap="large">
          {embeds.map(({ heading, embed }) => (
            <Stack key={embed.url} gap="small">
              <h3 className={styles.heading}>{heading}</h3>
              <EmbedCode
                embed={embed}
                what={fillIn(code.copied, { what: embed.title })}
                see={code.see}
              />
            </Stack>
          ))}
          <Small>
            {page.embeds.others} {page.embeds.height}
          </Small>
        </Stack>
      </HeadedBand>
    </>
  );
}

/** The feeds and calendars, in the order of the page. */
const feedLinks = [
  { name: 'stories', href: feedHrefs.stories },
  { name: 'podcast', href: feedHrefs.podcast },
  { name: 'evidence', href: changesHref },
  { name: 'library', href: libraryFeedHref },
  { name: 'calendar', href: allEvents.path },
  { name: 'map', href: sitemapHref },
] as const;

function FieldGuide({ page, files }: Pick<Props, 'page' | 'files'>) {
  return (
    <Accordion>
      {files.map(({ name, href, fields }) => (
        <AccordionGroup key={name} name="fields" title={href.split('/').at(-1) ?? name}>
          <dl className={`stack gap-y-3 ${styles.fields}`}>
            {fields.map((field) => (
              <div key={field.name}>
                <dt>
                  <code>{field.name}</code>
                </dt>
                <dd>
                  {field.meaning}
                  {field.isOptional && <> ({page.fields.optional})</>}
                </dd>
              </div>
            ))}
          </dl>
        </AccordionGroup>
      ))}
    </Accordion>
  );
}

/** The table of the data files and the temperature record: contents, schema, size, day of build. */
function DataFiles({ page, files, built }: Pick<Props, 'page' | 'files' | 'built'>) {
  const words = page.files;
  const { columns } = words;
  const day = <time dateTime={built}>{longDate(built)}</time>;
  const rows = [
    ...files.map(({ name, href, schemaHref, bytes, csv, entries }) => ({
      name,
      href,
      bytes,
      note: fillIn(words.entries, { count: String(entries) }),
      csv,
      schema: (
        <a className={`target ${styles.link}`} href={schemaHref}>
          {words.schema}
          <span className="visually-hidden"> ({name})</span>
        </a>
      ),
    })),
    {
      name: 'record' as const,
      href: '/data/gistemp-annual.csv',
      bytes: csv.length,
      note: undefined,
      csv: undefined,
      schema: (
        <ExternalLink
          className={`target ${styles.link}`}
          href="https://data.giss.nasa.gov/gistemp/"
        >
          {words.recordSource}
        </ExternalLink>
      ),
    },
  ];
  return (
    <DataTable isSteady caption={words.title} columns={Object.values(columns)}>
      {rows.map(({ name, href, bytes, csv, note, schema }) => (
        <DataRow
          key={name}
          header={
            <>
              <a className={`target ${styles.file}`} href={href}>
                {href.split('/').at(-1)}
                <span className="visually-hidden"> ({fileSizeLabel(bytes)})</span>
              </a>
              {note && <Small>{note}</Small>}
              {csv && (
                <a className={`target ${styles.file}`} href={csv.href}>
                  {csv.href.split('/').at(-1)}
                  <span className="visually-hidden"> ({fileSizeLabel(csv.bytes)})</span>
                </a>
              )}
            </>
          }
          cells={[
            { label: columns.holds, value: words[name] },
            { label: columns.schema, value: schema },
            {
              label: columns.size,
              value: <span className={styles.size}>{fileSizeLabel(bytes)}</span>,
            },
            { label: columns.built, value: day },
          ]}
        />
      ))}
    </DataTable>
  );
}
