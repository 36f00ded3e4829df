import { useEffect, useRef } from 'react';
import { problemSentence, stopping, warningsIn } from '#check/problem.ts';
import { bodyField, knownPath, placeWords } from '#content/form-walk.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { bodyLabelOf } from '../../body-label.ts';
import { type Data, type GroupLike, valueAt } from '../form/values.ts';
import { Panel } from '../Page.tsx';
import { FieldLink } from './jump-links.tsx';
import type { Editor, State } from './use-entry.ts';

/** The number of problems that are listed; the rest is folded. */
const mostUnfolded = 5;

interface Props {
  editor: Editor;
  state: State;
}

/**
 * The problems that are left to fix, each with a link to its field, and then the warnings, which
 * stop nothing. The number of problems is announced when it changes, not at each keystroke.
 */
export function ProblemSummary(props: Props) {
  const problems = stopping(props.state.problems);
  const warnings = warningsIn(props.state.problems);
  useAnnouncedCount(problems.length);
  return (
    <>
      {problems.length > 0 && (
        <Panel id="to-fix" title={`${problems.length} to fix`} tone="problem">
          <FoldedList {...props} problems={problems} />
        </Panel>
      )}
      {warnings.length > 0 && (
        <Panel id="to-look-at" title={`${warnings.length} to look at`} tone="question">
          <p>This may be right as it is. You can save and publish it.</p>
          <FoldedList {...props} problems={warnings} />
        </Panel>
      )}
    </>
  );
}

/** The first problems of a list, and a control that unfolds the rest. */
function FoldedList(props: Props & Pick<State, 'problems'>) {
  const { problems } = props;
  const rest = problems.slice(mostUnfolded);
  return (
    <>
      <ProblemList {...props} problems={problems.slice(0, mostUnfolded)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ProblemList {...props} problems={rest} />
        </details>
      )}
    </>
  );
}

function ProblemList({ problems, editor, state }: Props & Pick<State, 'problems'>) {
  const { entry, written } = state;
  const { data } = written;
  const form = entry.form as GroupLike;
  // A file that cannot be read as fields: every problem is at a line of its text.
  const isText = written.source !== undefined;
  return (
    <ul role="list">
      {problems.map((problem) => {
        const { field } = problem;
        const place = isText
          ? `Line ${problem.line}`
          : placeWords(form, data, field, bodyLabelOf(entry.kind));
        const target = isText ? 'source' : linkTarget(form, data, field);
        const isStray = target === '' && field !== '' && valueAt(data, field) !== undefined;
        return (
          <li key={`${field} ${problem.message} ${problem.line}:${problem.column}`}>
            {target === '' ? (
              <strong>{place}</strong>
            ) : (
              <FieldLink path={target}>{place}</FieldLink>
            )}
            {': '}
            {target === '' || problem.isWarning ? problemSentence(problem) : problem.message}
            {isStray && (
              <Button tone="ghost" size="small" onClick={() => editor.change(field, undefined)}>
                Take out {place}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The path of the field to go to for a problem; empty where the form has no field for it. */
function linkTarget(form: GroupLike, data: Data, field: string): string {
  return field === bodyField ? field : knownPath(form, data, field);
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
