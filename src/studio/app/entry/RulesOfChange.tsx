import { Button } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { fieldsIn, type GroupLike } from '../form/values.ts';
import { FieldLink, goToField } from './jump-links.tsx';
import type { Editor, State } from './use-entry.ts';
import { historyLine, needsHistoryLine } from './versions.ts';

interface Props {
  editor: Editor;
  state: State;
}

/** What a change of an event or a claim brings with it: what the studio did, and what only a person can say. */
export function RulesOfChange({ editor, state }: Props) {
  const { entry, written, notes } = state;
  const isOfEvent = 'statusNote' in fieldsIn(entry.form as GroupLike, written.data);
  const asksHistory =
    entry.kind === 'claims' && needsHistoryLine(entry.published?.data, written.data);
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
      {asksHistory && <HistoryAsked editor={editor} state={state} />}
    </>
  );
}

/** A claim was changed: its history is the feed of changes, so it asks for a line and begins it. */
function HistoryAsked({ editor, state }: Props) {
  const { entry, written } = state;
  const published = entry.published?.data ?? {};
  const before = Array.isArray(written.data['history']) ? written.data['history'] : [];

  function add() {
    const today = new Intl.DateTimeFormat('en-CA').format(new Date());
    editor.change('history', [...before, historyLine(published, written.data, today)]);
    requestAnimationFrame(() => goToField(`history.${before.length}.change`));
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
