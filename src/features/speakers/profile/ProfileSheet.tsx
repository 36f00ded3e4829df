import { encode } from 'uqr';
import { mediaHours } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { SiteView } from '#site/site.ts';
import { fillIn, formatList } from '#site/words.ts';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import type { ProfilePageFile } from '../speakers.table.ts';
import { BookingFacts } from './BookingFacts.tsx';
import styles from './profile-sheet.module.css';
import { talkSummary } from './SpeakerProfile.tsx';

/** The width of the white border in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4;

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  site: SiteView;
  /** The full address of the page. */
  address: string;
}

/**
 * The printed part of a profile below its head; both fit on one page, Letter or A4. Hidden on the
 * screen; print styles hide everything else of the page.
 */
export function ProfileSheet({ page, speaker, site, address }: Props) {
  const { media } = speaker;
  const words = page.sheet;
  return (
    <div className={styles.sheet} data-prints="profile">
      <div className="stack gap-y-4">
        <section>
          <h2>Biography</h2>
          <p>{speaker.bioMedium}</p>
        </section>
        <section>
          <h2>Talks</h2>
          <ul role="list">
            {speaker.talks.map(({ title, minutes, audience }) => (
              <li key={title}>
                <strong>{title}</strong>
                <br />
                {talkSummary({ minutes, audience })}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <FactList>
        <BookingFacts speaker={speaker} />
        <Fact term="Media hours">{mediaHours(media)}</Fact>
        <Fact term="Media notice">{media.leadTime}</Fact>
        <Fact term="Languages on air">{formatList(media.languages)}</Fact>
      </FactList>
      <section className={`stack gap-y-4 gap-x-4 ${styles.ways}`}>
        <QrCode address={address} label={words.code} />
        <div>
          <h2>How to book</h2>
          {speaker.requests === 'paused' && <p>{page.pausedTitle}</p>}
          <p>{fillIn(words.book, { email: site.email.voices })}</p>
          <p>{fillIn(words.media, { email: site.email.media, phone: site.desk.phone })}</p>
          <p>
            {words.code}: <strong>{address.replace('https://', '')}</strong>
          </p>
        </div>
        <p className={`quiet ${styles.imprint}`}>
          {site.name}. {site.demonstration && site.demonstrationNotice}
        </p>
      </section>
    </div>
  );
}

/**
 * The QR code of an address with its quiet zone. `label` is its text alternative in a PDF of the
 * sheet.
 */
function QrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = qrDrawing(address);
  const side = size + 2 * quietZone;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/**
 * Returns the QR code of a text with medium error correction, about 15 percent: `size` is the side
 * in modules, `path` the dark modules as an SVG path with one unit for each. Throws if the text is
 * too long for any QR code.
 */
export function qrDrawing(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { size, path: data.map(rowPath).join('') };
}

/** Returns one row as a path. Adjacent dark modules become one bar: `M8 0h3v1h-3z`. */
function rowPath(row: readonly boolean[], y: number): string {
  const cells = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...cells.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
