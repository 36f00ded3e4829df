import { type FormEvent, useState } from 'react';
import { isHttps } from '#content/address.ts';
import { fieldsIn } from '#content/form-walk.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { DateInput } from '#ui/field/DateInput.tsx';
import { Field, notesId } from '#ui/field/Field.tsx';
import { historyLine, readAgain } from '../../rules-of-change.ts';
import { InputField } from '../Page.tsx';
import { EventChanges } from './EventChanges.tsx';
import styles from './entry.module.css';
import { FieldLink, goToField } from './jump-links.tsx';
import type { Editor, State } from './use-entry.ts';

interface Props {
  editor: Editor;
  state: State;
}

/**
 * The parts that go with a change of an event or a claim: the buttons that move or cancel an event,
 * a notice on what the studio wrote by itself at the last save, and the request for what only a
 * person can say.
 */
export function RulesOfChange({ editor, state }: Props) {
  const { entry, written, notes } = state;
  const isOfEvent = 'statusNote' in fieldsIn(entry.form, written.data);
  const today = dayIn(new Date(), visitorZone() ?? 'UTC');
  const line =
    entry.kind === 'claims' ? historyLine(written.data, entry.published?.data, today) : undefined;
  return (
    <>
      {isOfEvent && entry.version !== null && <EventChanges editor={editor} state={state} />}
      {notes.length > 0 && (
        <Callout>
          <p>
            <strong>{notes.join(' ')}</strong>
          </p>
          {isOfEvent && <FieldLink path="statusNote">What visitors must know</FieldLink>}
        </Callout>
      )}
      {line && <ReadingRequest line={line} editor={editor} state={state} />}
    </>
  );
}

interface ReadingProps extends Props {
  line: { date: string; change: string };
}

/**
 * The question when and where a changed figure was read again, and why it changed. The answers fill
 * the fields of the claim, among them the line of history that readers follow.
 */
function ReadingRequest({ editor, state, line }: ReadingProps) {
  const { data } = state.written;
  const [day, setDay] = useState(line.date);
  const [url, setUrl] = useState('');
  const [ownChange, setOwnChange] = useState<string>();
  const [wasTried, setTried] = useState(false);
  const change = ownChange ?? line.change;
  const dayError =
    day === '' || day > line.date ? 'Choose the day on which it was read.' : undefined;
  const urlError =
    url !== '' && !isHttps(url) ? 'Write the full address; it begins with https://.' : undefined;

  function fill(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (dayError) return document.getElementById('read-on')?.focus();
    if (urlError) return document.getElementById('read-at')?.focus();
    const fields = readAgain(data, { day, url, change, today: line.date });
    for (const [name, value] of Object.entries(fields)) editor.change(name, value);
    announce('Written into the form. Look at it, then save.');
    const lines = Array.isArray(data['history']) ? data['history'].length : 0;
    requestAnimationFrame(() => goToField(`history.${lines}.change`));
  }
  return (
    <Callout>
      <form className={`stack gap-y-4 ${styles.again}`} onSubmit={fill} noValidate>
        <p>
          <strong>You changed what this figure says.</strong> Readers follow its history. When and
          where was it read again, and why is it another?
        </p>
        <Field id="read-on" label="Read on" error={wasTried ? dayError : undefined}>
          <DateInput
            id="read-on"
            type="date"
            max={line.date}
            value={day}
            aria-describedby={notesId('read-on')}
            aria-invalid={wasTried && dayError !== undefined}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <InputField
          id="read-at"
          label="Address of the page that states it"
          optional="optional"
          hint="Empty if it was read where it was read before"
          error={wasTried ? urlError : undefined}
          value={url}
          onChange={({ target }) => setUrl(target.value.trim())}
        />
        <Field id="read-why" label="What changed and why">
          <textarea
            id="read-why"
            rows={2}
            value={change}
            onChange={({ target }) => setOwnChange(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" size="small">
            Write it into the form
          </Button>
        </div>
      </form>
    </Callout>
  );
}
