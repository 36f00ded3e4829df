import type { ReactNode } from 'react';
import type { EventView } from '#features/events/event.ts';
import { type EventPhase, hoursLabel, shownTimes } from '#features/events/event-time.ts';
import type { EventPageFile } from '#features/events/events.table.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { placeLink } from '#features/events/place-link.ts';
import { home, sections } from '#site/navigation.ts';
import { offeredAddress } from '#site/site.ts';
import { clockLabel, longDate, weekdayDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { ExternalLink, OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { eventsPages } from '../events.table.ts';
import styles from './event-page.module.css';
import { LeadsOn } from './LeadsOn.tsx';
import type { NextEvent } from './leads-on.ts';

const crumbs = [home, sections.resources, eventsPages.events];

interface Props {
  page: EventPageFile;
  event: EventView;
  /** The phase at build; `PhaseMark` and `enhance-event.ts` correct it. */
  phase: EventPhase;
  /** Where the page leads on once the event is over. */
  next: readonly NextEvent[];
  /** The script that corrects the phase before the first paint. */
  mark?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** An event's own page: status, times, facts, materials and description. */
export function EventPage({ page, event, phase, next, mark, actions, children }: Props) {
  return (
    <div
      data-enhance="event"
      data-event-phase={phase}
      data-status={event.status}
      data-starts={event.startsAt}
      data-ends={event.endsAt}
    >
      {mark}
      <PageHead title={event.title} lede={event.summary} crumbs={crumbs} />
      <Band>
        <Stack gap="large">
          <EventStatus page={page} event={event} />
          <EventClocks page={page} event={event} />
          {actions}
          <div className={styles.next}>
            <LeadsOn words={page.next} next={next} />
          </div>
          <Split columns="4-8">
            <EventFacts page={page} event={event} />
            <Stack gap="large">
              <EventMaterials page={page} event={event} />
              <section aria-labelledby="about">
                <h2 id="about" className="visually-hidden">
                  {page.about}
                </h2>
                <Prose>{children}</Prose>
              </section>
            </Stack>
          </Split>
        </Stack>
      </Band>
    </div>
  );
}

type PartProps = Pick<Props, 'page' | 'event'>;

const phases = [
  { phase: 'upcoming', tone: 'info' },
  { phase: 'now', tone: 'success' },
  { phase: 'past', tone: 'past' },
] as const;

/**
 * The status and phase of an event, a note on what has changed, and before it starts the link that
 * asks for a place. All three phases are in the page, and CSS shows the current one, because the
 * page may be read long after its build. A past event has the status of one that was moved or
 * cancelled only: that it was full, or as planned, helps nobody any more.
 */
function EventStatus({ page, event }: PartProps) {
  const { status, statusNote, movedFrom } = event;
  const place = placeLink(event);
  return (
    <div className="stack gap-y-4">
      <p className={`cluster gap-y-2 gap-x-2 ${styles.tags}`}>
        {status !== 'scheduled' && (
          <span className={styles.standing}>
            <Tag tone={status === 'cancelled' ? 'destructive' : 'warning'}>
              {page.status[status]}
            </Tag>
          </span>
        )}
        {phases.map(({ phase, tone }) => (
          <span key={phase} className={styles[phase]}>
            <Tag tone={tone}>{page.state[phase]}</Tag>
          </span>
        ))}
      </p>
      {statusNote && (
        <div className={styles.standing}>
          <Callout>
            <p>
              <strong>{page.status[status]}.</strong> {statusNote}{' '}
              {movedFrom &&
                fillIn(page.facts.movedFrom, {
                  when: `${weekdayDate(movedFrom)}, ${clockLabel(movedFrom)}`,
                })}
            </p>
          </Callout>
        </div>
      )}
      {place && (
        <div className={styles.ask} data-print="none">
          <ButtonLink {...place.link}>{place.words}</ButtonLink>
        </div>
      )}
    </div>
  );
}

function EventFacts({ page: { facts, status }, event }: PartProps) {
  return (
    <FactList>
      <Fact term={facts.where}>
        {event.location} ({event.region})
      </Fact>
      <Fact term={facts.format}>
        <FormatBadge format={event.format} />
      </Fact>
      <div className={styles.standing}>
        <dt>{facts.status}</dt>
        <dd>{status[event.status]}</dd>
      </div>
      {event.speakers.length > 0 && (
        <Fact term={facts.speakers}>
          {event.speakers.map(({ name, href, title }) => (
            <span key={href} className={styles.speaker}>
              <a href={href}>{name}</a> {title}
            </span>
          ))}
        </Fact>
      )}
      {event.audience && <Fact term={facts.audience}>{event.audience}</Fact>}
      <div className={styles.join}>
        <dt>{facts.join}</dt>
        <dd>{event.howToJoin}</dd>
      </div>
      <Fact term={facts.access}>{event.access}</Fact>
      <Fact term={facts.topics}>{event.topics.join(', ')}</Fact>
      {event.link && (
        <Fact term={facts.link}>
          <ExternalLink href={event.link} className="target">
            {facts.linkWords}
          </ExternalLink>
        </Fact>
      )}
      <Fact term={facts.updated}>
        <time dateTime={event.updated}>{longDate(event.updated)}</time>
      </Fact>
    </FactList>
  );
}

/** Recording and slides, which CSS shows once the event is past; nothing for a cancelled event. */
function EventMaterials({ page: { materials: words }, event }: PartProps) {
  const { recording, slides, status } = event;
  if (status === 'cancelled') return null;
  const files = [
    { term: words.recording, link: recording, open: words.openRecording },
    { term: words.slides, link: slides, open: words.openSlides },
  ].filter(({ link }) => link !== undefined);
  return (
    <section className={`stack gap-y-3 ${styles.materials}`} aria-labelledby="materials">
      <h2 id="materials" className={styles.title}>
        {words.title}
      </h2>
      {files.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <FactList>
          {files.map(({ term, link, open }) => (
            <Fact key={term} term={term}>
              <OfferedLink className="target" href={offeredAddress(link)}>
                {open}
              </OfferedLink>
            </Fact>
          ))}
        </FactList>
      )}
    </section>
  );
}

/**
 * The time of an event on the clock of its zone, and a box for the visitor's clock, which comes
 * first if the event is virtual. `enhance-event.ts` fills that box; until then it is invisible and
 * has the size of the event's clock, so that nothing shifts.
 */
function EventClocks({ page: { facts: words }, event }: PartProps) {
  const { lead } = shownTimes(event, undefined);
  const eventClock = (
    <div key="event" className={styles.clock}>
      <dt>{words.when}</dt>
      <dd>
        <time className={styles.day} dateTime={event.startsAt}>
          {lead.start.weekdayDate}
        </time>
        <span className={styles.hours}>{hoursLabel(lead)}</span>
        <span className={`quiet small ${styles.zone}`}>{lead.end.zone}</span>
      </dd>
    </div>
  );
  const visitorClock = (
    <div
      key="visitor"
      className={styles.clock}
      data-with-script=""
      data-print="none"
      data-visitor-clock=""
      data-zone={event.timeZone}
      data-format={event.format}
      data-same={words.sameClock}
    >
      <dt>{words.yourClock}</dt>
      <dd>
        <span className={styles.day} data-part="day">
          {lead.start.weekdayDate}
        </span>
        <span className={styles.hours}>
          <span data-part="hours">{hoursLabel(lead)}</span>{' '}
          <strong className={styles.shift} data-part="shift">
            +1 day
          </strong>
        </span>
        <span className={`quiet small ${styles.zone}`} data-part="zone">
          {lead.end.zone}
        </span>
      </dd>
    </div>
  );
  return (
    <dl className={`stack gap-y-4 gap-x-gutter ${styles.clocks}`}>
      {event.format === 'virtual' ? [visitorClock, eventClock] : [eventClock, visitorClock]}
    </dl>
  );
}
