import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Field, notesId } from '#ui/field/Field.tsx';
import type { WaitingFile } from '../../protocol.ts';
import { type FileRefusal, megabytes } from '../../upload-rules.ts';
import styles from './files.module.css';
import type { useUpload } from './use-upload.ts';

interface Props {
  id: string;
  label: string;
  optional?: string | undefined;
  hint: ReactNode;
  /** The problems of its field, in one text. */
  error?: string | undefined;
  accept: string;
  /** The file that waits in this place; null where what is there is removed at the next save. */
  upload: WaitingFile | null | undefined;
  /** Sentences about what waits, beside those that came with it. */
  notes?: readonly string[];
  problems?: readonly string[];
  uploading: ReturnType<typeof useUpload>;
  /** Puts the place back as it was saved. */
  onTakeBack: () => void;
  onTouch?: () => void;
  /** Further buttons, such as the one that cuts a picture. */
  children?: ReactNode;
}

/**
 * The input of a file beside an entry, with what happens to a file from its choice until it is
 * saved: it is looked at, sent, and waits with the words of the draft.
 */
export function UploadField(props: Props) {
  const { id, label, optional, hint, error, accept, upload, uploading, children } = props;
  const { notes = [], problems = [], onTakeBack, onTouch } = props;
  const { state, send, cancel } = uploading;
  const input = useRef<HTMLInputElement>(null);
  const refusal = 'refusal' in state ? state.refusal : undefined;
  const hasError = refusal !== undefined || error !== undefined;

  /** Goes on in the input, from which a button is about to go away. */
  function backToInput(): void {
    if (input.current) input.current.value = '';
    input.current?.focus();
  }
  return (
    <div className={`stack start gap-y-2 ${styles.upload}`}>
      <Field
        id={id}
        label={label}
        optional={optional}
        hint={hint}
        error={hasError ? <ErrorWords refusal={refusal} error={error} /> : undefined}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          aria-invalid={hasError}
          aria-describedby={notesId(id)}
          onBlur={onTouch}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) send(file);
          }}
        />
      </Field>
      {state.step === 'sending' && (
        <div className={`row gap-y-2 gap-x-3 ${styles.sending}`}>
          <label className="small" htmlFor={`${id}-progress`}>
            Uploading {state.name}: {state.percent}%
          </label>
          <progress id={`${id}-progress`} max={100} value={state.percent} />
          <Button
            tone="ghost"
            size="small"
            onClick={() => {
              cancel();
              backToInput();
            }}
          >
            Cancel the upload
          </Button>
        </div>
      )}
      {state.step === 'failed' && (
        <Button
          tone="ghost"
          size="small"
          onClick={() => {
            send(state.file);
            input.current?.focus();
          }}
        >
          Try again
        </Button>
      )}
      {upload && <WaitingWords upload={upload} notes={notes} problems={problems} />}
      {upload === null && <p className="small semibold">It is removed when you save.</p>}
      {(upload !== undefined || children) && (
        <div className="row gap-y-2 gap-x-3">
          {children}
          {upload !== undefined && (
            <Button
              tone="ghost"
              size="small"
              onClick={() => {
                onTakeBack();
                backToInput();
              }}
            >
              Leave it as it was<span className="visually-hidden"> {label}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The problem of a field or a file, and the ways to make it right, a line each. */
function ErrorWords({
  refusal,
  error,
}: {
  refusal: FileRefusal | undefined;
  error?: string | undefined;
}) {
  return (
    <>
      {refusal?.words}
      {refusal?.steps.map((step) => (
        <span key={step} className={styles.step}>
          {step}
        </span>
      ))}
      {refusal && error && ' '}
      {error}
    </>
  );
}

function WaitingWords({
  upload,
  notes,
  problems,
}: {
  upload: WaitingFile;
  notes: readonly string[];
  problems: readonly string[];
}) {
  const said = [...(upload.note ? [upload.note] : []), ...notes];
  return (
    <div className={`small ${styles.waiting}`}>
      <p>
        <strong>Waits to be saved:</strong> {upload.name}, {factsOf(upload)}.
      </p>
      {said.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {[...upload.problems, ...problems].map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
    </div>
  );
}

/** "3 min 12 s, 2.4 MB" of a recording, "3000 × 4000, 2.4 MB" of a picture. */
function factsOf({ picture, seconds, size }: WaitingFile): string {
  const facts = [
    picture && !picture.isDrawing && `${picture.width} × ${picture.height}`,
    seconds !== undefined && lengthWords(seconds),
    megabytes(size),
  ];
  return facts.filter(Boolean).join(', ');
}

/** "12 s", "3 min 12 s". */
export function lengthWords(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
}
