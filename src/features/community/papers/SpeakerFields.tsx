import { useEffect, useState } from 'react';
import type { Choice } from '#features/speakers/shortlist/shortlist.ts';
import { fillIn, formatList, lowerFirst } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field, notesId } from '#ui/field/Field.tsx';
import type { EventAnswers, FieldName } from './event-answers.ts';
import {
  type EventSpeaker,
  isSamePerson,
  speakerAnswers,
  speakerRows,
  withSpeakers,
} from './event-speakers.ts';
import styles from './papers.module.css';
import type { PapersPageFile } from './papers-page.schema.ts';
import type { useSpeakerRecords } from './use-speaker-records.ts';

interface Props {
  words: PapersPageFile['form'];
  /** The work of a speaker as the papers say it, with `{title}` and `{organization}`. */
  profession: string;
  answers: EventAnswers;
  /** The speakers on the shortlist. */
  choices: readonly Choice[];
  records: ReturnType<typeof useSpeakerRecords>;
  /** Changes the answers `speaker` and `work` at once. */
  onChange: (answers: EventAnswers) => void;
}

const parts = [
  { answer: 'speaker', key: 'name' },
  { answer: 'work', key: 'work' },
] as const;

/**
 * Two fields for each speaker, and two empty ones while more fit. Names on the shortlist are
 * suggested, and a button takes all of them over, with their published work.
 */
export function SpeakerFields(props: Props) {
  const { words, profession, answers, choices, records, onChange } = props;
  const { value: published, hasFailed, load } = records;
  const [isTaking, setTaking] = useState(false);
  const rows = speakerRows(answers);
  const suggestions = choices.filter(
    ({ name }) => !rows.some((row) => isSamePerson(row.name, name)),
  );

  // The names are taken over without their work where the records cannot be fetched.
  useEffect(() => {
    if (!isTaking || (!published && !hasFailed)) return;
    setTaking(false);
    const further = suggestions.map(({ id, name }): EventSpeaker => {
      const speaker = published?.get(id);
      if (!speaker) return { name, work: '' };
      const { title, organization } = speaker;
      return {
        name: speaker.name,
        work: organization
          ? fillIn(profession, { title: lowerFirst(title), organization })
          : lowerFirst(title),
      };
    });
    onChange(speakerAnswers(withSpeakers(answers, further)));
    const names = formatList(further.map(({ name }) => name));
    announce(names ? fillIn(words.more.taken, { names }) : words.more.nobody);
  });

  function take() {
    load();
    setTaking(true);
  }

  function change(index: number, part: Partial<EventSpeaker>) {
    onChange(speakerAnswers(rows.map((row, at) => (at === index ? { ...row, ...part } : row))));
  }

  return (
    <>
      {rows.map((row, index) =>
        parts.map(({ answer, key }) => {
          const { label, hint } = labelsOf(words, answer, index);
          const id = `event-${answer}${index === 0 ? '' : `-${index + 1}`}`;
          return (
            <div key={id} className={styles.field} data-field={answer}>
              <Field id={id} label={label} hint={hint}>
                <input
                  id={id}
                  name={index === 0 ? answer : undefined}
                  type="text"
                  autoComplete="off"
                  list={answer === 'speaker' ? 'shortlisted' : undefined}
                  aria-describedby={notesId(id)}
                  value={row[key]}
                  onChange={({ target }) => change(index, { [key]: target.value })}
                />
              </Field>
            </div>
          );
        }),
      )}
      <div className={styles.field}>
        <Button tone="ghost" size="small" onClick={take}>
          {words.more.shortlist}
        </Button>
      </div>
      <datalist id="shortlisted">
        {suggestions.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** Returns label and hint of a field of the speaker at `index`; only the first has a hint. */
function labelsOf(
  { fields, more }: PapersPageFile['form'],
  answer: Extract<FieldName, 'speaker' | 'work'>,
  index: number,
): { label: string; hint?: string | undefined } {
  if (index === 0) return fields[answer];
  return { label: fillIn(more[answer], { n: String(index + 1) }) };
}
