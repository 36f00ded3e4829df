import { Small } from '#ui/lede/Lede.tsx';
import { CopyItem } from './CopyItem.tsx';
import { HeadshotLink } from './HeadshotLink.tsx';
import type { HeadshotView } from './headshot.ts';
import styles from './headshots.module.css';
import type { PressKitView } from './press-kit.ts';

const shapes = ['portrait', 'square'] as const;

interface Props extends Pick<PressKitView, 'headshots' | 'credit' | 'alt'> {
  lede: string;
}

/** Portraits to download, cut tall and square, for print and web, with the words that go with them. */
export function Headshots({ headshots, credit, alt, lede }: Props) {
  return (
    <section className={styles.headshots} aria-labelledby="headshots">
      <h3 id="headshots">Headshots</h3>
      <Small>{lede}</Small>
      <ul role="list" className={styles.shapes}>
        {shapes.map((shape) => (
          <Shape key={shape} files={headshots.filter((file) => file.shape === shape)} />
        ))}
      </ul>
      <ul className={styles.words} role="list">
        <CopyItem
          heading={<h4>Credit line</h4>}
          note={credit}
          what="the credit line"
          text={credit}
        />
        <CopyItem heading={<h4>Alt text</h4>} note={alt} what="the alt text" text={alt} />
      </ul>
    </section>
  );
}

/** One cut: its lightest file as a picture, and every file of it. */
function Shape({ files }: { files: readonly HeadshotView[] }) {
  const preview = files.find(({ use }) => use === 'web');
  return (
    <li className={styles.shape}>
      {preview && (
        <img
          src={preview.href}
          width={preview.width}
          height={preview.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        {files.map((file) => (
          <HeadshotLink key={file.href} file={file} />
        ))}
      </div>
    </li>
  );
}
