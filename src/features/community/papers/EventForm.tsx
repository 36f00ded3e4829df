import {
  type ComponentProps,
  type FocusEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { dayFromAddress } from '#features/community/planner/event-day.ts';
import { type DraftedForm, useDraft } from '#features/letters/drafts/use-draft.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { announce } from '#ui/announcer/announce.ts';
import { DateInput } from '#ui/field/DateInput.tsx';
import { Choices, Field, notesId } from '#ui/field/Field.tsx';
import { answerProblems, type EventAnswers, type FieldName, fieldNames } from './event-answers.ts';
import styles from './papers.module.css';
import { offersIn } from './papers.ts';
import type { PapersPageFile } from './papers-page.schema.ts';
import { SpeakerFields } from './SpeakerFields.tsx';

const dateTypes: Readonly<Partial<Record<FieldName, 'date' | 'time'>>> = {
  day: 'date',
  begin: 'time',
  end: 'time',
};

interface Props {
  form: RefObject<HTMLDivElement | null>;
  words: PapersPageFile['form'];
  answers: EventAnswers;
  fieldNotes: ReturnType<typeof useNotes>;
  /** The options of what is true of the event. */
  offers: readonly string[];
  speakers: Omit<ComponentProps<typeof SpeakerFields>, 'words' | 'answers'>;
  onAnswer: (name: FieldName, value: string) => void;
}

/** The questions about an event, all optional. `form` gets the element that holds the fields. */
export function EventForm(props: Props) {
  const { form, words, answers, fieldNotes, offers, speakers, onAnswer } = props;
  const { notes, invalid, leave } = fieldNotes;
  const control = (name: FieldName) => ({
    id: `event-${name}`,
    name,
    value: answers[name] ?? '',
    'aria-describedby': notesId(`event-${name}`),
    'aria-invalid': invalid.has(name),
    onChange: ({ target }: { target: { value: string } }) => onAnswer(name, target.value),
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      leave(name, !target.validity.badInput),
  });
  return (
    <div ref={form} className={`stack gap-y-4 gap-x-4 ${styles.form}`}>
      {fieldNames.map((name) => {
        // Its fields stand beside those of the speakers.
        if (name === 'work') return null;
        if (name === 'speaker') {
          return <SpeakerFields key={name} {...speakers} words={words} answers={answers} />;
        }
        if (name === 'offers') {
          return (
            <Offers
              key={name}
              words={words.fields.offers}
              options={offers}
              chosen={offersIn(answers.offers, offers)}
              onChoose={(chosen) => onAnswer(name, chosen.join(', '))}
            />
          );
        }
        const { label, hint } = words.fields[name];
        const isInvalid = invalid.has(name);
        return (
          <div key={name} className={styles.field} data-field={name}>
            <Field
              id={`event-${name}`}
              label={label}
              hint={(!isInvalid && notes[name]) || hint}
              error={isInvalid ? notes[name] : undefined}
            >
              {name === 'question' ? (
                <textarea rows={2} {...control(name)} />
              ) : (
                <AnswerInput {...control(name)} name={name} />
              )}
            </Field>
          </div>
        );
      })}
    </div>
  );
}

interface OffersProps {
  words: PapersPageFile['form']['fields']['offers'];
  options: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** The checkboxes for what is true of the event. */
function Offers({ words: { label, hint }, options, chosen, onChoose }: OffersProps) {
  return (
    <div className={styles.field} data-field="offers">
      <Choices
        id="event-offers"
        name="offers"
        type="checkbox"
        legend={label}
        hint={hint}
        options={options}
        chosen={chosen}
        onChoose={(option, isChosen) =>
          onChoose(options.filter((one) => (one === option ? isChosen : chosen.includes(one))))
        }
      />
    </div>
  );
}

type AnswerProps = Omit<ComponentProps<'input'>, 'ref'> & { name: FieldName; value: string };

function AnswerInput(props: AnswerProps) {
  const { name } = props;
  const dateType = dateTypes[name];
  if (dateType) return <DateInput {...props} type={dateType} autoComplete="off" />;
  if (name === 'contact') return <input {...props} type="email" autoComplete="email" />;
  // Not `type="url"`, which would refuse an address without its `https://`.
  if (name === 'link') return <input {...props} type="text" inputMode="url" autoComplete="url" />;
  return <input {...props} type="text" autoComplete="off" />;
}

const eventDraft: DraftedForm = {
  id: 'papers',
  keepsDraft: true,
  questions: [],
  begin: (draft, givenAnswers) => {
    const answers = { ...draft, ...givenAnswers };
    return Object.fromEntries(fieldNames.map((name) => [name, answers[name] ?? '']));
  },
  follow: (answers) => answers,
};

/**
 * Returns the answers of the host, which are saved on the device. A link of the planner has day and
 * time in its query string: they go into the fields and are removed from the address.
 */
export function useEventDraft(form: RefObject<HTMLElement | null>) {
  // Before `useDraft`, whose own effect reads the fields as answers.
  useLayoutEffect(() => {
    if (!location.search) return;
    const { date, time } = dayFromAddress(new URLSearchParams(location.search));
    for (const [name, value] of Object.entries({ day: date, begin: time })) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field && value) field.value = value;
    }
    history.replaceState(history.state, '', location.pathname + location.hash);
  }, [form]);
  return useDraft(eventDraft, {}, form);
}

/**
 * Returns the note under each field (a problem or a hint), and the fields whose note is a problem.
 * A problem shows after its field has lost focus. Answers of an earlier visit (`isRestored`) show
 * all their problems at once.
 */
export function useNotes(
  words: PapersPageFile['form'],
  answers: EventAnswers,
  isRestored: boolean,
) {
  /**
   * The fields that have lost focus. The value is `false` where the browser cannot parse the text.
   */
  const [visited, setVisited] = useState<ReadonlyMap<FieldName, boolean>>(new Map());
  const now = useMinute();
  const zone = useVisitorZone() ?? 'UTC';
  const problems = answerProblems(answers);
  const invalid = new Set(
    fieldNames.filter(
      (name) =>
        visited.get(name) === false || (problems[name] && (isRestored || visited.has(name))),
    ),
  );
  const day = problems.day ? '' : answers.day;
  const notes: Partial<Record<FieldName, string>> = {};
  if (day && now && day < dayIn(now, zone)) notes.day = words.past;
  for (const name of invalid) notes[name] = sentence(name);

  function sentence(name: FieldName) {
    return `${words.problems[problems[name] ?? 'unreadable']} ${words.leftOut}`;
  }

  return {
    notes,
    invalid,
    /**
     * Notes that a field has lost focus, and announces its problem if that is new. `canRead` is
     * `false` where the browser cannot parse the text (`validity.badInput`).
     */
    leave(name: FieldName, canRead: boolean) {
      setVisited(new Map([...visited, [name, canRead]]));
      if ((problems[name] && !invalid.has(name)) || (!canRead && visited.get(name) !== false)) {
        announce(sentence(name));
      }
    },
    showAll: () => setVisited(new Map(fieldNames.map((name) => [name, visited.get(name) ?? true]))),
    clear: () => setVisited(new Map()),
  };
}
