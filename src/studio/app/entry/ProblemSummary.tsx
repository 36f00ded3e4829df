import { useEffect, useRef } from 'react';
import { fileSentence, problemSentence, stopping, warningsIn } from '#check/problem.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { isQuietProblem, useProblemContext } from '../form/form-context.ts';
import { valueAt } from '../form/values.ts';
import { Panel } from '../Page.tsx';
import { ElementLink } from './jump-links.tsx';
import { type ProblemPlace, placedProblems } from './problem-places.ts';
import type { Editor, State } from './use-entry.ts';

/** The number of problems that are listed; the rest is folded. */
const mostUnfolded = 5;

interface Props {
  editor: Editor;
  state: State;
}

/**
 * The problems that are left to fix, each with a link to its field, in the order of the form, and
 * then the warnings, which stop nothing. The number of problems is announced when it changes, not
 * at each keystroke. What a new entry still needs, in fields in which nobody was yet, is no
 * problem: it is told below, and says nothing.
 */
export function ProblemSummary(props: Props) {
  const { entry, problems, written } = props.state;
  const context = useProblemContext();
  const placed = placedProblems(stopping(problems), entry, written);
  const warnings = placedProblems(warningsIn(problems), entry, written);
  const isNeed = ({ problem }: ProblemPlace) => isQuietProblem(context, problem, written.data);
  const toFix = placed.filter((one) => !isNeed(one));
  const needed = placed.filter(isNeed);
  useAnnouncedCount(toFix.length);
  return (
    <>
      {toFix.length > 0 && (
        <Panel id="to-fix" title={`${toFix.length} to fix`} tone="problem">
          <FoldedList {...props} places={toFix} />
        </Panel>
      )}
      {warnings.length > 0 && (
        <Panel id="to-look-at" title={`${warnings.length} to look at`} tone="question">
          <p>This may be right as it is. You can save and publish it.</p>
          <FoldedList {...props} places={warnings} />
        </Panel>
      )}
      {needed.length > 0 && (
        <details id="needed">
          <summary>
            Still needed before it can be published:{' '}
            {needed.length === 1 ? '1 field' : `${needed.length} fields`}
          </summary>
          <ProblemList {...props} places={needed} />
        </details>
      )}
    </>
  );
}

/** The first problems of a list, and a control that unfolds the rest. */
function FoldedList(props: Props & { places: readonly ProblemPlace[] }) {
  const { places } = props;
  const rest = places.slice(mostUnfolded);
  return (
    <>
      <ProblemList {...props} places={places.slice(0, mostUnfolded)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ProblemList {...props} places={rest} />
        </details>
      )}
    </>
  );
}

function ProblemList({ places, editor, state }: Props & { places: readonly ProblemPlace[] }) {
  const { data, source } = state.written;
  return (
    <ul role="list">
      {places.map(({ problem, label, target }) => {
        const { field } = problem;
        const isStray = target === undefined && field !== '' && valueAt(data, field) !== undefined;
        return (
          <li key={`${field} ${problem.message} ${problem.line}:${problem.column}`}>
            {target === undefined ? (
              <strong>{label}</strong>
            ) : (
              <ElementLink id={target}>{label}</ElementLink>
            )}
            {': '}
            {/* A file that cannot be read is mended as text, in the words of a file. */}
            {source === undefined ? problemSentence(problem) : fileSentence(problem)}
            {isStray && (
              <Button tone="ghost" size="small" onClick={() => editor.change(field, undefined)}>
                Take out {label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Announces the number of problems whenever it changes. */
function useAnnouncedCount(number: number): void {
  const announced = useRef(number);
  useEffect(() => {
    if (announced.current === number) return;
    announced.current = number;
    announce(number === 0 ? 'Nothing left to fix' : `${number} to fix`);
  }, [number]);
}
