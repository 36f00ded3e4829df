import { firstYear, yearCount } from '#ui/record/record-span.ts';
import { forCard, type PictureView } from './picture-view.ts';
import styles from './portrait.module.css';

interface Props {
  /** Without a picture the frame shows the initials. */
  picture?: PictureView | undefined;
  initials: string;
  /** Empty beside a name; "Portrait of …" on a profile. */
  alt?: string;
  /** First year in practice: the strip at the foot is bright from there on. */
  since?: number | undefined;
  /** `aside` is tall and, until it has a column of its own, small. */
  shape?: 'tall' | 'square' | 'aside';
  /** Load at once: only for a portrait that is seen without scrolling. */
  eager?: boolean;
}

/** A person before the quiet stripes of the record. */
export function Portrait(props: Props) {
  const { picture, initials, alt = '', since, shape = 'tall', eager = false } = props;
  return (
    <div className={styles.frame} data-shape={shape}>
      {picture ? (
        <Picture
          picture={shape === 'square' ? forCard(picture, 'small') : picture}
          alt={alt}
          eager={eager}
        />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
      )}
      <YearsStrip since={since} />
    </div>
  );
}

interface PictureProps {
  picture: PictureView;
  alt: string;
  eager: boolean;
}

/** One picture in the best format the browser knows, its place kept before it comes. */
export function Picture({ picture, alt, eager }: PictureProps) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 64rem) 24rem, 100vw" />
      ))}
      <img
        className={styles.image}
        data-focus={picture.focus}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

interface YearsStripProps {
  since: number | undefined;
}

/** The years in practice, bright on the record; a thin line where they are not known. Decorative. */
function YearsStrip({ since }: YearsStripProps) {
  const before = since === undefined ? yearCount : since - firstYear;
  return (
    <div className={styles.years} data-known={since === undefined ? undefined : ''}>
      <svg viewBox={`0 0 ${yearCount} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={before} height="1" fill="var(--paper)" />
        <rect width={before} y=".42" height=".16" fill="var(--line)" />
      </svg>
    </div>
  );
}
