import { firstYear, yearCount } from '#ui/record/record-span.ts';
import { forCard, type PictureView } from './picture-view.ts';
import styles from './portrait.module.css';

interface Props {
  picture?: PictureView | undefined;
  initials: string;
  /** Empty beside a name; "Portrait of …" on a profile. */
  alt?: string;
  /** First year in practice: the strip at the lower edge is bright from there on. */
  since?: number | undefined;
  /** `aside` is tall, and small until the layout gives it a column. */
  shape?: 'tall' | 'square' | 'aside';
  /** Loads without `loading="lazy"`: only for a portrait in the first screen. */
  eager?: boolean;
}

/** A portrait over muted stripes of the record, with a strip of the years in practice. */
export function Portrait(props: Props) {
  const { picture, initials, alt = '', since, shape = 'tall', eager = false } = props;
  const before = since === undefined ? yearCount : since - firstYear;
  return (
    <div className={styles.frame} data-shape={shape}>
      {picture ? (
        <Picture
          picture={shape === 'square' ? forCard(picture) : picture}
          alt={alt}
          eager={eager}
        />
      ) : (
        <Monogram initials={initials} alt={alt} />
      )}
      {/* The years in practice on the record; a thin line where they are unknown. Decorative. */}
      <svg
        className={styles.years}
        data-known={since === undefined ? undefined : ''}
        viewBox={`0 0 ${yearCount} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={before} height="1" fill="var(--paper)" />
        <rect width={before} y=".42" height=".16" fill="var(--line)" />
      </svg>
    </div>
  );
}

/** The initials in place of a picture, as large in every frame; named where a picture would be. */
function Monogram({ initials, alt }: { initials: string; alt: string }) {
  const said = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg className={styles.initials} viewBox="0 0 100 100" {...said}>
      <circle cx="50" cy="50" r="32" />
      <text x="50" y="50" dy="0.35em" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}

/** A picture in the best format that the browser supports; its size is reserved before it loads. */
export function Picture(props: { picture: PictureView; alt: string; eager: boolean }) {
  const { picture, alt, eager } = props;
  const image = (
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
  );
  if (picture.sources.length === 0) return image;
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 64rem) 24rem, 100vw" />
      ))}
      {image}
    </picture>
  );
}
