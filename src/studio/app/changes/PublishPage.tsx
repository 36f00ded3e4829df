import { useEffect, useState } from 'react';
import { counted } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { proposalFor } from '../../proposal.ts';
import type { Change, Changes, PublishResult } from '../../protocol.ts';
import { Link } from '../address.tsx';
import { InputField, Page, Panel, Refusal, useLoaded, Waiting } from '../Page.tsx';
import { beginAnew, loadChanges, publish, wordsOfRefusal } from '../requests.ts';
import { ProblemsToFix, ToLookAt } from './ChangesPage.tsx';
import styles from './changes.module.css';
import { HandOverList } from './HandOverList.tsx';
import { WhoForm } from './WhoForm.tsx';

/** The screen that publishes: it asks for a sentence and, after the press, says what to do now. */
export function PublishPage() {
  const { value: changes, refusal, again, put } = useLoaded('changes', loadChanges);
  const [result, setResult] = useState<PublishResult>();
  useEffect(() => {
    if (result?.ok === false) document.getElementById('stopping')?.focus();
  }, [result]);

  function showBegun(next: Changes) {
    put(next);
    setResult(undefined);
  }
  return (
    <Page
      title="Publish"
      lede="The studio checks what you chose once more and hands it over. Whoever looks after the site reads it and puts it online."
    >
      {!changes && <Waiting refusal={refusal} onAgain={again} />}
      {changes && result?.ok && <Published result={result} onBegun={showBegun} />}
      {changes && !result?.ok && changes.isPublished && changes.changes.length === 0 && (
        <HandedOver onBegun={showBegun} />
      )}
      {changes && !result?.ok && !changes.isPublished && changes.changes.length === 0 && (
        <p className={styles.none}>
          There is nothing to publish. <Link href="/">All content</Link>
        </p>
      )}
      {result?.ok === false && (
        <ProblemsToFix
          problems={result.problems}
          title={(count) => `${count} to fix before you can publish`}
          lede="Fix it, or take away the tick of the change that it is of or comes from, and publish the rest."
        />
      )}
      {changes && !result && <ToLookAt problems={changes.problems} />}
      {changes && !result?.ok && changes.changes.length > 0 && (
        <PublishForm changes={changes} onResult={setResult} />
      )}
      {changes && <HandOverList key={String(result?.ok)} />}
    </Page>
  );
}

/** The name of a change among all, for its tick. */
function changeName({ kind, id }: Change): string {
  return `${kind}/${id}`;
}

/** Whether a change is finished, so that it is ticked at first. */
function isFinished({ isDraft, problems }: Change): boolean {
  return !isDraft && problems === 0;
}

function PublishForm({
  changes,
  onResult,
}: {
  changes: Changes;
  onResult: (result: PublishResult) => void;
}) {
  /** The sentence that somebody typed; undefined as long as it is the proposed one. */
  const [typed, setTyped] = useState<string>();
  const [names, setNames] = useState<ReadonlySet<string>>(
    () => new Set(changes.changes.filter(isFinished).map(changeName)),
  );
  const chosen = changes.changes.filter((change) => names.has(changeName(change)));
  const words = typed ?? proposalFor(chosen);
  const [isSending, setSending] = useState(false);
  const [asksWho, setAsksWho] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  async function send() {
    if (isSending) return;
    if (chosen.length === 0) return setRefusal('Choose what you want to publish.');
    if (words.trim() === '') return document.getElementById('sentence')?.focus();
    setSending(true);
    setRefusal(undefined);
    announce('Checking everything');
    try {
      const result = await publish(words.trim(), chosen);
      setAsksWho('asksWho' in result ? result.asksWho : undefined);
      if ('asksWho' in result) return setSending(false);
      onResult(result);
      if (!result.ok)
        announce(
          `Not published. ${counted(result.problems.length, 'problems')} to fix`,
          'assertive',
        );
    } catch (reason) {
      setAsksWho(undefined);
      setRefusal(wordsOfRefusal(reason));
    }
    setSending(false);
  }
  function leaveWho() {
    setAsksWho(undefined);
    document.getElementById('main')?.focus();
  }
  const isEmpty = typed?.trim() === '';
  if (asksWho !== undefined) return <WhoForm words={asksWho} onKnown={send} onClose={leaveWho} />;
  return (
    <form
      className={`stack gap-y-5 ${styles.publish}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className={styles.choices}>
        <legend>What to publish</legend>
        {changes.changes.map((change) => (
          <Choice
            key={changeName(change)}
            change={change}
            isChosen={names.has(changeName(change))}
            onChoose={(isChosen) => {
              const next = new Set(names);
              if (isChosen) next.add(changeName(change));
              else next.delete(changeName(change));
              setNames(next);
              setRefusal(undefined);
            }}
          />
        ))}
      </fieldset>
      <p>
        {chosen.length} of {counted(changes.changes.length, 'changes')}.{' '}
        <Link href="/changes">See what changes</Link>
      </p>
      <InputField
        id="sentence"
        label="What you changed, in a sentence"
        hint="It stands in the history of the site, for the people who look after it."
        error={isEmpty ? 'Say in a sentence what you changed.' : undefined}
        value={words}
        onChange={({ target }) => setTyped(target.value)}
      />
      {refusal && <Refusal words={refusal} />}
      <ButtonRow>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Checking everything' : 'Publish'}
        </Button>
      </ButtonRow>
    </form>
  );
}

interface ChoiceProps {
  change: Change;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** The tick of one change, with what is not finished in it. */
function Choice({ change, isChosen, onChoose }: ChoiceProps) {
  const { title, what, isDraft, problems } = change;
  return (
    <label>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span>
        {title} <span className="quiet">({what})</span>{' '}
        {isDraft && <Tag tone="past">not ready: stays off the site</Tag>}
        {!isDraft && problems > 0 && <Tag tone="warning">{problems} to fix</Tag>}
      </span>
    </label>
  );
}

type Success = Extract<PublishResult, { ok: true }>;

/** The result of publishing, and the way on; the list below says how far it is. */
function Published({ result, onBegun }: { result: Success; onBegun: (changes: Changes) => void }) {
  const { branch, files } = result;
  return (
    <Panel id="handed" title="Your changes are handed over" tone="done" takesFocus>
      <p>Below you see how far they are. What is still unfinished here stays as it is.</p>
      <p>{goesOnWords}</p>
      <details>
        <summary>For whoever looks after the site</summary>
        <p>
          Branch <code>{branch}</code>, {counted(files.length, 'files')}:
        </p>
        <ul>
          {files.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
      </details>
      <BeginButton onBegun={onBegun} />
    </Panel>
  );
}

/** Says where the next change goes, above the button that goes back. */
const goesOnWords =
  'You can go on: what you change now goes to the same place, until the site has taken it over. Or begin from the published site: then your entries look as visitors see them, and what you handed over is kept, and comes back once it is online.';

/** The notice that what is checked out is handed over already. */
function HandedOver({ onBegun }: { onBegun: (changes: Changes) => void }) {
  return (
    <Panel id="handed" title="What you published is handed over" tone="done">
      <p>{goesOnWords}</p>
      <BeginButton onBegun={onBegun} />
    </Panel>
  );
}

/** The button that goes back to the published site, for the next change. */
function BeginButton({ onBegun }: { onBegun: (changes: Changes) => void }) {
  const [refusal, setRefusal] = useState<string>();

  async function begin() {
    try {
      onBegun(await beginAnew());
      announce('You are back on the published site');
      document.getElementById('main')?.focus();
    } catch (reason) {
      setRefusal(wordsOfRefusal(reason));
    }
  }
  return (
    <>
      <ButtonRow>
        <Button tone="ghost" onClick={begin}>
          Begin from the published site
        </Button>
      </ButtonRow>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}
