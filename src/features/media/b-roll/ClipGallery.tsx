import { Play } from 'lucide-react';
import { fileSizeLabel, fillIn } from '#site/words.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Picture } from '#ui/portrait/Portrait.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import type { MediaKitPageFile } from '../kit/media-kit.schema.ts';
import type { ClipView } from './clip.ts';
import styles from './clip-gallery.module.css';

interface Props {
  page: MediaKitPageFile;
  clips: readonly ClipView[];
}

/** Clips as still pictures. A click replaces one with its player (`enhance-clip.ts`); without script the link opens the file. */
export function ClipGallery({ page, clips }: Props) {
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

function Clip({ page, clip }: Pick<Props, 'page'> & { clip: ClipView }) {
  const { gallery: words, download } = page;
  const { title, description, credit, sample, seconds, poster, captions, files } = clip;
  return (
    <article className={`stack rows-3 ${styles.clip}`}>
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
      <h3 className={`cluster rows-2 cols-3 ${styles.title}`}>
        {title} {sample && <Tag>{words.tag}</Tag>}
      </h3>
      <p>{description}</p>
      <p className="small quiet">
        {fillIn(words.length, { seconds: String(seconds) })}. {fillIn(words.credit, { credit })}.
      </p>
      <p className="row cols-5">
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
