import type { ReactNode } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { bodyField } from '../form/field-words.ts';
import { GroupFields } from '../form/GroupField.tsx';
import { bodyLabelOf, partsOf } from '../form/parts.ts';
import { fieldsIn, type GroupLike } from '../form/values.ts';
import { BodyField, SourceField } from './BodyField.tsx';
import styles from './entry.module.css';
import { FilesPanel, filesPart } from './FilesPanel.tsx';
import { HeadingLink } from './jump-links.tsx';
import type { Editor, State } from './use-entry.ts';

interface Props {
  editor: Editor;
  state: State;
  /** What comes below the form. */
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
        <ul role="list">
          {headings.map(({ id, title }) => (
            <li key={id}>
              <HeadingLink id={id}>{title}</HeadingLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.form}>
        {parts.map(({ id, title, keys }) => (
          <section key={id} aria-labelledby={id} className={styles.part}>
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
    <div className={styles.saveBar}>
      <Button onClick={editor.save} aria-keyshortcuts="Control+S Meta+S">
        Save
      </Button>
      <span className={styles.status}>{status}</span>
      {problems.length > 0 && <HeadingLink id="to-fix">{problems.length} to fix</HeadingLink>}
    </div>
  );
}
