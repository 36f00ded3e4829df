import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { FormControl } from '#features/letters/form/FormControl.tsx';
import { DraftNotice } from '#features/letters/form/LetterForm.tsx';
import type { useDraft } from '#features/letters/form/use-draft.ts';
import { FacetSelect } from '#lists/FacetSelect.tsx';
import { type Change, useEarlyAnswers } from '#site/address/use-address-state.ts';
import { fillIn } from '#site/words.ts';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import styles from './deadline.module.css';
import type { ZoneChoice } from './deadline-in-words.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import { soonDeadlines } from './desk-list.ts';
import { type Deadline, outletQuestions } from './use-deadline.ts';

interface Props {
  words: DeadlinePageFile['ask'];
  deadline: Deadline;
  zones: readonly ZoneChoice[];
}

/** The request: speaker, topic, language, region, clock and deadline. The list below follows each change. */
export function AskForm({ words, deadline, zones }: Props) {
  const { list, ask, zone, now, wish } = deadline;
  const form = useRef<HTMLElement>(null);
  useEarlyAnswers(form);

  /** Removes the speaker. The pressed button leaves the page, so the first field gets the focus. */
  function dropWish() {
    form.current?.querySelector('select')?.focus();
    const gone = `${fillIn(words.wishGone, { name: wish?.name ?? '' })} `;
    list.ask((before) => ({ ...before, speaker: '' }), 'press', gone);
  }

  function askBy(by: string, change: Change) {
    list.ask((before) => ({ ...before, by, zone }), change);
  }

  return (
    <search ref={form} className={styles.form} aria-labelledby="ask" data-with-script="">
      {wish && (
        <p className={styles.wish}>
          {words.wish}{' '}
          <button
            type="button"
            aria-label={fillIn(words.dropWish, { name: wish.name })}
            onClick={dropWish}
            onKeyDown={({ key }) => key === 'Delete' && dropWish()}
          >
            {wish.name} <Icon of={X} />
          </button>
        </p>
      )}
      {Object.keys(list.definition.facets).map((facet) => (
        <FacetSelect key={facet} list={list} facet={facet} />
      ))}
      <Field id="ask-zone" label={words.zone}>
        <select
          id="ask-zone"
          name="zone"
          value={zone}
          onChange={({ target }) => list.ask((before) => ({ ...before, zone: target.value }))}
        >
          {zones.map((one) => (
            <option key={one.zone} value={one.zone}>
              {one.label}
            </option>
          ))}
        </select>
      </Field>
      <div className={styles.by}>
        <Field id="ask-by" label={words.by}>
          <input
            id="ask-by"
            name="by"
            type="datetime-local"
            value={ask.by}
            onChange={({ target }) => askBy(target.value.slice(0, 16), 'typing')}
          />
        </Field>
        <fieldset className={styles.soon}>
          <legend className="visually-hidden">{words.soon.legend}</legend>
          {now !== undefined &&
            soonDeadlines(now, zone).map(({ id, by }) => (
              <button key={id} type="button" onClick={() => askBy(by, 'press')}>
                {words.soon[id]}
              </button>
            ))}
        </fieldset>
      </div>
    </search>
  );
}

interface OutletProps {
  words: DeadlinePageFile['outlet'];
  draft: ReturnType<typeof useDraft>;
  /** The element in which the draft finds the text typed before hydration. */
  place: RefObject<HTMLDivElement | null>;
}

/** The questions about the reporter. Their answers go into the letter that each button of the list opens. */
export function OutletFields({ words, draft, place }: OutletProps) {
  const isEmpty = outletQuestions.every(({ name }) => !draft.answers[name]);
  return (
    <section aria-labelledby="outlet" data-with-script="">
      <SectionHead id="outlet" title={words.title} lede={words.lede} />
      <div ref={place} className={styles.outlet}>
        {outletQuestions.map((question) => (
          <FormControl
            key={question.name}
            letter="media"
            question={question}
            value={draft.answers[question.name] ?? ''}
            onAnswer={(value) => draft.answer(question.name, value)}
          />
        ))}
      </div>
      {!isEmpty && <DraftNotice draft={draft} />}
    </section>
  );
}
