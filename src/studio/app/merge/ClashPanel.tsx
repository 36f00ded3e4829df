import { useState } from 'react';
import { problemSentence } from '#check/problem.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { entryHref, goTo } from '../address.tsx';
import type { Editor } from '../entry/use-entry.ts';
import { Panel, Refusal } from '../Page.tsx';
import { versionNames } from './BothValues.tsx';
import { conflictsInWords, type Difference } from './differences.ts';
import { focusTitle } from './focus-title.ts';
import type { Clash } from './meet-file.ts';
import styles from './merge.module.css';

interface Props<Case extends Clash = Clash> {
  editor: Editor;
  clash: Case;
  /** Why the last request was refused. */
  refusal: string | undefined;
}

/**
 * The decision that is left where the words that somebody typed do not go together with the file as
 * it is now. Nothing was saved, and nothing is lost before somebody has decided.
 */
export function ClashPanel({ clash, ...props }: Props) {
  if (clash.is === 'conflict') return <ConflictPanel {...props} clash={clash} />;
  return clash.is === 'missing' ? (
    <MissingPanel {...props} clash={clash} />
  ) : (
    <UnreadablePanel {...props} clash={clash} />
  );
}

type Conflicting = Extract<Clash, { is: 'conflict' }>;

/** The fields that both changed, with a choice for each. */
function ConflictPanel({ editor, clash, refusal }: Props<Conflicting>) {
  const { file, merged } = clash;
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  const [wasTried, setTried] = useState(false);
  const fields = conflictsInWords(file, merged.written.data, merged.conflicts);

  function goOn() {
    setTried(true);
    const open = fields.findIndex(({ path }) => choices[path] === undefined);
    if (open >= 0) return document.getElementById(choiceId(open))?.focus();
    editor.settle(choices);
    announce('Both versions are merged. Not saved yet.');
    focusTitle();
  }
  return (
    <Panel id="clash" title="This entry was changed elsewhere" tone="question" takesFocus>
      <p>
        Somebody changed it while you had it open: in another tab, in a text editor, or by bringing
        in changes of others. Nothing was saved yet.{' '}
        {fields.length === 1
          ? 'One field was changed there and by you: choose which one stays.'
          : `${fields.length} fields were changed there and by you: choose for each which one stays.`}{' '}
        All others go together by themselves.
      </p>
      <div className="stack gap-y-5">
        {fields.map((field, index) => (
          <Choice
            key={field.path}
            index={index}
            field={field}
            chosen={choices[field.path]}
            isMissing={wasTried && choices[field.path] === undefined}
            onChoose={(which) => setChoices({ ...choices, [field.path]: which })}
          />
        ))}
      </div>
      <ButtonRow>
        <Button onClick={goOn}>Go on with these</Button>
        <KeepForLater />
      </ButtonRow>
      {refusal && <Refusal words={refusal} />}
    </Panel>
  );
}

interface ChoiceProps {
  index: number;
  field: Difference;
  chosen: 'mine' | 'theirs' | undefined;
  isMissing: boolean;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** The two values of a field as radio buttons. */
function Choice({ index, field, chosen, isMissing, onChoose }: ChoiceProps) {
  const id = choiceId(index);
  const errorId = `${id}-error`;
  return (
    <fieldset className="stack gap-y-2" aria-describedby={isMissing ? errorId : undefined}>
      <legend className={styles.label}>{field.label}</legend>
      <div className={`stack gap-y-2 gap-x-4 ${styles.pair}`}>
        {(['mine', 'theirs'] as const).map((which) => (
          <div key={which}>
            <label className={styles.choice}>
              <input
                id={which === 'mine' ? id : undefined}
                type="radio"
                name={id}
                checked={chosen === which}
                aria-describedby={`${id}-${which}`}
                onChange={() => onChoose(which)}
              />
              {versionNames[which]}
            </label>
            <div id={`${id}-${which}`} className={styles.value}>
              {field[which]}
            </div>
          </div>
        ))}
      </div>
      {isMissing && (
        <p id={errorId} className={styles.problem}>
          Choose one of the two.
        </p>
      )}
    </fieldset>
  );
}

function choiceId(index: number): string {
  return `choice-${index}`;
}

type Stuck = Exclude<Clash, Conflicting>;

/** A file that is gone: what was typed becomes a file again, or waits. */
function MissingPanel({ editor, refusal }: Props<Stuck>) {
  function goOn() {
    editor.settle({});
    announce('Not saved yet');
    focusTitle();
  }
  return (
    <Panel
      id="clash"
      title="The file of this entry is not there any more"
      tone="question"
      takesFocus
    >
      <p>
        Somebody deleted or renamed it after you began. Nothing was saved; what you typed is kept in
        this browser, with all that the file held.
      </p>
      <ButtonRow>
        <Button onClick={goOn}>Go on, and save it as new again</Button>
        <KeepForLater />
      </ButtonRow>
      {refusal && <Refusal words={refusal} />}
    </Panel>
  );
}

/** A file that somebody broke: it is mended first, and what was typed waits. */
function UnreadablePanel({ editor, clash, refusal }: Props<Stuck>) {
  const [problem] = clash.file.problems;
  return (
    <Panel id="clash" title="The file of this entry cannot be read now" tone="question" takesFocus>
      <p>
        Somebody changed it after you began, and something went wrong there
        {problem ? `, in line ${problem.line}: ${problemSentence(problem)}` : '.'}
      </p>
      <p>
        Nothing was saved; what you typed is kept in this browser.{' '}
        <a href={entryHref(clash.file)} target="_blank" rel="noreferrer">
          Fix the text of the file (opens in a new tab)
        </a>
        , then look again here.
      </p>
      <ButtonRow>
        <Button onClick={editor.takeOver}>Look again</Button>
        <KeepForLater />
      </ButtonRow>
      {refusal && <Refusal words={refusal} />}
    </Panel>
  );
}

/** A way to leave: the draft stays, and is asked about when the entry is opened again. */
function KeepForLater() {
  return (
    <Button tone="ghost" onClick={() => goTo('/')}>
      Decide later
    </Button>
  );
}
