import type { ReactNode } from 'react';
import { HazardMark } from '#features/response/hazards/HazardMark.tsx';
import type { HazardView } from '#features/response/hazards/hazard.ts';
import { Face } from '#features/speakers/map/Face.tsx';
import type { SpeakerSummary } from '#features/speakers/speaker.ts';
import { openHref } from '#site/navigation.ts';
import { fillIn, formatInteger, formatList } from '#site/words.ts';
import { Band } from '#ui/band/Band.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { HomePageFile } from '../network.table.ts';
import styles from './action-cards.module.css';
import { barsAboveAndBelow, type DoorBars, eventBars } from './door-bars.ts';

/** The values that are drawn above the four ways to act; each may be without any. */
export interface ActionValues {
  faces: readonly Pick<SpeakerSummary, 'id' | 'initials' | 'portrait'>[];
  /** Where they live, in words. */
  places: string;
  /** Entries of the exchange. */
  needs: number;
  offers: number;
  /** In order of time. */
  events: readonly { format: string }[];
  hazards: readonly Pick<HazardView, 'id' | 'name' | 'icon'>[];
}

interface Props {
  page: HomePageFile;
  values: ActionValues;
}

/** The four ways to act (specification section 2, Home), each below a drawing of its own values. */
export function ActionCards({ page, values }: Props) {
  const { faces, places, needs, offers, events, hazards } = values;
  const { bookSpeaker, beCatalyst, joinEvents, accessResources } = page;
  const calendar = openHref('/resources/events-calendar');
  const online = events.filter(({ format }) => format === 'virtual').length;
  const asked = { needs: formatInteger(needs), offers: formatInteger(offers) };
  const dates = { count: formatInteger(events.length), online: formatInteger(online) };
  return (
    <Band labelledBy="actions" space="home">
      <SectionHead id="actions" {...page.actions} />
      <ul className={styles.cards} role="list">
        <Card
          words={bookSpeaker}
          href="/speakers/directory"
          drawing={faces.map(({ id, portrait, initials }) => (
            <Face key={id} picture={portrait} initials={initials} />
          ))}
          line={faces.length > 0 && places}
        />
        <Card
          words={beCatalyst}
          href="/be-catalyst"
          drawing={<Bars bars={barsAboveAndBelow(needs, offers)} />}
          line={needs + offers > 0 && fillIn(beCatalyst.line, asked)}
        />
        {calendar && (
          <Card
            words={joinEvents}
            href={calendar}
            drawing={<Bars bars={eventBars(events)} />}
            line={events.length > 0 && fillIn(joinEvents.line, dates)}
          />
        )}
        <Card
          words={accessResources}
          href="/resources/key-messages"
          more={<a href="/resources/rapid-response">{page.rapidResponse}</a>}
          drawing={hazards.map(({ id, icon }) => (
            <span key={id} data-hazard={icon}>
              <HazardMark icon={icon} />
            </span>
          ))}
          line={hazards.length > 0 && formatList(hazards.map(({ name }) => name))}
        />
      </ul>
    </Band>
  );
}

interface CardProps {
  words: HomePageFile['bookSpeaker'];
  href: string;
  /** Further words of the text, with a link of their own. */
  more?: ReactNode;
  /** Hidden from screen readers, because the line reads it. */
  drawing: ReactNode;
  /** The line that reads the drawing; without it neither is shown. */
  line: string | false;
}

function Card({ words, href, more, drawing, line }: CardProps) {
  return (
    <li className={styles.card}>
      {line && (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <h3 className={styles.title}>
        <a href={href}>{words.title}</a>
      </h3>
      <p className={`quiet ${styles.text}`}>
        {words.text} {more}
      </p>
      {line && <p className={`small semibold ${styles.line}`}>{line}</p>}
    </li>
  );
}

/** Bars on a middle line. */
function Bars({ bars: { width, path } }: { bars: DoorBars }) {
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} 60`} focusable="false">
      <path d={path} />
    </svg>
  );
}
