import type { PictureView } from './picture-view.ts';
import styles from './portrait.module.css';

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
