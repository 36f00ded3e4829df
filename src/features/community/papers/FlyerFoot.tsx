import { useEffect } from 'react';
import type { SpeakerRecord } from '#features/speakers/speakers-file.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { fillIn } from '#site/words.ts';
import { type EventSpeaker, isSamePerson } from './event-speakers.ts';
import styles from './papers.module.css';
import type { PapersPageFile } from './papers-page.schema.ts';
import type { useSpeakerRecords } from './use-speaker-records.ts';

interface Props {
  words: PapersPageFile['foot'];
  speakers: readonly EventSpeaker[];
  /** The web page of the host; undefined while it is unknown. */
  link: string | undefined;
  records: ReturnType<typeof useSpeakerRecords>;
}

async function fetchQrCode() {
  return (await import('#ui/qr-code/QrCode.tsx')).QrCode;
}

/**
 * The foot of the flyer: the portraits of those speakers whom the network publishes, and a code.
 * It opens the page of the host; without one, each portrait has the code of its profile. Both come
 * once they are needed, at the end of the flyer, so that nothing on it moves.
 */
export function FlyerFoot({ words, speakers, link, records: { value: records, load } }: Props) {
  const { value: QrCode, load: loadCode } = useLoaded(fetchQrCode);
  const hasSpeakers = speakers.length > 0;
  useEffect(() => {
    if (hasSpeakers) load();
    if (hasSpeakers || link) loadCode();
  }, [hasSpeakers, link, load, loadCode]);

  const people = speakers.flatMap(({ name }) => publishedSpeaker(name, records) ?? []);
  if (people.length === 0 && !link) return null;
  return (
    <ul className={styles.foot} role="list">
      {people.map(({ id, name, url, portrait }) => (
        <li key={id} className="stack gap-y-2">
          <div className={styles.person}>
            {portrait && (
              <img src={portrait.src} width={portrait.width} height={portrait.height} alt="" />
            )}
            {QrCode && !link && (
              <QrCode address={url} label={fillIn(words.profileCode, { speaker: name })} />
            )}
          </div>
          <p className="small semibold">{name}</p>
        </li>
      ))}
      {link && QrCode && (
        <li className="stack gap-y-2">
          <div className={styles.person}>
            <QrCode address={link} label={fillIn(words.linkCode, { address: link })} />
          </div>
          <p className="small semibold">{words.link}</p>
        </li>
      )}
    </ul>
  );
}

/** Returns the published speaker of a typed name; undefined if there is none. */
function publishedSpeaker(
  typed: string,
  records: Props['records']['value'],
): SpeakerRecord | undefined {
  return [...(records?.values() ?? [])].find(
    (record) => record && isSamePerson(typed, record.name),
  );
}
