import { useState } from 'react';
import type { Change } from '../../protocol.ts';
import { loadLines, wordsOfRefusal } from '../requests.ts';
import styles from './changes.module.css';

/** The lines of the files of a change, which are asked for when somebody unfolds them. */
export function LinesOfChange({ change }: { change: Change }) {
  const { kind, id, title } = change;
  const [lines, setLines] = useState<string>();
  function load(isOpen: boolean) {
    if (!isOpen || lines !== undefined) return;
    loadLines({ kind, id }).then(
      (answer) => setLines(answer.lines),
      (reason) => setLines(wordsOfRefusal(reason)),
    );
  }
  return (
    <details onToggle={({ currentTarget }) => load(currentTarget.open)}>
      <summary>
        Line by line<span className="visually-hidden"> of {title}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll it (WCAG 2.1.1). */}
      <section className={styles.diff} aria-label={`Lines of ${title}`} tabIndex={0}>
        {(lines ?? 'One moment.').split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name and never move.
          <code key={index} data-mark={diffMark(line)}>
            {line === '' ? ' ' : line}
          </code>
        ))}
      </section>
    </details>
  );
}

/** Whether a line of a diff was added or removed; its header, `+++` and `---`, is neither. */
function diffMark(line: string): 'added' | 'removed' | undefined {
  if (/^\+(?!\+\+)/.test(line)) return 'added';
  return /^-(?!--)/.test(line) ? 'removed' : undefined;
}
