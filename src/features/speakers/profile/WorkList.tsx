import type { WorkView } from '#features/speakers/speaker.ts';
import { playerAddress } from '#site/video-link.ts';
import { fillIn } from '#site/words.ts';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import { VideoFacade } from '#ui/video-facade/VideoFacade.tsx';
import styles from './profile.module.css';

interface Props {
  works: readonly WorkView[];
  /** The words of the link to a work, such as `Read Publication`. */
  verb: string;
  /** The sentence where there are no works. */
  none: string;
  /** The summary of the folded list if every work is announced only, with `{count}`. */
  allSoon: string;
  /** The sentence about the video host before a video is played. */
  untilPlay: string;
}

/**
 * Recordings or writings: each plays on the page, has a link, or is “Coming Soon”. Folded if all
 * are “Coming Soon”.
 */
export function WorkList({ works, verb, none, allSoon, untilPlay }: Props) {
  if (works.length === 0) return <p>{none}</p>;
  const list = (
    <ul role="list">
      {works.map((work) => (
        <Work key={work.title} work={work} verb={verb} untilPlay={untilPlay} />
      ))}
    </ul>
  );
  if (works.some(({ href }) => href)) return list;
  return (
    <details className={styles.folded}>
      <summary>{fillIn(allSoon, { count: String(works.length) })}</summary>
      {list}
    </details>
  );
}

function Work({ work, verb, untilPlay }: Pick<Props, 'verb' | 'untilPlay'> & { work: WorkView }) {
  const { title, note, length, href, video } = work;
  const remarks = [note, length && `${length}.`].filter(Boolean).join(' ');
  return (
    <li className={styles.work}>
      {video && (
        <div className={styles.player}>
          <VideoFacade
            title={title}
            length={length}
            host={video.host}
            player={playerAddress(video)}
          />
        </div>
      )}
      <h3>{title}</h3>
      {(remarks || video) && (
        <p className={`quiet small ${styles.note}`}>
          {remarks} {video && <span data-with-script="">{untilPlay}</span>}
        </p>
      )}
      <OfferedLink className={`quiet small target ${styles.access}`} href={href}>
        {verb}
        <span className="visually-hidden">: {title}</span>
      </OfferedLink>
    </li>
  );
}
