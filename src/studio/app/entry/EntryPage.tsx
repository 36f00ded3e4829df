import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { nameInFragment } from '#ui/fragment/fragment.ts';
import { isComposing } from '#ui/keys/composing.ts';
import type { EntryKey } from '../../protocol.ts';
import { Link } from '../address.tsx';
import { FormContext, ProblemContext } from '../form/form-context.ts';
import type { GroupLike } from '../form/values.ts';
import { Page, Panel, Refusal, useLoaded, Waiting } from '../Page.tsx';
import { loadKinds, savePicture } from '../requests.ts';
import { EntryForm } from './EntryForm.tsx';
import styles from './entry.module.css';
import { goToField } from './jump-links.tsx';
import { Preview } from './Preview.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { RulesOfChange } from './RulesOfChange.tsx';
import { useEntry, writtenOf } from './use-entry.ts';
import { type Difference, differences } from './versions.ts';

/** The screen of one entry: its form, its problems, and the page of the site that shows it. */
export function EntryPage({ kind, id }: EntryKey) {
  const { value: kinds } = useLoaded('kinds', loadKinds);
  const summary = kinds?.find(({ name }) => name === kind);
  const newName = new URLSearchParams(location.search).get('name') ?? undefined;
  const editor = useEntry({ kind, id }, newName);
  const title = summary?.entries.find((entry) => entry.id === id)?.title ?? newName ?? id;
  return (
    <Page
      isWide
      title={title}
      above={
        <nav aria-label="Breadcrumb">
          <Link href="/" className="target">
            All content
          </Link>{' '}
          <span aria-hidden="true">/</span> {summary?.label ?? kind}
        </nav>
      }
    >
      {editor.state ? (
        <OpenEntry
          title={title}
          canDelete={summary?.canAdd ?? false}
          editor={editor}
          state={editor.state}
        />
      ) : (
        <Waiting refusal={editor.refusal} />
      )}
    </Page>
  );
}

/** An entry that is loaded; where two versions of it exist, the choice between them comes first. */
function OpenEntry(props: ComponentProps<typeof EntryForm>) {
  const { editor, state } = props;
  const { entry, written, problems, storedDraft, theirs, refusal } = state;
  const { change, valueAt, save, lookForFiles } = editor;
  const { kind, id, targets } = entry;
  const form = entry.form as GroupLike;
  const wiring = useMemo(
    () => ({
      kind,
      id,
      change,
      valueAt,
      targets,
      async savePicture(file: File) {
        const picture = await savePicture({ kind, id }, file);
        await lookForFiles();
        return picture;
      },
    }),
    [kind, id, change, valueAt, targets, lookForFiles],
  );
  const saved = entry.version === null ? undefined : entry.data;
  const problemContext = useMemo(() => ({ all: problems, saved }), [problems, saved]);
  useSaveKeys(save);
  useFieldOfAddress();

  if (storedDraft)
    return (
      <TwoVersions
        title="You typed something here that was not saved"
        lede={
          storedDraft.version === entry.version
            ? 'It was kept in this browser. Go on with it, or take what was saved last.'
            : 'It was kept in this browser. The file was changed since; both are below.'
        }
        differences={differences(form, storedDraft, writtenOf(entry))}
        mineLabel="Go on with what you typed"
        theirsLabel="Take the saved file"
        onMine={() => editor.choose('draft')}
        onTheirs={() => editor.choose('saved')}
      />
    );
  if (theirs)
    return (
      <TwoVersions
        title="This file was changed elsewhere"
        lede="Somebody wrote it while you had it open. Nothing was saved yet. If you keep what you typed, only the fields that you changed are yours; the rest is theirs."
        differences={differences(form, written, writtenOf(theirs))}
        mineLabel="Keep what you typed"
        theirsLabel="Take the file as it is now"
        onMine={() => editor.settle('mine')}
        onTheirs={() => editor.settle('theirs')}
      />
    );
  return (
    <FormContext value={wiring}>
      <ProblemContext value={problemContext}>
        <ProblemSummary editor={editor} state={state} />
        <RulesOfChange editor={editor} state={state} />
        <div
          className={`stack gap-y-6 gap-x-6 ${styles.desk}`}
          data-preview={entry.preview ? '' : undefined}
        >
          <EntryForm {...props} />
          {entry.preview && <Preview path={entry.preview} version={entry.version} />}
        </div>
        {refusal && <Refusal words={refusal} />}
      </ProblemContext>
    </FormContext>
  );
}

/** Saves on Ctrl+S and Command+S, wherever focus is, except during composition in an IME. */
function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (isComposing(event)) return;
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      latest.current();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Moves focus to the field that the address names after its #, once the form is there. */
function useFieldOfAddress(): void {
  useEffect(() => {
    const path = nameInFragment(location.hash);
    if (path !== '') goToField(path);
  }, []);
}

interface TwoVersionsProps {
  title: string;
  lede: string;
  differences: readonly Difference[];
  mineLabel: string;
  theirsLabel: string;
  onMine: () => void;
  onTheirs: () => void;
}

/**
 * Two versions of an entry, field by field, and the choice between them. Neither is lost before
 * somebody has chosen.
 */
function TwoVersions(props: TwoVersionsProps) {
  const { title, lede, differences, mineLabel, theirsLabel, onMine, onTheirs } = props;
  return (
    <Panel id="two-versions" title={title} tone="question" takesFocus>
      <p>{lede}</p>
      {differences.map(({ label, mine, theirs }) => (
        <div key={label} className={styles.pair}>
          <h3>{label}</h3>
          <dl className="stack gap-y-2 gap-x-4">
            <div>
              <dt>What you typed</dt>
              <dd>{mine}</dd>
            </div>
            <div>
              <dt>What is in the file</dt>
              <dd>{theirs}</dd>
            </div>
          </dl>
        </div>
      ))}
      <ButtonRow>
        <Button onClick={onMine}>{mineLabel}</Button>
        <Button tone="ghost" onClick={onTheirs}>
          {theirsLabel}
        </Button>
      </ButtonRow>
    </Panel>
  );
}
