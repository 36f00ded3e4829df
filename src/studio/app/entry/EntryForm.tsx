import { useContext, useMemo, useState } from 'react';
import { fileSentence, problemSentence, stopping } from '#check/problem.ts';
import { bodyField, fieldsIn } from '#content/form-walk.ts';
import { wordCount } from '#content/word-count.ts';
import { clockLabel } from '#site/time/labels.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field, notesId } from '#ui/field/Field.tsx';
import { bodyHintOf, bodyLabelOf } from '../../body-label.ts';
import { goTo, Link } from '../address.tsx';
import { useIsUploading } from '../files/running-uploads.ts';
import {
  fieldId,
  isQuietProblem,
  ProblemContext,
  useProblemContext,
  useProblems,
} from '../form/form-context.ts';
import { GroupFields } from '../form/GroupField.tsx';
import { formParts } from '../form/parts.ts';
import type { GroupLike } from '../form/values.ts';
import { Confirm, Refusal } from '../Page.tsx';
import { deleteEntry, wordsOfRefusal } from '../requests.ts';
import { DraftMark } from './DraftMark.tsx';
import styles from './entry.module.css';
import { FilesPanel, filesPart } from './FilesPanel.tsx';
import { HeadingLink } from './jump-links.tsx';
import { type Editor, inOthersWords, type State, waitsForUpload } from './use-entry.ts';

interface Props {
  editor: Editor;
  state: State;
  title: string;
  /** Whether entries of its kind can be deleted; the words of a page cannot. */
  canDelete: boolean;
}

/**
 * The form of an entry: links to its parts, the parts, the buttons that restore and delete it, and
 * the bar that saves.
 */
export function EntryForm(props: Props) {
  const { editor, state } = props;
  const { entry, written } = state;
  const { kind, files } = entry;
  const { data, body, source } = written;
  const form = entry.form as GroupLike;
  const isReadable = source === undefined;
  const parts = isReadable ? formParts(kind, fieldsIn(form, data), entry.format === 'md') : [];
  const headings = [...parts, ...(files.length > 0 ? [filesPart] : [])];
  return (
    <>
      <nav aria-label="On this page" className={styles.jump}>
        <ul role="list" className="row gap-x-4">
          {headings.map(({ id, title }) => (
            <li key={id}>
              <HeadingLink id={id}>{title}</HeadingLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`stack gap-y-7 ${styles.form}`}>
        {parts.map(({ id, title, keys }) => (
          <section key={id} aria-labelledby={id} className={`stack gap-y-5 gap-x-4 ${styles.part}`}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <GroupFields field={form} value={data} path="" keys={keys} titledBy={title} />
            {keys.includes(bodyField) && (
              <BodyField kind={kind} body={body} onWrite={editor.writeBody} />
            )}
          </section>
        ))}
        {!isReadable && <SourceField source={source} onWrite={editor.writeSource} />}
        {files.length > 0 && <FilesPanel entry={entry} files={files} storyKind={data['kind']} />}
        {props.canDelete && isReadable && <DraftMark editor={editor} state={state} />}
        <EntryActions {...props} />
        <SaveBar editor={editor} state={state} />
      </div>
    </>
  );
}

function SaveBar({ editor, state }: Pick<Props, 'editor' | 'state'>) {
  const { written, isSaving, wasSaved, entry, problemsInOthers } = state;
  const refusal = state.refusal ?? state.checkRefusal;
  const problems = stopping(state.problems);
  const context = useProblemContext();
  const isUploading = useIsUploading();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version was saved at its moment.
  const savedAt = useMemo(() => new Date(), [wasSaved, entry.version]);
  const toFix = problems.filter((problem) => !isQuietProblem(context, problem, written.data));
  let status = wasSaved ? `Saved at ${timeLabel(savedAt)}` : undefined;
  if (editor.isDirty) status = 'Not saved yet';
  if (isSaving) status = isUploading ? waitsForUpload : 'Saving …';
  return (
    <div className={`cluster gap-y-2 gap-x-4 ${styles.saveBar}`}>
      {refusal && <Refusal words={refusal} />}
      <Button onClick={editor.save} aria-keyshortcuts="Control+S Meta+S">
        Save
      </Button>
      <span className="quiet small">{status}</span>
      {toFix.length > 0 && <HeadingLink id="to-fix">{toFix.length} to fix</HeadingLink>}
      {problemsInOthers.length > 0 && (
        <HeadingLink id="to-fix-in-others">{inOthersWords(problemsInOthers)}</HeadingLink>
      )}
      {wasSaved && !editor.isDirty && toFix.length === 0 && (
        <Link href="/publish">Go on to publish</Link>
      )}
    </div>
  );
}

/** "3:30 PM" on the clock of this computer. */
function timeLabel(moment: Date): string {
  const digits = [moment.getHours(), moment.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return clockLabel(digits.join(':'));
}

interface BodyFieldProps {
  kind: string;
  body: string;
  onWrite: (body: string) => void;
}

/** The Markdown below the fields, edited as plain text, so that it stays exactly as written. */
function BodyField({ kind, body, onWrite }: BodyFieldProps) {
  const { problems, onTouch } = useProblems(bodyField, body);
  const id = fieldId(bodyField);
  const error = problems
    .map(
      (problem) =>
        (problem.found === 'nothing' ? '' : `“${problem.found}”: `) + problemSentence(problem),
    )
    .join(' ');
  return (
    <Field
      id={id}
      label={bodyLabelOf(kind)}
      hint={
        <>
          {bodyHintOf(kind)}
          <span className={styles.length}>{wordCount(body)} words</span>
        </>
      }
      error={error || undefined}
    >
      <textarea
        id={id}
        className={styles.body}
        rows={16}
        value={body}
        aria-describedby={notesId(id)}
        aria-invalid={error !== ''}
        onBlur={onTouch}
        onChange={({ target }) => onWrite(target.value)}
      />
    </Field>
  );
}

/**
 * The whole text of a file that cannot be read as fields. It is mended here, and the form comes
 * back once it is saved.
 */
function SourceField({ source, onWrite }: { source: string; onWrite: (source: string) => void }) {
  const { all: problems } = useContext(ProblemContext);
  const id = fieldId('source');
  return (
    <section aria-labelledby="part-source" className={`stack gap-y-5 gap-x-4 ${styles.part}`}>
      <h2 id="part-source" tabIndex={-1}>
        The file cannot be read
      </h2>
      <Field
        id={id}
        label="Text of the file"
        hint="Fix what is named, then save: the form comes back."
        error={
          problems.map((problem) => `Line ${problem.line}: ${fileSentence(problem)}`).join(' ') ||
          undefined
        }
      >
        <textarea
          id={id}
          className={styles.source}
          rows={24}
          spellCheck={false}
          value={source}
          aria-describedby={notesId(id)}
          aria-invalid={problems.length > 0}
          onChange={({ target }) => onWrite(target.value)}
        />
      </Field>
    </section>
  );
}

/** The buttons that put an entry back as published, or delete it. Each asks first. */
function EntryActions({ editor, state, title, canDelete }: Props) {
  const { kind, id, version, published } = state.entry;
  const [question, setQuestion] = useState<'restore' | 'delete'>();
  const [refusal, setRefusal] = useState<string>();
  const close = () => setQuestion(undefined);

  async function remove() {
    try {
      // A new entry has no file; it is only left.
      if (version !== null) await deleteEntry({ kind, id });
      editor.forget();
      close();
      goTo('/');
      announce(`${title} deleted`);
    } catch (reason) {
      setRefusal(wordsOfRefusal(reason));
    }
  }
  return (
    <div className="row gap-y-3 gap-x-3">
      {published !== null && (
        <Button tone="ghost" size="small" onClick={() => setQuestion('restore')}>
          Put back as published
        </Button>
      )}
      {canDelete && (
        <Button tone="ghost" size="small" onClick={() => setQuestion('delete')}>
          Delete this entry
        </Button>
      )}
      {question === 'restore' && (
        <Confirm
          title="Put back as published?"
          yes="Put back"
          onYes={() => {
            close();
            editor.restore();
          }}
          onClose={close}
        >
          <p>
            “{title}” becomes what visitors see now. What you only typed since is gone; what you
            saved, “See what changes” can bring back.
          </p>
        </Confirm>
      )}
      {question === 'delete' && (
        <Confirm title={`Delete “${title}”?`} yes="Delete" onYes={remove} onClose={close}>
          <p>It goes with its pictures and recordings. “See what changes” can bring them back.</p>
          {refusal && <p role="alert">{refusal}</p>}
        </Confirm>
      )}
    </div>
  );
}
