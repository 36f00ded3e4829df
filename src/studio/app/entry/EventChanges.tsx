import { type FormEvent, useRef, useState } from 'react';
import { dayIn } from '#site/time/clock-reading.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { DateInput } from '#ui/field/DateInput.tsx';
import { Field, notesId } from '#ui/field/Field.tsx';
import { UndoNotice } from '#ui/undo-notice/UndoNotice.tsx';
import {
  cancelledEvent,
  endAfterMove,
  movedEvent,
  moveNote,
  moveProblem,
} from '../../change-event.ts';
import type { Data } from '../form/values.ts';
import type { Editor, State } from './use-entry.ts';

interface Props {
  editor: Editor;
  state: State;
}

/** The end of the sentence on a change, as long as it is not saved. */
const inFormAlone = ' in this form. Nothing is saved yet.';

/** Fields of an event before a change, for its undoing, and the start of the sentence on it. */
interface Change {
  sentence: string;
  before: Data;
}

/**
 * The buttons that move or cancel an event: each asks in a dialog for what only a person knows and
 * fills in every field that goes with it. Nothing is saved by it, each field can be changed
 * afterwards, and the whole change can be taken back.
 */
export function EventChanges({ editor, state }: Props) {
  const { data } = state.written;
  const today = dayIn(new Date(), visitorZone() ?? 'UTC');
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const [change, setChange] = useState<Change>();
  const buttons = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const event = {
    data,
    published: state.entry.published?.data,
    today,
  };

  function fill(sentence: string, fields: Data) {
    const names = Object.keys(fields);
    setChange({ sentence, before: Object.fromEntries(names.map((name) => [name, data[name]])) });
    for (const name of names) editor.change(name, fields[name]);
    setOpen(undefined);
    // Its name has the sentence, so that a screen reader says it with the button.
    requestAnimationFrame(() => undoButton.current?.focus());
  }
  function undo() {
    if (!change) return;
    for (const [name, value] of Object.entries(change.before)) editor.change(name, value);
    setChange(undefined);
    buttons.current?.querySelector('button')?.focus();
    announce('Taken back');
  }
  if (isOver(state.entry.data, today)) return null;
  return (
    <div className="stack start gap-y-3">
      <div ref={buttons} className="row gap-x-3 gap-y-2">
        <Button tone="ghost" size="small" onClick={() => setOpen('move')}>
          Move …
        </Button>
        {data['status'] !== 'cancelled' && (
          <Button tone="ghost" size="small" onClick={() => setOpen('cancel')}>
            Cancel the event …
          </Button>
        )}
      </div>
      {change && (
        <UndoNotice
          ref={undoButton}
          sentence={`${change.sentence}${editor.isDirty ? inFormAlone : ', and saved.'}`}
          words={{ button: 'Undo' }}
          onUndo={undo}
        />
      )}
      {open === 'move' && (
        <MoveDialog
          data={data}
          onMove={(move) => fill('The event is moved', movedEvent(event, move))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog
          onCancel={(note) => fill('The event is canceled', cancelledEvent(event, note))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** Whether the day of a saved event is over: then there is nothing to move or cancel. */
function isOver({ end }: Data, today: string): boolean {
  return typeof end === 'string' && end !== '' && end.slice(0, 10) < today;
}

interface MoveProps {
  data: Data;
  onMove: (move: { start: string; end: string; note: string }) => void;
  onClose: () => void;
}

function MoveDialog({ data, onMove, onClose }: MoveProps) {
  const before = { start: String(data['start'] ?? ''), end: String(data['end'] ?? '') };
  const [times, setTimes] = useState(before);
  const [ownNote, setOwnNote] = useState<string>();
  const [wasTried, setTried] = useState(false);
  const isMoved = times.start !== '' && times.start !== before.start;
  const note = ownNote ?? (isMoved ? moveNote(times.start) : '');
  const problem = moveProblem(times, before.start);

  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (problem) return document.getElementById('move-start')?.focus();
    if (note.trim() === '') return document.getElementById('change-note')?.focus();
    onMove({ ...times, note });
  }
  return (
    <Dialog title="Move this event" onClose={onClose}>
      <form className="stack gap-y-5" onSubmit={move} noValidate>
        <MomentField
          id="move-start"
          label="New start"
          hint="On the clock of the place"
          error={wasTried ? problem : undefined}
          value={times.start}
          onWrite={(start) => setTimes({ start, end: endAfterMove(start, before) })}
        />
        <MomentField
          id="move-end"
          label="New end"
          value={times.end}
          onWrite={(end) => setTimes({ ...times, end })}
        />
        <NoteField note={note} wasTried={wasTried} onWrite={setOwnNote} />
        <p className="small">
          <strong>Visitors</strong> see the event marked Moved, when it was first set for, and your
          words. <strong>Calendars</strong> that people follow or that have this event move it the
          next time they look.
        </p>
        <DialogButtons yes="Move the event" onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface CancelProps {
  onCancel: (note: string) => void;
  onClose: () => void;
}

function CancelDialog({ onCancel, onClose }: CancelProps) {
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);

  function cancel(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (note.trim() === '') return document.getElementById('change-note')?.focus();
    onCancel(note);
  }
  return (
    <Dialog title="Cancel this event" onClose={onClose}>
      <form className="stack gap-y-5" onSubmit={cancel} noValidate>
        <NoteField note={note} wasTried={wasTried} onWrite={setNote} />
        <p className="small">
          <strong>Visitors</strong> see the event marked Canceled with your words, and can no longer
          ask for a place. <strong>Calendars</strong> that people follow or that have this event
          cross it out the next time they look. So do not delete it before its day is over.
        </p>
        <DialogButtons yes="Cancel the event" onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface MomentFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onWrite: (value: string) => void;
}

function MomentField({ id, label, hint, error, value, onWrite }: MomentFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <DateInput
        id={id}
        type="datetime-local"
        value={value}
        aria-describedby={notesId(id)}
        aria-invalid={error !== undefined}
        onChange={({ target }) => onWrite(target.value)}
      />
    </Field>
  );
}

interface NoteFieldProps {
  note: string;
  wasTried: boolean;
  onWrite: (note: string) => void;
}

function NoteField({ note, wasTried, onWrite }: NoteFieldProps) {
  const id = 'change-note';
  const isMissing = wasTried && note.trim() === '';
  return (
    <Field
      id={id}
      label="What visitors must know"
      hint="A sentence or two: what changed, why, and what to do now"
      error={isMissing ? 'Write something.' : undefined}
    >
      <textarea
        id={id}
        rows={3}
        value={note}
        aria-describedby={notesId(id)}
        aria-invalid={isMissing}
        onChange={({ target }) => onWrite(target.value)}
      />
    </Field>
  );
}

function DialogButtons({ yes, onClose }: { yes: string; onClose: () => void }) {
  return (
    <ButtonRow>
      <Button tone="ghost" onClick={onClose}>
        Go back
      </Button>
      <Button type="submit">{yes}</Button>
    </ButtonRow>
  );
}
