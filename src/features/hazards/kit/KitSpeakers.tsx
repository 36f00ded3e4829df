import { lowerFirst } from '#features/profile/lower-first.ts';
import type { ProfilePageFile } from '#features/profile/profile-page.schema.ts';
import { mediaHours } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { fillIn } from '#site/fill-in.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { KitPageFile } from './kit-page.schema.ts';
import styles from './kit-speakers.module.css';

interface Props {
  speakers: readonly SpeakerView[];
  words: KitPageFile['speakers'];
  /** What `enhanceMediaNow` says of who answers the media at the moment. */
  now: ProfilePageFile['mediaNow'];
}

/** Who can speak on the hazard, with the hours for the media; whoever answers now is told by script. */
export function KitSpeakers({ speakers, words, now }: Props) {
  return (
    <>
      <SectionHead id="speakers" title={words.title} lede={words.lede} />
      <ul
        className={styles.list}
        role="list"
        aria-labelledby="speakers"
        data-media-words={JSON.stringify(now)}
      >
        {speakers.map(({ id, name, href, title, basedIn, media }) => {
          const { timeZone, days, from, to, leadTime } = media;
          const hours = { hours: mediaHours(media), notice: lowerFirst(leadTime) };
          return (
            <li key={id} className={styles.speaker}>
              <a className={styles.name} href={href}>
                {name}
              </a>
              <p>
                {title}, {basedIn}
              </p>
              <Small>{fillIn(words.hours, hours)}</Small>
              <p
                className={styles.now}
                data-with-script=""
                data-media-clock={JSON.stringify({ timeZone, days, from, to })}
              />
            </li>
          );
        })}
      </ul>
      <ArrowLink href="/media-inquiries">{words.link}</ArrowLink>
    </>
  );
}
