import { useState } from 'react';
import { saveFile } from '#site/device.ts';
import { announce } from '#ui/announcer/announce.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { type EventDay, type PlannedPhase, papersHref, withDay } from './plan.ts';
import { planText } from './plan-text.ts';
import styles from './planner.module.css';
import type { PlannerPageFile } from './planner-page.schema.ts';

interface Props {
  page: PlannerPageFile;
  plan: readonly PlannedPhase[];
  event: EventDay;
  ticks: ReadonlySet<string>;
  /** Whether the event has a day; without one there is nothing for a calendar. */
  isDated: boolean;
}

/** Print, copy, and the calendar file, whose writer is loaded when it is pressed. */
export function PlannerTools({ page, plan, event, ticks, isDated }: Props) {
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
    <div className={styles.tools} data-with-script="" data-print="none">
      <h2 id="take-along">{tools.title}</h2>
      <ButtonRow>
        {isDated && (
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
