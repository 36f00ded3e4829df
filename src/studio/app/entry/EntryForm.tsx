import { type ReactNode, useContext } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { describedBy, Field } from '#ui/field/Field.tsx';
import { bodyField, countWords } from '../form/field-words.ts';
import { fieldId, ProblemContext, problemWords, useProblems } from '../form/form-context.ts';
import { GroupFields } from '../form/GroupField.tsx';
import { bodyLabelOf, partsOf } from '../form/parts.ts';
import { fieldsIn, type GroupLike } from '../form/values.ts';
import styles from './entry.module.css';
import { FilesPanel, filesPart } from './FilesPanel.tsx';
import { HeadingLink } from './jump-links.tsx';
import type { Editor, State } from './use-entry.ts';

interface Props {
  editor: Editor;
  state: State;
  children: ReactNode;
}

/** The form of an entry in parts, the list to jump to them, and the bar that saves. */
export function EntryForm({ editor, state, children }: Props) {
  const { entry, written } = state;
  const { kind, files } = entry;
  const { data, body, source } = written;
  const form = entry.form as GroupLike;
  const isReadable = source === undefined;
  const parts = isReadable ? partsOf(kind, fieldsIn(form, data), entry.format === 'md') : [];
  const headings = [...parts, ...(files.length > 0 ? [filesPart] : [])];
  return (
    <>
      <nav aria-label="On this page" className={styles.jump}>
        <ul role="list" className="row cols-4">
          {headings.map(({ id, title }) => (
            <li key={id}>
              <HeadingLink id={id}>{title}</HeadingLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`stack rows-7 ${styles.form}`}>
        {parts.map(({ id, title, keys }) => (
          <section key={id} aria-labelledby={id} className={`stack rows-5 cols-4 ${styles.part}`}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <GroupFields field={form} value={data} path="" keys={keys} titledBy={title} />
            {keys.includes(bodyField) && (
              <BodyField label={bodyLabelOf(kind)} body={body} onWrite={editor.writeBody} />
            )}
          </section>
        ))}
        {!isReadable && <SourceField source={source} onWrite={editor.writeSource} />}
        {files.length > 0 && (
          <FilesPanel entry={entry} files={files} onSaved={editor.lookForFiles} />
        )}
        {children}
        <SaveBar editor={editor} state={state} />
      </div>
    </>
  );
}

function SaveBar({ editor, state }: Omit<Props, 'children'>) {
  const { problems, wasSaved } = state;
  const status = editor.isDirty ? 'Not saved yet' : wasSaved && 'Saved';
  return (
    <div className={`cluster rows-2 cols-4 ${styles.saveBar}`}>
      <Button onClick={editor.save} aria-keyshortcuts="Control+S Meta+S">
        Save
      </Button>
      <span className="quiet small">{status}</span>
      {problems.length > 0 && <HeadingLink id="to-fix">{problems.length} to fix</HeadingLink>}
    </div>
  );
}

interface BodyFieldProps {
  label: string;
  body: string;
  onWrite: (body: string) => void;
}

/** The Markdown below the fields, as plain text: so it stays exactly as written. */
function BodyField({ label, body, onWrite }: BodyFieldProps) {
  const { problems, onTouch } = useProblems(bodyField, body);
  const id = fieldId(bodyField);
  const error = problems
    .map(
      (problem) =>
        (problem.found === 'nothing' ? '' : `“${problem.found}”: `) + problemWords(problem),
    )
    .join(' ');
  return (
    <Field
      id={id}
      label={label}
      hint={
        <>
          Markdown: an empty line between paragraphs, “## ” before a heading, “- ” before a list
          entry, [words](/stories) for a link.
          <span className={styles.length}>{countWords(body)} words</span>
        </>
      }
      error={error || undefined}
    >
      <textarea
        id={id}
        className={styles.body}
        rows={16}
        value={body}
        aria-describedby={describedBy(id)}
        aria-invalid={error !== ''}
        onBlur={onTouch}
        onChange={({ target }) => onWrite(target.value)}
      />
    </Field>
  );
}

/** The text of a file that cannot be read as fields: it is fixed here, and the form is there once it is saved. */
function SourceField({ source, onWrite }: { source: string; onWrite: (source: string) => void }) {
  const { all: problems } = useContext(ProblemContext);
  const id = fieldId('source');
  return (
    <section aria-labelledby="part-source" className={`stack rows-5 cols-4 ${styles.part}`}>
      <h2 id="part-source" tabIndex={-1}>
        The file cannot be read
      </h2>
      <Field
        id={id}
        label="Text of the file"
        hint="Fix what is named, then save: the form comes back."
        error={
          problems.map((problem) => `Line ${problem.line}: ${problemWords(problem)}`).join(' ') ||
          undefined
        }
      >
        <textarea
          id={id}
          className={styles.source}
          rows={24}
          spellCheck={false}
          value={source}
          aria-describedby={describedBy(id)}
          aria-invalid={problems.length > 0}
          onChange={({ target }) => onWrite(target.value)}
        />
      </Field>
    </section>
  );
}
