import { useEffect, useState } from 'react';
import { counted } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import type { Changes, PublishResult } from '../../protocol.ts';
import { Link } from '../address.tsx';
import { InputField, Page, Panel, useLoaded, Waiting } from '../Page.tsx';
import { beginAnew, loadChanges, loadKinds, publish, wordsOfRefusal } from '../requests.ts';
import { ProblemsToFix } from './ChangesPage.tsx';
import styles from './changes.module.css';

/** The screen that publishes: it asks for a sentence and, after the press, says what to do now. */
export function PublishPage() {
  const { value: changes, refusal, put } = useLoaded('changes', loadChanges);
  const { value: kinds = [] } = useLoaded('kinds', loadKinds);
  const [result, setResult] = useState<PublishResult>();
  useEffect(() => {
    if (result?.ok === false) document.getElementById('stopping')?.focus();
  }, [result]);
  const problems = result?.ok === false ? result.problems : (changes?.problems ?? []);

  function showBegun(next: Changes) {
    put(next);
    setResult(undefined);
  }
  return (
    <Page
      title="Publish"
      lede="The studio checks everything once more, and hands your changes over as one branch with one commit. Whoever looks after the site reviews it and puts it online."
    >
      {!changes && <Waiting refusal={refusal} />}
      {changes && result?.ok && <Published result={result} onBegun={showBegun} />}
      {changes && !result?.ok && changes.isPublished && changes.changes.length === 0 && (
        <HandedOver branch={changes.branch} onBegun={showBegun} />
      )}
      {changes && !result?.ok && !changes.isPublished && changes.changes.length === 0 && (
        <p className={styles.none}>
          There is nothing to publish. <Link href="/">All content</Link>
        </p>
      )}
      {changes && !result?.ok && problems.length > 0 && (
        <ProblemsToFix problems={problems} kinds={kinds} />
      )}
      {changes && !result?.ok && changes.changes.length > 0 && (
        <PublishForm changes={changes} onResult={setResult} />
      )}
    </Page>
  );
}

function PublishForm({
  changes,
  onResult,
}: {
  changes: Changes;
  onResult: (result: PublishResult) => void;
}) {
  const [words, setWords] = useState(changes.proposal);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function send() {
    if (words.trim() === '') return document.getElementById('sentence')?.focus();
    setSending(true);
    setRefusal(undefined);
    try {
      const result = await publish(words.trim());
      onResult(result);
      if (!result.ok)
        announce(
          `Not published. ${counted(result.problems.length, 'problems')} to fix`,
          'assertive',
        );
    } catch (reason) {
      setRefusal(wordsOfRefusal(reason));
    }
    setSending(false);
  }
  const error = words.trim() === '' ? 'Say in a sentence what you changed.' : refusal;
  return (
    <form
      className={`stack gap-y-5 ${styles.publish}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>
        {counted(changes.changes.length, 'changes')}. <Link href="/changes">See what changes</Link>
      </p>
      <InputField
        id="sentence"
        label="What you changed, in a sentence"
        hint="It stands in the history of the site, for the people who look after it."
        error={error}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ButtonRow>
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Checking everything' : 'Publish'}
        </Button>
      </ButtonRow>
    </form>
  );
}

type Success = Extract<PublishResult, { ok: true }>;

/** The result of publishing: the branch, its files and what to do now. */
function Published({ result, onBegun }: { result: Success; onBegun: (changes: Changes) => void }) {
  const { branch, files, next, link } = result;
  return (
    <Panel id="handed" title="Your changes are on their own branch" tone="done" takesFocus>
      <p>
        Branch <code>{branch}</code>, one commit with {counted(files.length, 'files')}:
      </p>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
      <p>{next}</p>
      {link && (
        <p>
          <a href={link} target="_blank" rel="noopener">
            Ask for it to be put online (opens in a new tab)
          </a>
        </p>
      )}
      <BeginButton onBegun={onBegun} />
    </Panel>
  );
}

/** The notice that the branch that is checked out is handed over already. */
function HandedOver({ branch, onBegun }: { branch: string; onBegun: (changes: Changes) => void }) {
  return (
    <Panel id="handed" title="What you published is handed over" tone="done">
      <p>
        You are still on its branch, <code>{branch}</code>. What you change now would be added to
        it.
      </p>
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
        <Button onClick={begin}>Begin from the published site</Button>
      </ButtonRow>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}
