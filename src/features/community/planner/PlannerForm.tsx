import { useRef } from 'react';
import { useEarlyAnswers } from '#site/address/use-address-state.ts';
import { describedBy, Field } from '#ui/field/Field.tsx';
import { type EventDay, isOnCalendar } from './plan.ts';
import styles from './planner.module.css';
import type { PlannerPageFile } from './planner-page.schema.ts';

interface Props {
  words: PlannerPageFile['form'];
  event: EventDay;
  /** What is wrong with the day. */
  error: string | undefined;
  onChange: (event: EventDay) => void;
}

/** The day of the event, and its time if it is known. */
export function PlannerForm({ words, event, error, onChange }: Props) {
  const form = useRef<HTMLDivElement>(null);
  useEarlyAnswers(form);
  return (
    <div ref={form} className={styles.form} data-with-script="">
      <Field id="event-date" label={words.date} error={error}>
        <input
          id="event-date"
          name="date"
          type="date"
          value={isOnCalendar(event.date) ? event.date : ''}
          aria-describedby={describedBy('event-date')}
          aria-invalid={error !== undefined}
          onChange={({ target }) => onChange({ ...event, date: target.value })}
        />
      </Field>
      <Field id="event-time" label={words.time} hint={words.timeHint}>
        <input
          id="event-time"
          name="time"
          type="time"
          value={event.time}
          aria-describedby={describedBy('event-time')}
          onChange={({ target }) => onChange({ ...event, time: target.value.slice(0, 5) })}
        />
      </Field>
    </div>
  );
}
