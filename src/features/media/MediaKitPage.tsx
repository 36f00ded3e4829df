import { ClipGallery } from '#features/media/b-roll/ClipGallery.tsx';
import type { ClipView } from '#features/media/b-roll/clip.ts';
import { DownloadList } from '#files/downloads/DownloadList.tsx';
import type { DownloadView } from '#files/downloads/download.ts';
import { home, media } from '#site/navigation.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { BackLink } from '#ui/button/ArrowLink.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { KitFiles } from './KitFiles.tsx';
import { type LogoTile, LogoTiles } from './LogoTiles.tsx';
import { MediaGuidelines } from './MediaGuidelines.tsx';
import type { KitPart } from './media-kit.ts';
import styles from './media-kit-page.module.css';
import type { MediaKitPageFile } from './media-kit-page.schema.ts';

const inquiries = { label: 'Media inquiries', href: '/media-inquiries' };

interface Props {
  page: MediaKitPageFile;
  brand: KitPart;
  logos: readonly LogoTile[];
  materials: KitPart;
  clips: readonly ClipView[];
  /** The archive of all clips. */
  allClips: DownloadView;
  license: { name: string; text: string; link: string; href: string };
}

/** Media kit: the files, and what may be done with them (specification section 2). */
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
          <div className={styles.all}>
            <p>{gallery.all}</p>
            <DownloadList downloads={[allClips]} />
          </div>
        </Split>
        <p className={styles.note}>{gallery.sample}</p>
        <ClipGallery clips={clips} words={gallery} word={download} />
      </Band>
      <MediaGuidelines
        title={page.usage.title}
        lede={page.usage.lede}
        lists={[page.permitted, page.requirements]}
        ground="warm"
      />
      <Band ground="warm" labelledBy="license">
        <div className={styles.license}>
          <h2 id="license">{license.name}</h2>
          <p>{license.text}</p>
          <p>
            <ExternalLink href={license.href}>{license.link}</ExternalLink>
          </p>
        </div>
      </Band>
    </>
  );
}
