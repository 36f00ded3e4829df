import styles from './portrait.module.css';

/** A picture ready to be shown: addresses, true size, and where the eyes are. */
export interface PictureView {
  src: string;
  /** The same, as wide as a card needs; absent where only the whole one is known. */
  small?: string;
  width: number;
  height: number;
  /** Lighter formats of the same picture, best first; empty for drawings. */
  sources: readonly { type: string; srcSet: string }[];
  /** Which part stays in view when the frame crops it. */
  focus: 'top' | 'center' | 'bottom' | 'left' | 'right';
}

interface Props {
  picture: PictureView;
  alt: string;
  eager: boolean;
}

/** One picture in the best format the browser knows, its place kept before it comes. */
export function Picture({ picture, alt, eager }: Props) {
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
