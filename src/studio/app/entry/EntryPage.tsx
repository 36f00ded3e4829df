import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nameInFragment } from '#ui/fragment/fragment.ts';
import { isComposing } from '#ui/keys/composing.ts';
import type { EntryKey } from '../../protocol.ts';
import { Link } from '../address.tsx';
import { FormContext, ProblemContext, UploadContext } from '../form/form-context.ts';
import { ClashPanel } from '../merge/ClashPanel.tsx';
import { DraftQuestion } from '../merge/DraftQuestion.tsx';
import { Page, Panel, useLoaded, Waiting } from '../Page.tsx';
import { loadKinds } from '../requests.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryNotices } from './EntryNotices.tsx';
import styles from './entry.module.css';
import { goToField } from './jump-links.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { Preview } from './Preview.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { RulesOfChange } from './RulesOfChange.tsx';
import { selectWords } from './select-words.ts';
import { useEntry } from './use-entry.ts';

/** The screen of one entry: its form, its problems, and the page of the site that shows it. */
export function EntryPage({ kind, id }: EntryKey) {
  const { value: kinds, again: loadKindsAgain } = useLoaded('kinds', loadKinds);
  const summary = kinds?.find(({ name }) => name === kind);
  const newName = new URLSearchParams(location.search).get('name') ?? undefined;
  const editor = useEntry({ kind, id }, newName);
  function tryAgain() {
    loadKindsAgain();
    editor.loadAgain();
  }
  const { entry } = editor.state ?? {};
  const isNew = entry?.version === null;
  const title = (isNew ? newName : entry?.title) ?? entry?.title ?? newName ?? id;
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
          hint={summary?.hint ?? ''}
        />
      ) : (
        <Waiting refusal={editor.refusal} onAgain={tryAgain} />
      )}
    </Page>
  );
}

/**
 * An entry that is loaded; where two versions of it exist, the choice between them comes first.
 * `hint` says what such an entry is and where it is shown.
 */
function OpenEntry({ hint, ...props }: ComponentProps<typeof EntryForm> & { hint: string }) {
  const { editor, state } = props;
  const { entry, written, problems, storedDraft, clash, checkRefusal } = state;
  const refusal = state.refusal ?? checkRefusal;
  const { change, valueAt, save, setUpload } = editor;
  const { kind, id, targets } = entry;
  const wiring = useMemo(
    () => ({
      kind,
      id,
      change,
      valueAt,
      targets,
      setUpload,
    }),
    [kind, id, change, valueAt, targets, setUpload],
  );
  const saved = entry.version === null ? undefined : entry.data;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = useCallback(
    (path: string) =>
      setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
    [],
  );
  const problemContext = useMemo(
    () => ({ all: problems, saved, touched, touch }),
    [problems, saved, touched, touch],
  );
  useSaveKeys(save);
  useFieldOfAddress(!storedDraft && !clash);

  if (entry.encodingWords !== undefined)
    return (
      <Panel id="encoding" title="This file cannot be edited here" tone="problem">
        <p>{entry.encodingWords}</p>
      </Panel>
    );
  if (storedDraft) return <DraftQuestion editor={editor} entry={entry} draft={storedDraft} />;
  if (clash) return <ClashPanel key={clash.is} editor={editor} clash={clash} refusal={refusal} />;
  return (
    <FormContext value={wiring}>
      <ProblemContext value={problemContext}>
        <UploadContext value={written.uploads ?? noUploads}>
          <EntryNotices editor={editor} state={state} />
          <ProblemSummary editor={editor} state={state} />
          <RulesOfChange editor={editor} state={state} />
          <div className={`stack gap-y-6 gap-x-6 ${styles.desk}`} data-preview="">
            <EntryForm {...props} />
            {kind === 'letters' ? (
              <LetterPreview id={id} words={written.data} />
            ) : (
              <Preview entry={entry} problems={problems.length} hint={hint} />
            )}
          </div>
        </UploadContext>
      </ProblemContext>
    </FormContext>
  );
}

/** The same object for every draft without uploads, so that fields are not rendered again. */
const noUploads = {};

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

/**
 * Moves focus to the field that the address names after its #, once the form is there, and selects
 * the words that it names as `find`.
 */
function useFieldOfAddress(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const go = () => {
      const path = nameInFragment(location.hash);
      if (path === '') return;
      goToField(path);
      selectWords(new URLSearchParams(location.search).get('find') ?? '');
    };
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, [isShown]);
}
