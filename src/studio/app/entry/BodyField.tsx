import { useContext } from 'react';
import { describedBy, Field } from '#ui/field/Field.tsx';
import { bodyField, countWords } from '../form/field-words.ts';
import { fieldId, ProblemContext, problemWords, useProblems } from '../form/form-context.ts';
import styles from './entry.module.css';

interface Props {
  label: string;
  body: string;
  onWrite: (body: string) => void;
}

/** The Markdown below the fields, as plain text: so it stays exactly as written. */
export function BodyField({ label, body, onWrite }: Props) {
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
export function SourceField({
  source,
  onWrite,
}: {
  source: string;
  onWrite: (source: string) => void;
}) {
  const { all: problems } = useContext(ProblemContext);
  const id = fieldId('source');
  return (
    <section aria-labelledby="part-source" className={styles.part}>
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
