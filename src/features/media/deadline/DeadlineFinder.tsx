import { X } from 'lucide-react';
import { useRef } from 'react';
import { deadline as deadlineLetter } from '#features/letters/definitions/media.ts';
import { DraftNotice } from '#features/letters/form/DraftNotice.tsx';
import { FormControl } from '#features/letters/form/FormControl.tsx';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import type { TalkWords } from '#features/speakers/talk-in-words.ts';
import { type Change, useEarlyAnswers } from '#site/address/use-address-state.ts';
import { siteFacts } from '#site/site-facts.ts';
import { fillIn } from '#site/words.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { DateInput } from '#ui/field/DateInput.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import type { DeadlinePageFile, MediaDeskFile } from '../media-pages.schema.ts';
import { type AskOptions, soonDeadlines } from './ask.ts';
import styles from './deadline.module.css';
import { deadlineFacts, zoneChoices } from './deadline-in-words.ts';
import type { MediaPerson } from './find-people.ts';
import { PartHead } from './PartHead.tsx';
import { FoundPeople, ShortNoticeList } from './People.tsx';
import { type DeadlineState, outletQuestions, useDeadline } from './use-deadline.ts';

interface Props {
  page: DeadlinePageFile;
  /** Everyone who takes requests. */
  people: readonly MediaPerson[];
  options: AskOptions;
  /** The zones on offer, that of the desk first. */
  zones: ReturnType<typeof zoneChoices>;
  talkWords: TalkWords;
  /** The words about calling the desk. */
  call: MediaDeskFile['call'];
}

/**
 * The page that finds speakers who can talk before a deadline. The query string holds the request;
 * the build renders the page without one.
 */
export function DeadlineFinder(props: Props) {
  const { page, people, options, zones, talkWords, call } = props;
  const { people: peopleWords } = page;
  const finder = useDeadline(people, options, zones[0]?.zone ?? 'UTC', peopleWords);
  const { ask, zone, now, deadline, foundPeople, isPast, sentence } = finder;
  const { draft, reporterAnswers, outletRef } = finder;
  const isOffered = zones.some((choice) => choice.zone === zone);
  const facts = deadlineFacts({ ask, deadline, zone }, page.desk.anySpeaker);

  return (
    // Hidden until a script has read the query string (src/styles/base.css).
    <div className={styles.bands} data-awaits-address="">
      <Band space="list">
        <Split columns="7-5">
          <div>
            <PartHead id="ask" title={page.ask.title} lede={page.lede} />
            <p data-without-script="">{page.ask.noScript}</p>
            <AskForm
              page={page}
              finder={finder}
              options={options}
              zones={isOffered ? zones : [...zones, ...zoneChoices([zone])]}
            />
          </div>
          <OutletFields page={page} draft={draft} outletRef={outletRef} />
        </Split>
      </Band>
      <Band ground="surface" space="list">
        {foundPeople && now !== undefined ? (
          <FoundPeople
            words={peopleWords}
            talkWords={talkWords}
            call={call}
            foundPeople={foundPeople}
            sentence={sentence}
            isPast={isPast}
            ask={ask}
            now={now}
            deadline={deadline}
            zone={zone}
            reporterAnswers={reporterAnswers}
          />
        ) : (
          <ShortNoticeList page={page} reporterAnswers={reporterAnswers} people={people} />
        )}
      </Band>
      <AskTheDesk
        page={page}
        call={call}
        link={letterLink(deadlineLetter, { ...reporterAnswers, ...facts })}
      />
    </div>
  );
}

type DeskProps = Pick<Props, 'page' | 'call'> & { link: LetterLink };

function AskTheDesk({ page: { desk: words }, call, link }: DeskProps) {
  const { phone } = siteFacts.desk;
  return (
    <Band labelledBy="ask-the-desk" space="list">
      <PartHead id="ask-the-desk" title={words.title} lede={words.text} />
      <ButtonRow>
        <ButtonLink {...link} size="small">
          {words.button}
        </ButtonLink>
        {phone && (
          <a className="target semibold" href={`tel:${phone}`}>
            {fillIn(call.button, { phone })}
          </a>
        )}
      </ButtonRow>
      {/* With script, the first line of the page says it as of now. */}
      {phone && <p data-without-script="">{call.afterHours}</p>}
    </Band>
  );
}

type AskFormProps = Pick<Props, 'page' | 'options' | 'zones'> & { finder: DeadlineState };

function AskForm({ page: { ask: words }, finder, options, zones }: AskFormProps) {
  const { ask, request, zone, now, wish } = finder;
  const form = useRef<HTMLElement>(null);
  useEarlyAnswers(form);

  /** Removes the speaker. The pressed button disappears, so the first field gets the focus. */
  function dropWish() {
    form.current?.querySelector('select')?.focus();
    const removal = `${fillIn(words.wishGone, { name: wish?.name ?? '' })} `;
    request((previous) => ({ ...previous, speaker: '' }), 'press', removal);
  }

  function askBy(by: string, change: Change) {
    request((previous) => ({ ...previous, by, zone }), change);
  }

  return (
    <search ref={form} className={styles.form} aria-labelledby="ask" data-with-script="">
      {wish && (
        <p className={styles.wish}>
          {words.wish}{' '}
          <button
            className="target"
            type="button"
            aria-label={fillIn(words.dropWish, { name: wish.name })}
            onClick={dropWish}
            onKeyDown={(event) => {
              if (event.key === 'Delete' && !isComposing(event)) dropWish();
            }}
          >
            {wish.name} <Icon of={X} />
          </button>
        </p>
      )}
      <AskSelect name="topic" words={words.topic} options={options} finder={finder} />
      <AskSelect name="lang" words={words.language} options={options} finder={finder} />
      <AskSelect name="place" words={words.place} options={options} finder={finder} />
      <Field id="ask-zone" label={words.zone}>
        <select
          id="ask-zone"
          name="zone"
          value={zone}
          onChange={({ target }) => request((previous) => ({ ...previous, zone: target.value }))}
        >
          {zones.map((choice) => (
            <option key={choice.zone} value={choice.zone}>
              {choice.label}
            </option>
          ))}
        </select>
      </Field>
      <div className={`row gap-y-1 gap-x-3 ${styles.by}`}>
        <Field id="ask-by" label={words.by}>
          <DateInput
            id="ask-by"
            name="by"
            type="datetime-local"
            value={ask.by}
            onChange={({ target }) => askBy(target.value.slice(0, 16), 'typing')}
          />
        </Field>
        <fieldset className={`row ${styles.soon}`}>
          <legend className="visually-hidden">{words.soon.legend}</legend>
          {now !== undefined &&
            soonDeadlines(now, zone).map(({ id, by }) => (
              <button key={id} className="target" type="button" onClick={() => askBy(by, 'press')}>
                {words.soon[id]}
              </button>
            ))}
        </fieldset>
      </div>
    </search>
  );
}

interface AskSelectProps extends Pick<AskFormProps, 'finder' | 'options'> {
  name: keyof AskOptions;
  words: DeadlinePageFile['ask']['topic'];
}

/** One part of the request as a select; its first option asks for nothing. */
function AskSelect({ name, words, options, finder: { ask, request } }: AskSelectProps) {
  const id = `people-${name}`;
  return (
    <Field id={id} label={words.label}>
      <select
        id={id}
        name={name}
        value={ask[name]}
        onChange={({ target }) => request((previous) => ({ ...previous, [name]: target.value }))}
      >
        <option value="">{words.any}</option>
        {options[name].map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </Field>
  );
}

type OutletProps = Pick<Props, 'page'> & Pick<DeadlineState, 'draft' | 'outletRef'>;

/**
 * The questions about the reporter. Every letter that a button of this page opens has the answers.
 */
function OutletFields({ page: { outlet: words }, draft, outletRef }: OutletProps) {
  const isEmpty = outletQuestions.every(({ name }) => !draft.answers[name]);
  return (
    <section aria-labelledby="outlet" data-with-script="">
      <PartHead id="outlet" title={words.title} lede={words.lede} />
      {/* The draft reads from here the text that was typed before hydration. */}
      <div ref={outletRef} className={styles.outlet}>
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
