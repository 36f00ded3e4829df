import type { EmbedsFile } from '#features/open-data/embeds/embeds.schema.ts';
import { home } from '#site/navigation.ts';
import { wordsLicense } from '#site/site.ts';
import { fillIn } from '#site/words.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { Door, DoorList } from '#ui/door-list/DoorList.tsx';
import { type Embed, EmbedCode } from '#ui/embed-code/EmbedCode.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { DataFiles } from './DataFiles.tsx';
import type { DataFileView } from './data-file-view.ts';
import styles from './data-page.module.css';
import type { DataPageFile } from './data-page.schema.ts';
import { FieldGuide } from './FieldGuide.tsx';
import { followed } from './feed-hrefs.ts';
import { licenseFileHref } from './license-file.ts';

interface Props {
  page: DataPageFile;
  files: readonly DataFileView[];
  /** Day of the build, YYYY-MM-DD. */
  built: string;
  code: EmbedsFile['code'];
  /** The cards whose code stands here. */
  embeds: readonly { heading: string; embed: Embed }[];
}

/** Everything on the site that a program can use: files, fields, license, feeds, and cards for other sites. */
export function DataPage({ page, files, built, code, embeds }: Props) {
  const { license, feeds } = page;
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[home]} />
      <Band labelledBy="files">
        <SectionHead id="files" title={page.files.title} lede={page.files.lede} />
        <DataFiles words={page.files} files={files} built={built} />
      </Band>
      <Band ground="surface" labelledBy="fields">
        <Split columns="4-8">
          <SectionHead id="fields" title={page.fields.title} lede={page.fields.lede} />
          <FieldGuide words={page.fields} files={files} />
        </Split>
      </Band>
      <Band ground="warm" labelledBy="license">
        <Split columns="4-8">
          <SectionHead id="license" title={license.title} />
          <Stack>
            {license.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={styles.ways}>
              <ExternalLink className={styles.link} href={wordsLicense}>
                {license.link}
              </ExternalLink>
              <a className={styles.link} href={licenseFileHref}>
                {license.file}
              </a>
            </p>
          </Stack>
        </Split>
      </Band>
      <Band labelledBy="feeds">
        <Split columns="4-8">
          <SectionHead id="feeds" title={feeds.title} lede={feeds.lede} />
          <DoorList>
            {followed.map(({ name, href }) => (
              <Door key={name} title={feeds[name].title} href={href}>
                {feeds[name].text}
              </Door>
            ))}
          </DoorList>
        </Split>
      </Band>
      <Band ground="cold" labelledBy="embeds">
        <Split columns="4-8">
          <SectionHead id="embeds" title={page.embeds.title} lede={page.embeds.lede} />
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
        </Split>
      </Band>
    </>
  );
}
