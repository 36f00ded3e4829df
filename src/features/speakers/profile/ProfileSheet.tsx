import { encode } from 'uqr';
import { mediaHours } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { fillIn } from '#site/fill-in.ts';
import { inWords } from '#site/in-words.ts';
import type { SiteView } from '#site/site.ts';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { lowerFirst } from '../../../site/capitalized.ts';
import { BookingFacts } from './BookingFacts.tsx';
import type { ProfilePageFile } from './profile-page.schema.ts';
import styles from './profile-sheet.module.css';
import { lengthsInWords } from './TalkList.tsx';

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  site: SiteView;
  /** The full address of the page. */
  address: string;
}

/**
 * What a profile prints under its head, on one page with it: Letter or A4, whatever the printer holds.
 * It is not there on the screen, and on paper nothing else of the page is.
 */
export function ProfileSheet({ page, speaker, site, address }: Props) {
  const { media } = speaker;
  return (
    <div className={styles.sheet}>
      <div className={styles.column}>
        <section>
          <h2>Biography</h2>
          <p>{speaker.bioMedium}</p>
        </section>
        <SheetTalks talks={speaker.talks} />
      </div>
      <FactList>
        <BookingFacts speaker={speaker} />
        <Fact term="Media hours">{mediaHours(media)}</Fact>
        <Fact term="Media notice">{media.leadTime}</Fact>
        <Fact term="Languages on air">{inWords(media.languages)}</Fact>
      </FactList>
      <SheetWays
        page={page}
        isPaused={speaker.requests === 'paused'}
        site={site}
        address={address}
      />
    </div>
  );
}

interface SheetTalksProps {
  talks: SpeakerView['talks'];
}

/** The talks in two lines each: title, lengths, audience. */
export function SheetTalks({ talks }: SheetTalksProps) {
  return (
    <section>
      <h2>Talks</h2>
      <ul role="list">
        {talks.map(({ title, minutes, audience }) => (
          <li key={title}>
            <strong>{title}</strong>
            <br />
            {lengthsInWords(minutes)}. For {lowerFirst(audience).replace(/\.$/, '')}.
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SheetWaysProps {
  page: ProfilePageFile;
  /** Whether the speaker takes no requests now. */
  isPaused: boolean;
  site: SiteView;
  /** The full address of the page. */
  address: string;
}

/** How to book, how reporters write, and the way back to the page: as a code and in letters. */
export function SheetWays({ page, isPaused, site, address }: SheetWaysProps) {
  const words = page.sheet;
  return (
    <section className={styles.ways}>
      <QrCode address={address} label={words.code} />
      <div>
        <h2>How to book</h2>
        {isPaused && <p>{page.pausedTitle}</p>}
        <p>{fillIn(words.book, { email: site.email.voices })}</p>
        <p>{fillIn(words.media, { email: site.email.media })}</p>
        <p>
          {words.code}: <strong>{address.replace('https://', '')}</strong>
        </p>
      </div>
      <p className={styles.imprint}>
        {site.name}. {site.demonstration && site.demonstrationNotice}
      </p>
    </section>
  );
}

interface QrCodeProps {
  /** The address that the code holds. */
  address: string;
  /** What it leads to, for a screen reader of the printed file. */
  label: string;
}

/** An address as a code for telephones, with white around it. */
export function QrCode({ address, label }: QrCodeProps) {
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

/** Modules that stay white around a code, so that readers find it (ISO/IEC 18004, 9.1). */
export const quietZone = 4;

/** A code ready to be drawn: its side in modules and its dark modules as one path, a unit a module. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** A text → its QR code with medium error correction, about 15 percent. Throws on what is too long for any code. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { size, path: data.map(rowPath).join('') };
}

/** Dark modules beside one another become one bar. */
function rowPath(row: readonly boolean[], y: number): string {
  const cells = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...cells.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
