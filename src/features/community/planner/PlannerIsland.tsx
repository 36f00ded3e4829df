import { useRef, useState } from 'react';
import { useAddressState, useEarlyAnswers } from '#site/address/use-address-state.ts';
import { saveFile } from '#site/device.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { isPlainDay } from '#site/time/plain-date.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { DateInput } from '#ui/field/DateInput.tsx';
import { Field, notesId } from '#ui/field/Field.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import {
  dayFromAddress,
  dayToAddress,
  type EventDay,
  isExistingDay,
  papersHref,
  withDay,
} from './event-day.ts';
import { dueInWords, eventInWords, type PlannedPhase, planPhases, planText } from './plan.ts';
import styles from './planner.module.css';
import type { Checklist, PlannerPageFile } from './planner.schema.ts';
import { TickProgress, useTicks } from './TickProgress.tsx';
import { useDayOfPapers } from './use-day-of-papers.ts';

const noDay: EventDay = { date: '', time: '' };

interface Props {
  page: PlannerPageFile;
  checklist: Checklist;
}

/**
 * The checklist with a day for each phase. The build renders it without days. The query string
 * holds the day of the event, the device holds the ticks.
 */
export function PlannerIsland({ page, checklist }: Props) {
  const [event, change] = useAddressState<EventDay>(noDay, {
    read: dayFromAddress,
    write: dayToAddress,
  });
  const zone = useVisitorZone() ?? 'UTC';
  const now = useMinute();
  const today = now && dayIn(now, zone);
  const ticking = useTicks();
  const { ticks, tick } = ticking;
  const plan = planPhases(checklist, event.date, today);
  const isOver = isPlainDay(event.date) && today !== undefined && event.date < today;
  const tasks = plan.flatMap((phase) => phase.tasks);
  const done = tasks.filter(({ id }) => ticks.has(id)).length;

  return (
    <>
      <Band>
        <Split columns="6-6">
          <div>
            <h2 id="when">{page.form.title}</h2>
            <p data-without-script="">{page.form.noScript}</p>
            <PlannerForm
              words={page.form}
              event={event}
              onChange={(next) => change(next, 'typing')}
            />
            <div data-awaits-address="">
              <p className={styles.event}>{eventInWords(event, page)}</p>
              {isOver && <p>{page.form.past}</p>}
            </div>
          </div>
          <PlannerTools page={page} plan={plan} event={event} ticks={ticks} />
        </Split>
      </Band>
      <Band ground="surface">
        <TickProgress words={page.ticks} ticks={ticking} done={done} all={tasks.length} />
        <div data-awaits-address="">
          {plan.map((phase) => (
            <PhaseTasks
              key={phase.daysBefore}
              phase={phase}
              page={page}
              event={event}
              ticks={ticks}
              onTick={tick}
            />
          ))}
        </div>
      </Band>
    </>
  );
}

interface FormProps {
  words: PlannerPageFile['form'];
  event: EventDay;
  onChange: (event: EventDay) => void;
}

function PlannerForm({ words, event, onChange }: FormProps) {
  // The address may hold a day that does not exist, or one outside the years of the calendar. Only
  // the second can stand in the field, to be corrected.
  const error = event.date && !isPlainDay(event.date) ? words.impossible : undefined;
  const form = useRef<HTMLDivElement>(null);
  useEarlyAnswers(form);
  useDayOfPapers();
  return (
    <div ref={form} className={`stack gap-y-3 gap-x-4 ${styles.form}`} data-with-script="">
      <Field id="event-date" label={words.date} error={error}>
        <DateInput
          id="event-date"
          name="date"
          type="date"
          value={isExistingDay(event.date) ? event.date : ''}
          aria-describedby={notesId('event-date')}
          aria-invalid={error !== undefined}
          onChange={({ target }) => onChange({ ...event, date: target.value })}
        />
      </Field>
      <Field id="event-time" label={words.time} hint={words.timeHint}>
        <DateInput
          id="event-time"
          name="time"
          type="time"
          value={event.time}
          aria-describedby={notesId('event-time')}
          // Without the seconds that a browser may add.
          onChange={({ target }) => onChange({ ...event, time: target.value.slice(0, 5) })}
        />
      </Field>
    </div>
  );
}

interface PlanProps {
  page: PlannerPageFile;
  event: EventDay;
  ticks: ReadonlySet<string>;
}

/**
 * The buttons that save the plan as a calendar file, print it and copy it. The calendar file is
 * offered once the event has a day that exists; its module loads at the click.
 */
function PlannerTools({ page, plan, event, ticks }: PlanProps & { plan: PlannedPhase[] }) {
  const { tools, calendar } = page;
  const [hasFailed, setFailed] = useState(false);

  async function save() {
    try {
      const { planCalendar } = await import('./plan-calendar.ts');
      const host = location.hostname;
      const file = planCalendar({ plan, event, page, host, stamp: new Date() });
      saveFile(`${calendar.file}-${event.date}.ics`, file, 'text/calendar');
      setFailed(false);
    } catch {
      setFailed(true);
      announce(tools.failed, 'assertive');
    }
  }

  return (
    <div className="stack start gap-y-3" data-with-script="" data-print="none">
      <h2 id="take-along">{tools.title}</h2>
      <ButtonRow>
        {isPlainDay(event.date) && (
          <Button size="small" onClick={() => void save()}>
            {tools.calendar}
          </Button>
        )}
        <Button tone="ghost" size="small" onClick={() => print()}>
          {tools.print}
        </Button>
        <CopyButton what={tools.copy} text={planText(plan, event, ticks, page)} />
      </ButtonRow>
      {hasFailed && <p>{tools.failed}</p>}
      <Small>{tools.calendarHint}</Small>
      <ArrowLink href={withDay(papersHref, event)}>{tools.papers}</ArrowLink>
    </div>
  );
}

interface PhaseProps extends PlanProps {
  phase: PlannedPhase;
  onTick: (id: string, isDone: boolean) => void;
}

/**
 * A phase with its day and a checkbox for each task. Without script the checkboxes can be ticked,
 * but nothing is saved.
 */
function PhaseTasks({ phase, page, event, ticks, onTick }: PhaseProps) {
  const id = `due-${phase.daysBefore}`;
  const due = dueInWords(phase, page);
  return (
    <section className={`stack gap-y-4 gap-x-gutter ${styles.phase}`} aria-labelledby={id}>
      <div className="stack gap-y-2">
        <h2 className={styles.title} id={id}>
          {phase.title}
        </h2>
        {due && <p className={styles.due}>{due}</p>}
        {phase.isPast && <p className={styles.past}>{page.past}</p>}
      </div>
      <ul role="list" aria-labelledby={id}>
        {phase.tasks.map(({ id, task, who, note, links = [] }) => (
          <li key={id}>
            <label className={`stack gap-x-3 ${styles.task}`}>
              <input
                type="checkbox"
                name={id}
                checked={ticks.has(id)}
                onChange={({ target }) => onTick(id, target.checked)}
              />
              <span>
                {/* The space is part of the text: Chromium leaves one that stands alone out of the
                    accessible name. */}
                <strong>{fillIn(page.who, { who })}</strong>
                {` ${task}`}
              </span>
            </label>
            {note && <p className={`quiet small ${styles.more}`}>{note}</p>}
            {links.length > 0 && (
              <p className={`row gap-x-5 ${styles.more}`} data-print="none">
                {links.map(({ label, href }) => (
                  <a key={href} className="target small" href={withDay(href, event)}>
                    {label}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
