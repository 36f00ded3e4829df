import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayToAddress } from '#features/community/planner/event-day.ts';
import { useShortlist } from '#features/speakers/shortlist/shortlist.ts';
import { saveFile } from '#site/device.ts';
import { useVisitorZone } from '#site/time/use-clock.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { useChosenTab } from '#ui/tabs/SectionTabs.tsx';
import { TabbedSections, TabSection } from '#ui/tabs/TabbedSections.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { UndoNotice } from '#ui/undo-notice/UndoNotice.tsx';
import { EventForm, useEventDraft, useNotes } from './EventForm.tsx';
import { eventFacts } from './event-answers.ts';
import { eventSpeakers } from './event-speakers.ts';
import { FlyerFoot } from './FlyerFoot.tsx';
import type { PaperSource } from './paper-source.ts';
import styles from './papers.module.css';
import { calendarText, eventPapers, type Part } from './papers.ts';
import type { PapersPageFile } from './papers-page.schema.ts';
import { useSpeakerRecords } from './use-speaker-records.ts';

interface Props {
  form: PapersPageFile['form'];
  tools: PapersPageFile['tools'];
  source: PaperSource;
}

/**
 * The form of an event beside its papers, which follow every keystroke. The build renders empty
 * papers; the answers are saved on the visitor's device only.
 */
export function PapersIsland({ form, tools, source }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { answers, answer, fill, clear, canUndo, undoClear, isKept, isRestored } =
    useEventDraft(place);
  const forgetButton = useRef<HTMLButtonElement>(null);
  const fieldNotes = useNotes(form, answers, isRestored);
  const { items: choices } = useShortlist();
  const records = useSpeakerRecords();
  const zone = useVisitorZone();
  /** The id of the only paper to print; undefined prints all of them. */
  const [printedPaper, setPrintedPaper] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const papers = eventPapers(answers, source);
  // The content fixes names and order of the papers, whatever the answers.
  const tabs = useMemo(
    () => eventPapers({}, source).map(({ id, name }) => ({ id, label: name })),
    [source],
  );
  const [chosen, choose] = useChosenTab(tabs);
  const facts = eventFacts(answers, source.words);
  const plannerQuery = dayToAddress({ date: facts.day ?? '', time: facts.begin ?? '' }).toString();

  useLayoutEffect(() => {
    delete document.documentElement.dataset['asked'];
  }, []);

  function fail(sentence: string) {
    setProblem(sentence);
    announce(sentence, 'assertive');
  }

  async function save() {
    if (!facts.day || !facts.begin) {
      fieldNotes.showAll();
      document.getElementById(facts.day ? 'event-begin' : 'event-day')?.focus();
      return fail(tools.calendarNeeds);
    }
    try {
      if (!zone) throw new Error('the browser does not report its time zone');
      const { paperCalendar } = await import('./paper-calendar.ts');
      const file = paperCalendar({
        facts,
        zone,
        host: location.hostname,
        stamp: new Date(),
        title: source.flyer.kicker,
        description: calendarText(answers, source),
      });
      saveFile(`${tools.calendarFile}-${facts.day}.ics`, file ?? '', 'text/calendar');
      setProblem(undefined);
    } catch {
      fail(tools.calendarFailed);
    }
  }

  function forget() {
    clear();
    fieldNotes.clear();
    setProblem(undefined);
    // Text that the browser cannot parse is no answer, but remains in its field.
    for (const field of place.current?.querySelectorAll<HTMLInputElement>(
      'input:not([type="checkbox"])',
    ) ?? [])
      field.value = '';
    announce(`${form.forgotten} ${form.undo.said}`);
  }

  function undoForgetting() {
    // The clicked button is removed.
    forgetButton.current?.focus();
    undoClear();
    announce(form.undo.back);
  }

  function printPaper(id: string | undefined) {
    flushSync(() => setPrintedPaper(id));
    // On phones `print` returns before the page is printed.
    addEventListener('afterprint', () => setPrintedPaper(undefined), { once: true });
    print();
  }

  return (
    <Split columns="5-7">
      <section
        className="stack gap-y-4"
        aria-labelledby="event"
        data-print="none"
        data-awaits-address=""
      >
        <div className="stack gap-y-2">
          <h2 id="event">{form.title}</h2>
          <p>{form.lede}</p>
        </div>
        <EventForm
          form={place}
          words={form}
          answers={answers}
          fieldNotes={fieldNotes}
          offers={source.flyer.offers}
          speakers={{ choices, records, profession: source.words.profession, onChange: fill }}
          onAnswer={(name, value) => {
            answer(name, value);
            setProblem(undefined);
          }}
        />
        <p className="quiet small">{isKept ? form.kept : form.notKept}</p>
        <div className="stack start gap-y-3">
          <ButtonRow>
            <Button onClick={() => void save()}>{tools.calendar}</Button>
            <Button tone="ghost" onClick={() => printPaper(undefined)}>
              {tools.printAll}
            </Button>
            <Button ref={forgetButton} tone="ghost" onClick={forget}>
              {form.forget}
            </Button>
          </ButtonRow>
          {canUndo && (
            <UndoNotice sentence={form.forgotten} words={form.undo} onUndo={undoForgetting} />
          )}
          {problem && <p className={styles.trouble}>{problem}</p>}
          <ArrowLink
            href={`/resources/community-toolkit/planner${plannerQuery && `?${plannerQuery}`}`}
          >
            {tools.planner}
          </ArrowLink>
        </div>
      </section>
      <div className={styles.papers} data-awaits-address="" data-prints="papers">
        <TabbedSections
          row={<TabRow label={source.papers.label} tabs={tabs} chosen={chosen} onChoose={choose} />}
        >
          {papers.map(({ id, name, note, text, sheets }) => (
            <TabSection key={id} tab={{ id, label: name }} chosen={chosen}>
              <div
                className={`stack gap-y-4 ${styles.paper}`}
                data-paper={id}
                data-print={printedPaper && printedPaper !== id ? 'none' : undefined}
              >
                <div className="cluster gap-y-3 gap-x-3" data-print="none">
                  <CopyButton
                    what={fillIn(tools.copy, { paper: name.toLowerCase() })}
                    text={text}
                  />
                  <Button tone="ghost" size="small" onClick={() => printPaper(id)}>
                    {tools.print}
                  </Button>
                  {note && <p>{note}</p>}
                </div>
                {sheets.map((parts, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sheets keep their order.
                  <PaperSheet key={index} parts={parts}>
                    {id === 'flyer' && (
                      <FlyerFoot
                        words={source.foot}
                        speakers={eventSpeakers(answers)}
                        link={facts.link}
                        records={records}
                      />
                    )}
                  </PaperSheet>
                ))}
              </div>
            </TabSection>
          ))}
        </TabbedSections>
      </div>
    </Split>
  );
}

/** A sheet of paper. A fact without a value shows a line to write on. */
function PaperSheet({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <div className={`stack gap-y-4 ${styles.sheet}`}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order; two may be equal.
        <PartView key={index} part={part} />
      ))}
      {children}
    </div>
  );
}

function PartView({ part }: { part: Part }) {
  switch (part.kind) {
    case 'headline':
      return <h3 className={styles.headline}>{part.text}</h3>;
    case 'fact':
    case 'question':
      return (
        <p className={styles[part.kind]} data-large={part.isLarge ? '' : undefined}>
          <span className="quiet small semibold">{part.label}</span>{' '}
          <span className={styles.value} data-blank={part.value === undefined}>
            {part.value}
          </span>
        </p>
      );
    case 'boxes':
      return (
        <div className={`stack gap-y-1 ${styles.boxes}`}>
          <p className="quiet small semibold">{part.label}</p>
          <ul className="stack gap-y-1 gap-x-4" role="list">
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      );
    case 'offers':
      return (
        <ul className={styles.offers} role="list">
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'letter':
      return (
        <>
          <p className={styles.fact}>
            <span className="quiet small semibold">{part.label}</span>{' '}
            <strong>{part.subject}</strong>
          </p>
          <p className={styles.body}>{part.body}</p>
        </>
      );
    case 'rows':
      return (
        <ol role="list">
          {part.rows.map(({ time, lines }) => (
            <li key={lines.join()} className={`stack gap-y-4 gap-x-4 ${styles.row}`}>
              <span className={styles.value} data-blank={time === undefined}>
                {time}
              </span>
              <span className="stack">
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      );
    default:
      return <p className={styles[part.kind]}>{part.text}</p>;
  }
}
