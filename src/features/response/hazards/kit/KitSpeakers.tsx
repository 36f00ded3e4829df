import { booking } from '#features/letters/definitions/booking.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { mediaHours, talkHours } from '#features/speakers/media-hours.ts';
import { askHref, deadlineHref, type SpeakerView } from '#features/speakers/speaker.ts';
import type { TalkWords } from '#features/speakers/talk-in-words.ts';
import { daysOff } from '#site/site-facts.ts';
import type { Expertise } from '#site/vocabulary.ts';
import { fillIn, inLine, lowerFirst } from '#site/words.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import type { KitPageFile } from '../../response.table.ts';
import styles from './hazard-kit.module.css';
import { KitTitle } from './KitMessages.tsx';
import type { KitView } from './kit.ts';
import type { MediaNowData } from './media-now.ts';

interface Props {
  kit: Pick<KitView, 'speakers' | 'expertise'>;
  words: KitPageFile['speakers'];
  /** The words that `enhanceMediaNow` writes beside each speaker. */
  now: TalkWords;
}

/** Number of speakers above the fold. */
const firstSpeakers = 3;

/**
 * The speakers on the hazard, with their hours for the media and links to ask for them.
 * `enhanceMediaNow` writes into the heading how many can talk today, adds to each row when its
 * speaker can, and sorts the rows by who can soonest.
 */
export function KitSpeakers({ kit: { speakers, expertise }, words, now }: Props) {
  const title = (
    <>
      {words.title} <span className={styles.count} data-with-script="" data-media-count="" />
    </>
  );
  const rows = (group: KitView['speakers']) =>
    group.map((speaker) => (
      <KitSpeaker
        key={speaker.id}
        speaker={speaker}
        topic={expertise.find((field) => speaker.expertise.includes(field))}
        words={words}
      />
    ));
  const more = speakers.slice(firstSpeakers);
  const data: MediaNowData = { words: { ...now, ...words.now }, daysOff };
  const finderHref = deadlineHref({ topic: expertise[0] });
  const moreTitle = fillIn(words.more, { count: String(more.length) });
  return (
    <div data-enhance="kit-speakers" data-media-now={JSON.stringify(data)}>
      <KitTitle
        id="speakers"
        title={title}
        lede={speakers.length > 0 ? words.lede : words.nobody}
      />
      {speakers.length > 0 && (
        <ul className={`stack gap-x-gutter ${styles.list}`} role="list" aria-labelledby="speakers">
          {rows(speakers.slice(0, firstSpeakers))}
        </ul>
      )}
      {more.length > 0 && (
        <Fold title={moreTitle}>
          <ul className={`stack gap-x-gutter ${styles.list}`} role="list" aria-label={moreTitle}>
            {rows(more)}
          </ul>
        </Fold>
      )}
      {finderHref && <ArrowLink href={finderHref}>{words.link}</ArrowLink>}
    </div>
  );
}

interface SpeakerProps {
  speaker: SpeakerView;
  /** The field of expertise that the links to ask name. */
  topic: Expertise | undefined;
  words: KitPageFile['speakers'];
}

function KitSpeaker({ speaker, topic, words }: SpeakerProps) {
  const { name, shortName, href, title, basedIn, media } = speaker;
  const ask = askHref(speaker, topic ? [topic] : []);
  const book = letterLink(booking, { speaker: topic ? `${name}: ${topic}` : name });
  return (
    <li className={styles.speaker}>
      <a className={`target ${styles.name}`} href={href}>
        {name}
      </a>
      <Small>
        {inLine(title, basedIn)}.{' '}
        {media &&
          fillIn(words.hours, { hours: mediaHours(media), notice: lowerFirst(media.leadTime) })}
      </Small>
      {media && (
        <p
          className={`small ${styles.now}`}
          data-with-script=""
          data-media-clock={JSON.stringify(talkHours(media))}
        />
      )}
      <p className="row small gap-x-5">
        <a className="target semibold" href={ask}>
          {fillIn(words.ask, { name: shortName })}
        </a>
        <a className="target" {...book}>
          {words.book}
          <span className="visually-hidden"> {shortName}</span>
        </a>
      </p>
    </li>
  );
}
