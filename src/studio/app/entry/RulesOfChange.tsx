import { fieldsIn } from '#content/form-walk.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { Button } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { historyLine } from '../../rules-of-change.ts';
import { FieldLink, goToField } from './jump-links.tsx';
import type { Editor, State } from './use-entry.ts';

interface Props {
  editor: Editor;
  state: State;
}

/**
 * Notices on a changed event or claim: what the studio wrote by itself at the last save, and what
 * only a person can say.
 */
export function RulesOfChange({ editor, state }: Props) {
  const { entry, written, notes } = state;
  const isOfEvent = 'statusNote' in fieldsIn(entry.form, written.data);
  const today = dayIn(new Date(), visitorZone() ?? 'UTC');
  const line =
    entry.kind === 'claims' ? historyLine(written.data, entry.published?.data, today) : undefined;
  return (
    <>
      {notes.length > 0 && (
        <Callout>
          <p>
            <strong>{notes.join(' ')}</strong>
          </p>
          {isOfEvent && <FieldLink path="statusNote">What visitors must know</FieldLink>}
        </Callout>
      )}
      {line && <HistoryRequest line={line} editor={editor} state={state} />}
    </>
  );
}

interface HistoryProps extends Props {
  line: { date: string; change: string };
}

/**
 * The request for a line of history, which the feed of changes shows to readers, and a button that
 * begins it.
 */
function HistoryRequest({ editor, state, line }: HistoryProps) {
  const { history } = state.written.data;
  const lines = Array.isArray(history) ? history : [];

  function add() {
    editor.change('history', [...lines, line]);
    requestAnimationFrame(() => goToField(`history.${lines.length}.change`));
  }
  return (
    <Callout>
      <p>
        <strong>You changed what this claim says.</strong> Readers follow its history: say what
        changed and why.
      </p>
      <Button size="small" onClick={add}>
        Add a history line
      </Button>
    </Callout>
  );
}
