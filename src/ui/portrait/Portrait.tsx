import { Picture } from './Picture.tsx';
import { forCard, type PictureView } from './picture-view.ts';
import styles from './portrait.module.css';
import { YearsStrip } from './YearsStrip.tsx';

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
