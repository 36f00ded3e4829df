import styles from './talk-minutes.module.css';

/** Minutes that one bar of the drawing stands for. */
const minutesOfBar = 2.5;

/** The bars of so many minutes as an SVG path, 5.5 units for each, a begun one whole. */
export function minuteBars(minutes: number): string {
  const count = Math.ceil(minutes / minutesOfBar);
  return Array.from({ length: count }, (_, bar) => `M${bar * 5.5} 0h3.5v10h-3.5z`).join('');
}

/**
 * The lengths of a talk, each as a row of bars on one scale (docs/requirements/design.md, section
 * 5). The words beside it name the same minutes, so the drawing has no name.
 */
export function TalkMinutes({ minutes }: { minutes: readonly number[] }) {
  return (
    <div className={styles.minutes} aria-hidden="true">
      {minutes.map((length) => (
        <svg key={length} viewBox={`0 0 ${length * 2.2} 10`} focusable="false">
          <path d={minuteBars(length)} />
        </svg>
      ))}
    </div>
  );
}
