import { fillIn } from '#site/words.ts';
import { type EventDay, type PlannedPhase, withDay } from './plan.ts';
import { dueInWords } from './plan-in-words.ts';
import styles from './planner.module.css';
import type { PlannerPageFile } from './planner-page.schema.ts';

interface Props {
  phase: PlannedPhase;
  page: PlannerPageFile;
  /** When the event is, which the page of papers is handed. */
  event: EventDay;
  ticks: ReadonlySet<string>;
  onTick: (id: string, isDone: boolean) => void;
}

/** A group of tasks with its day, each with a box to tick. Without script the boxes work and are forgotten. */
export function PhaseTasks({ phase, page, event, ticks, onTick }: Props) {
  const id = `due-${phase.daysBefore}`;
  const due = dueInWords(phase, page);
  return (
    <section className={styles.phase} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          {phase.title}
        </h2>
        {due && <p className={styles.due}>{due}</p>}
        {phase.isPast && <p className={styles.past}>{page.past}</p>}
      </div>
      <ul className={styles.tasks} role="list" aria-labelledby={id}>
        {phase.tasks.map(({ id, task, who, note, links = [] }) => (
          <li key={id}>
            <label className={styles.task}>
              <input
                type="checkbox"
                name={id}
                checked={ticks.has(id)}
                onChange={({ target }) => onTick(id, target.checked)}
              />
              <span>
                <strong>{fillIn(page.who, { who })}</strong> {task}
              </span>
            </label>
            {note && <p className={styles.note}>{note}</p>}
            {links.length > 0 && (
              <p className={styles.links} data-print="none">
                {links.map(({ label, href }) => (
                  <a key={href} href={withDay(href, event)}>
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
