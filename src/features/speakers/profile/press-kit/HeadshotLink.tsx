import { fileSizeLabel } from '#site/words.ts';
import type { HeadshotView } from './headshot.ts';
import styles from './headshots.module.css';

interface Props {
  file: HeadshotView;
}

/** The way to one headshot: what it is, its type and its true size (ACCESSIBILITY.md, G16). */
export function HeadshotLink({ file: { href, shape, use, width, height, bytes } }: Props) {
  return (
    <p className={styles.file}>
      <a href={href} download="">
        Download {shape} for {use} (JPEG, {fileSizeLabel(bytes)})
      </a>
      <span>
        {width} × {height} pixels
      </span>
    </p>
  );
}
