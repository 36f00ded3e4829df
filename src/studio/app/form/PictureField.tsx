import { useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import type { SavedPicture } from '../../protocol.ts';
import { InputField } from '../Page.tsx';
import { fileAddress, wordsOfRefusal } from '../requests.ts';
import type { RowProps } from './FieldRow.tsx';
import { formHint } from './field-hint.ts';
import styles from './form.module.css';
import { fieldId, useForm, useProblems } from './form-context.ts';

/** The result of choosing a file. */
interface Outcome {
  words: string;
  isRefused: boolean;
  /** Counts choices of a file, so that the address of the image changes. */
  attempt: number;
}

/**
 * A picture beside the entry: a small view of it, an input that sends another one, and a sentence
 * on how the server made that fit.
 */
export function PictureField({ field, value, path, label = field.label }: RowProps) {
  const { kind, id, savePicture, valueAt, change } = useForm();
  const { error: checkError, onTouch } = useProblems(path, value);
  const [outcome, setOutcome] = useState<Outcome>();
  const controlId = fieldId(path);
  const file = typeof value === 'string' && value.startsWith('./') ? value.slice(2) : undefined;
  // By convention: `portraitFocus` beside `portrait` says which part of it must stay in view.
  const focus = valueAt(`${path}Focus`);

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const attempt = (outcome?.attempt ?? 0) + 1;
    try {
      const picture = await savePicture(chosen);
      change(path, picture.value);
      setOutcome({ words: pictureWords(picture), isRefused: false, attempt });
      announce(pictureWords(picture));
    } catch (refusal) {
      setOutcome({ words: wordsOfRefusal(refusal), isRefused: true, attempt });
      announce(wordsOfRefusal(refusal), 'assertive');
    }
  }
  const refusal = outcome?.isRefused ? outcome.words : undefined;
  const error = [refusal, checkError].filter(Boolean).join(' ');
  return (
    <div className={`row gap-y-4 gap-x-4 ${styles.picture}`}>
      {file && (
        <img
          // Another picture has the same name: another address makes the browser load it.
          src={`${fileAddress(kind, id, file)}&attempt=${outcome?.attempt ?? 0}`}
          alt={`${label} as it is now`}
          data-focus={typeof focus === 'string' ? focus : 'center'}
        />
      )}
      <InputField
        id={controlId}
        label={label}
        optional={field.optional ? 'optional' : undefined}
        hint={
          <>
            {formHint(field)}
            <span className={styles.length}>{file ? `Now ${file}` : 'None yet'}</span>
            {outcome && !outcome.isRefused && <span className={styles.done}>{outcome.words}</span>}
          </>
        }
        error={error || undefined}
        type="file"
        accept="image/*,.svg"
        onBlur={onTouch}
        onChange={({ target }) => choose(target.files?.[0])}
      />
    </div>
  );
}

/**
 * A sentence on how a picture was made fit: "Made 2080 × 2773, 34 kB. Where it was taken was
 * removed."
 */
function pictureWords({ width, height, size, hadLocation }: SavedPicture): string {
  const made = `Made ${width} × ${height}, ${Math.ceil(size / 1000)} kB.`;
  return hadLocation ? `${made} Where it was taken was removed.` : made;
}
