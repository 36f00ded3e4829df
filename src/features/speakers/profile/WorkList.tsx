import type { WorkView } from '#features/speakers/work.ts';
import { playerAddress } from '#site/video-link.ts';
import { fillIn } from '#site/words.ts';
import { VideoFacade } from '#ui/video-facade/VideoFacade.tsx';
import { WorkAccess } from './WorkAccess.tsx';
import styles from './work-list.module.css';

interface Props {
  works: readonly WorkView[];
  /** What the link of an available work says. */
  verb: string;
  /** What stands there when there are no works. */
  none: string;
  /** What the list is folded under where every work is still to come, with `{count}`. */
  allSoon: string;
  /** Said beside a video that can be played here. */
  untilPlay: string;
}

/** Recordings or writings: each plays here, or has its link, or is "Coming Soon". Folded where all are. */
export function WorkList({ works, verb, none, allSoon, untilPlay }: Props) {
  if (works.length === 0) return <p>{none}</p>;
  const list = (
    <ul role="list">
      {works.map((work) => (
        <Work key={work.title} work={work} verb={verb} untilPlay={untilPlay} />
      ))}
    </ul>
  );
  if (works.some(({ access }) => access.kind !== 'comingSoon')) return list;
  return (
    <details className={styles.folded}>
      <summary>{fillIn(allSoon, { count: String(works.length) })}</summary>
      {list}
    </details>
  );
}

interface WorkProps {
  work: WorkView;
  verb: string;
  untilPlay: string;
}

function Work({ work, verb, untilPlay }: WorkProps) {
  const { title, note, length, access } = work;
  const video = access.kind === 'embed' ? access.video : undefined;
  const about = [note, length && `${length}.`].filter(Boolean).join(' ');
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
      {(about || video) && (
        <p className={styles.note}>
          {about} {video && <span data-with-script="">{untilPlay}</span>}
        </p>
      )}
      <WorkAccess work={work} verb={verb} />
    </li>
  );
}
