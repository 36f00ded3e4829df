import type { ReactNode } from 'react';
import { DownloadList } from '#files/downloads/DownloadList.tsx';
import type { DownloadView } from '#files/downloads/download.ts';
import { home, media } from '#site/navigation.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { BackLink } from '#ui/button/ArrowLink.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import rows from '#ui/ruled-list/ruled-list.module.css';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { ClipGallery } from '../b-roll/ClipGallery.tsx';
import type { ClipView } from '../b-roll/clip.ts';
import { MediaGuidelines } from '../MediaGuidelines.tsx';
import type { BrandGuideFile, MediaKitPageFile } from './media-kit.schema.ts';
import type { KitPart, KitSheet, LogoTile } from './media-kit.ts';
import styles from './media-kit-page.module.css';

const inquiries = { label: 'Media inquiries', href: '/media-inquiries' };

interface Props {
  page: MediaKitPageFile;
  brand: KitPart;
  logos: readonly LogoTile[];
  materials: KitPart;
  clips: readonly ClipView[];
  allClips: DownloadView;
  license: BrandGuideFile['license'];
}

/** Media kit: the files, and the rules for their use (specification section 2). */
export function MediaKitPage(props: Props) {
  const { page, brand, logos, materials, clips, allClips, license } = props;
  const { gallery, download } = page;
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[home, media, inquiries]}>
        <BackLink href={inquiries.href}>{page.back}</BackLink>
      </PageHead>
      <KitFiles id="brand" part={brand}>
        <LogoTiles tiles={logos} />
      </KitFiles>
      <KitFiles id="materials" part={materials} ground="surface" />
      <Band labelledBy="b-roll">
        <Split columns="8-4">
          <SectionHead id="b-roll" title={gallery.title} lede={gallery.lede} />
          <div className="stack rows-1">
            <p>{gallery.all}</p>
            <DownloadList downloads={[allClips]} />
          </div>
        </Split>
        <p className={`quiet ${styles.note}`}>{gallery.sample}</p>
        <ClipGallery clips={clips} words={gallery} word={download} />
      </Band>
      <MediaGuidelines
        title={page.usage.title}
        lede={page.usage.lede}
        lists={[page.permitted, page.requirements]}
        ground="warm"
      />
      <Band ground="warm" labelledBy="license">
        <div className={`stack rows-3 ${styles.license}`}>
          <h2 id="license">{license.name}</h2>
          <p>{license.text}</p>
          <p>
            <ExternalLink className="target" href={license.href}>
              {license.link}
            </ExternalLink>
          </p>
        </div>
      </Band>
    </>
  );
}

interface FilesProps {
  id: string;
  part: KitPart;
  ground?: 'paper' | 'surface';
  children?: ReactNode;
}

function KitFiles({ id, part, ground = 'paper', children }: FilesProps) {
  return (
    <HeadedBand id={id} title={part.title} lede={part.lede} ground={ground}>
      <div>
        {children}
        <ul className={rows.lined} role="list">
          {part.items.map((item) => (
            <KitItem key={item.id} item={item} />
          ))}
        </ul>
      </div>
    </HeadedBand>
  );
}

function KitItem({ item: { id, name, contents, sheets } }: { item: KitPart['items'][number] }) {
  return (
    <li className="stack rows-3">
      <h3 id={id}>{name}</h3>
      <p className="quiet">{contents}</p>
      {sheets.length === 1 ? (
        sheets.map((sheet) => <Sheet key={id} sheet={sheet} />)
      ) : (
        <ul className={styles.sheets} role="list" aria-labelledby={id}>
          {sheets.map((sheet) => (
            <li key={sheet.variant}>
              <Sheet sheet={sheet} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Size of a preview on the page, in CSS pixels: half of its own. */
const previewSize = { width: 136, height: 176 };

function Sheet({ sheet: { variant, preview, links } }: { sheet: KitSheet }) {
  return (
    <div className={styles.sheet}>
      {preview && (
        <img
          className={styles.preview}
          src={preview.src}
          alt={preview.alt}
          {...previewSize}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={`stack rows-2 ${styles.ways}`}>
        {variant && <h4>{variant}</h4>}
        <DownloadList downloads={links.map((file) => ({ ...file, variant: undefined }))} />
      </div>
    </div>
  );
}

/** The logo in every inking on the ground it is for, which is the same in both themes. */
function LogoTiles({ tiles }: { tiles: readonly LogoTile[] }) {
  return (
    <ul className={styles.tiles} role="list">
      {tiles.map(({ name, ground, src, alt, ...size }) => (
        <li key={name}>
          <span className={styles.tile} data-ground={ground}>
            <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
          </span>
          <span className={`quiet small ${styles.name}`}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
