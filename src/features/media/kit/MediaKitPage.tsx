import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { DownloadList } from '#files/downloads/DownloadList.tsx';
import type { DownloadView } from '#files/downloads/download.ts';
import type { Ground } from '#files/logo/logo.ts';
import { home, sections } from '#site/navigation.ts';
import { fileSizeLabel, fillIn } from '#site/words.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { BackLink } from '#ui/button/ArrowLink.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Picture } from '#ui/portrait/Portrait.tsx';
import rows from '#ui/ruled-list/ruled-list.module.css';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import type { ClipView } from '../b-roll/clip.ts';
import { MediaGuidelines } from '../MediaGuidelines.tsx';
import { mediaPages } from '../media.table.ts';
import type { BrandGuideFile, MediaKitPageFile } from './media-kit.schema.ts';
import styles from './media-kit-page.module.css';

/** A file of the kit. `preview` is the small picture of its first page, where there is one. */
export interface OfferedFile extends DownloadView {
  preview: { src: string; alt: string } | undefined;
}

export interface LogoTile {
  src: string;
  alt: string;
  name: string;
  ground: Ground;
  width: number;
  height: number;
}

interface Props {
  page: MediaKitPageFile;
  files: readonly OfferedFile[];
  logos: readonly LogoTile[];
  clips: readonly ClipView[];
  /** The archive of all clips; absent where there are none. */
  allClips: DownloadView | undefined;
  license: BrandGuideFile['license'];
}

/**
 * Media kit: the files, and the rules for their use (specification section 2). Throws for an item
 * of the page without a file.
 */
export function MediaKitPage({ page, files, logos, clips, allClips, license }: Props) {
  const { gallery } = page;
  return (
    <>
      <PageHead
        title={page.title}
        lede={page.lede}
        crumbs={[home, sections.media, mediaPages.mediaInquiries]}
      >
        <BackLink href={mediaPages.mediaInquiries.href}>{page.back}</BackLink>
      </PageHead>
      <KitFiles id="brand" part={page.brand} files={files}>
        <LogoTiles tiles={logos} />
      </KitFiles>
      <KitFiles id="materials" part={page.materials} files={files} ground="surface" />
      {allClips && (
        <Band labelledBy="b-roll">
          <Split columns="8-4">
            <SectionHead id="b-roll" title={gallery.title} lede={gallery.lede} />
            <div className="stack gap-y-1">
              <p>{gallery.all}</p>
              <DownloadList downloads={[allClips]} />
            </div>
          </Split>
          <p className={`quiet ${styles.note}`}>{gallery.sample}</p>
          <ClipGallery page={page} clips={clips} />
        </Band>
      )}
      <MediaGuidelines {...page.usage} lists={[page.permitted, page.requirements]} ground="warm" />
      <Band ground="warm" labelledBy="license">
        <div className={`stack gap-y-3 ${styles.license}`}>
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

interface FilesProps extends Pick<Props, 'files'> {
  id: string;
  part: MediaKitPageFile['brand'];
  ground?: 'paper' | 'surface';
  children?: ReactNode;
}

function KitFiles({ id, part, files, ground = 'paper', children }: FilesProps) {
  return (
    <HeadedBand id={id} title={part.title} lede={part.lede} ground={ground}>
      <div>
        {children}
        <ul className={rows.lined} role="list">
          {part.files.map((item) => (
            <KitItem key={item.id} item={item} files={files} />
          ))}
        </ul>
      </div>
    </HeadedBand>
  );
}

type KitItemProps = Pick<Props, 'files'> & { item: MediaKitPageFile['brand']['files'][number] };

function KitItem({ item: { id, name, contents }, files }: KitItemProps) {
  const filesOfItem = files.filter(({ item }) => item === id);
  if (filesOfItem.length === 0)
    throw new Error(`pages/media-kit.yaml: no file is made for “${id}”`);
  // A sheet is one file in one or more formats: a PDF and the same as Word.
  const sheets = [...Map.groupBy(filesOfItem, ({ variant }) => variant)];
  return (
    <li className="stack gap-y-3">
      <h3 id={id}>{name}</h3>
      <p className="quiet">{contents}</p>
      {sheets.length === 1 ? (
        <Sheet files={filesOfItem} />
      ) : (
        <ul className={styles.sheets} role="list" aria-labelledby={id}>
          {sheets.map(([variant, files]) => (
            <li key={variant}>
              <Sheet files={files} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Size of a preview on the page, in CSS pixels: half the width and height of its file. */
const previewSize = { width: 136, height: 176 };

/** One file in its formats under one picture. */
function Sheet({ files }: Pick<Props, 'files'>) {
  const variant = files[0]?.variant;
  const preview = files.find((file) => file.preview)?.preview;
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
      <div className={`stack gap-y-2 ${styles.ways}`}>
        {variant && <h4>{variant}</h4>}
        <DownloadList downloads={files.map((file) => ({ ...file, variant: undefined }))} />
      </div>
    </div>
  );
}

/** The logo in every inking, on the ground it is for. The ground is the same in both themes. */
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

interface ClipGalleryProps {
  page: MediaKitPageFile;
  clips: readonly ClipView[];
}

/**
 * Clips as still pictures. A click replaces one with its player (`enhance-clip.ts`); without script
 * the link opens the file.
 */
function ClipGallery({ page, clips }: ClipGalleryProps) {
  return (
    <ul className={styles.clips} role="list">
      {clips.map((clip) => (
        <li key={clip.id}>
          <Clip page={page} clip={clip} />
        </li>
      ))}
    </ul>
  );
}

function Clip({ page, clip }: Pick<ClipGalleryProps, 'page'> & { clip: ClipView }) {
  const { gallery: words, download } = page;
  const { title, description, credit, sample, seconds, poster, captions, files } = clip;
  return (
    <article className={`stack gap-y-3 ${styles.clip}`}>
      <a
        className={styles.facade}
        href={files[0]?.href}
        data-enhance="clip"
        data-clip={title}
        data-captions={captions}
        data-poster={poster.src}
      >
        <Picture picture={poster} alt="" eager={false} />
        <span className={`target semibold ${styles.play}`}>
          <Icon of={Play} /> {words.play}
          <span className="visually-hidden">: {title}</span>
        </span>
      </a>
      <h3 className={`cluster gap-y-2 gap-x-3 ${styles.title}`}>
        {title} {sample && <Tag>{words.tag}</Tag>}
      </h3>
      <p>{description}</p>
      <p className="small quiet">
        {fillIn(words.length, { seconds: String(seconds) })}. {fillIn(words.credit, { credit })}.
      </p>
      <p className="row gap-x-5">
        {files.map(({ href, format, bytes }) => (
          <a key={href} className="target semibold" href={href} download="">
            {download} {format} ({fileSizeLabel(bytes)})
            <span className="visually-hidden">: {title}</span>
          </a>
        ))}
      </p>
    </article>
  );
}
