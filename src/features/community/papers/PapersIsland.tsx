import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayToAddress } from '#features/community/planner/plan.ts';
import { useShortlist } from '#features/speakers/shortlist/use-shortlist.ts';
import { saveFile } from '#site/device.ts';
import { useVisitorZone } from '#site/time/use-clock.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Split } from '#ui/band/Split.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { TabbedSections } from '#ui/tabs/TabbedSections.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { TabSection } from '#ui/tabs/TabSection.tsx';
import { useChosenTab } from '#ui/tabs/use-chosen-tab.ts';
import { EventForm } from './EventForm.tsx';
import { factsOf } from './event-answers.ts';
import { PaperSheet } from './PaperSheet.tsx';
import type { PaperSource } from './paper-source.ts';
import styles from './papers.module.css';
import { papersOf } from './papers.ts';
import type { PapersPageFile } from './papers-page.schema.ts';
import { useEvent } from './use-event.ts';
import { useNotes } from './use-notes.ts';

interface Props {
  form: PapersPageFile['form'];
  tools: PapersPageFile['tools'];
  source: PaperSource;
}

/** The form of an event and its papers, which follow every keystroke. Built with blanks; answers live on the device. */
export function PapersIsland({ form, tools, source }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { answers, answer, clear, kept, isRestored } = useEvent(place);
  const { notes, invalid, leave, reveal, forget } = useNotes(form, answers, isRestored);
  const { choices } = useShortlist();
  const zone = useVisitorZone();
  const [only, setOnly] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const papers = papersOf(answers, source);
  // Names and order of the papers are those of the content.
  const tabs = useMemo(
    () => papersOf({}, source).map(({ id, name }) => ({ id, label: name })),
    [source],
  );
  const [chosen, choose] = useChosenTab(tabs);
  const facts = factsOf(answers, source.words);

  useLayoutEffect(() => {
    delete document.documentElement.dataset['asked'];
  }, []);

  function say(sentence: string) {
    setTrouble(sentence);
    announce(sentence, 'assertive');
  }

  async function save() {
    if (!facts.day || !facts.begin) {
      reveal();
      document.getElementById(facts.day ? 'event-begin' : 'event-day')?.focus();
      return say(tools.calendarNeeds);
    }
    try {
      if (!zone) throw new Error('the browser does not tell its zone');
      const { paperCalendar } = await import('./paper-calendar.ts');
      const description = papers[0]?.text ?? '';
      const title = source.flyer.kicker;
      const { hostname: host } = location;
      const file = paperCalendar({ facts, title, description, host, zone, stamp: new Date() });
      saveFile(`${tools.calendarFile}-${facts.day}.ics`, file ?? '', 'text/calendar');
      setTrouble(undefined);
    } catch {
      say(tools.calendarFailed);
    }
  }

  function printPaper(id: string | undefined) {
    flushSync(() => setOnly(id));
    // On telephones `print` returns before anything is printed.
    addEventListener('afterprint', () => setOnly(undefined), { once: true });
    print();
  }

  return (
    <Split columns="5-7">
      <section aria-labelledby="event" data-print="none" data-awaits-address="">
        <h2 id="event">{form.title}</h2>
        <p className={styles.lede}>{form.lede}</p>
        <EventForm
          form={place}
          words={form}
          {...{ answers, notes, invalid }}
          speakers={choices.map(({ name }) => name)}
          onAnswer={(name, value) => {
            answer(name, value);
            setTrouble(undefined);
          }}
          onLeave={leave}
        />
        <p className={styles.kept}>{kept ? form.kept : form.notKept}</p>
        <div className={styles.tools}>
          <ButtonRow>
            <Button onClick={() => void save()}>{tools.calendar}</Button>
            <Button tone="ghost" onClick={() => printPaper(undefined)}>
              {tools.printAll}
            </Button>
            <Button
              tone="ghost"
              onClick={() => {
                clear();
                forget();
                setTrouble(undefined);
                // What the browser could not read is no answer, and stands in its field all the same.
                for (const field of place.current?.querySelectorAll('input') ?? [])
                  field.value = '';
                announce(form.forgotten);
              }}
            >
              {form.forget}
            </Button>
          </ButtonRow>
          {trouble && <p className={styles.trouble}>{trouble}</p>}
          <ArrowLink href={plannerHref(facts)}>{tools.planner}</ArrowLink>
        </div>
      </section>
      <div className={styles.papers} data-awaits-address="">
        <TabbedSections
          row={<TabRow label={source.papers.label} tabs={tabs} chosen={chosen} onChoose={choose} />}
        >
          {papers.map(({ id, name, note, text, sheets }) => (
            <TabSection key={id} tab={{ id, label: name }} chosen={chosen}>
              <div
                className={styles.paper}
                data-paper={id}
                data-print={only && only !== id ? 'none' : undefined}
              >
                <div className={styles.ways} data-print="none">
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: sheets keep their places.
                  <PaperSheet key={index} parts={parts} />
                ))}
              </div>
            </TabSection>
          ))}
        </TabbedSections>
      </div>
    </Split>
  );
}

/** The planner, for the same day where there is one. */
function plannerHref({ day = '', begin = '' }: ReturnType<typeof factsOf>): string {
  const query = dayToAddress({ date: day, time: begin }).toString();
  return `/resources/community-toolkit/planner${query && `?${query}`}`;
}
