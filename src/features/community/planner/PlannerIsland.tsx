import { useAddressState } from '#site/address/use-address-state.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { isPlainDay } from '#site/time/plain-date.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import type { Checklist } from './checklist.schema.ts';
import { PhaseTasks } from './PhaseTasks.tsx';
import { PlannerForm } from './PlannerForm.tsx';
import { PlannerTools } from './PlannerTools.tsx';
import { dayFromAddress, dayToAddress, planOf, unknownDay } from './plan.ts';
import { eventInWords } from './plan-in-words.ts';
import styles from './planner.module.css';
import type { PlannerPageFile } from './planner-page.schema.ts';
import { TickProgress } from './TickProgress.tsx';
import { useTicks } from './use-ticks.ts';

interface Props {
  page: PlannerPageFile;
  checklist: Checklist;
}

/** The dated checklist. Built as the list by weeks; the day of the event lives in the address, ticks on the device. */
export function PlannerIsland({ page, checklist }: Props) {
  const [event, change] = useAddressState(unknownDay, {
    read: dayFromAddress,
    write: dayToAddress,
  });
  const zone = useVisitorZone() ?? 'UTC';
  const now = useMinute();
  const today = now && dayIn(now, zone);
  const { ticks, kept, tick, forget } = useTicks();
  const plan = planOf(checklist, event.date, today);
  const isDated = isPlainDay(event.date);
  const isOver = isDated && today !== undefined && event.date < today;
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
              error={event.date && !isDated ? page.form.impossible : undefined}
              onChange={(next) => change(next, 'typing')}
            />
            <div data-awaits-address="">
              <p className={styles.event}>{eventInWords(event, page)}</p>
              {isOver && <p>{page.form.past}</p>}
            </div>
          </div>
          <PlannerTools {...{ page, plan, event, ticks, isDated }} />
        </Split>
      </Band>
      <Band ground="surface">
        <TickProgress words={page.ticks} {...{ kept, done, forget }} all={tasks.length} />
        <div data-awaits-address="">
          {plan.map((phase) => (
            <PhaseTasks key={phase.daysBefore} {...{ phase, page, event, ticks }} onTick={tick} />
          ))}
        </div>
      </Band>
    </>
  );
}
