import { useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import type { EntryKey, LoadedEntry } from '../../protocol.ts';
import { InputField } from '../Page.tsx';
import { fileAddress, removeFile, saveFile, wordsOfRefusal } from '../requests.ts';
import styles from './entry.module.css';

/** The heading of the part of the form with the files, and its id. */
export const filesPart = { id: 'part-files', title: 'Recordings and files' };

interface Props {
  entry: EntryKey;
  files: LoadedEntry['files'];
  /** Called after a file was sent or removed. */
  onSaved: () => void;
}

/**
 * The recordings, captions and clips beside an entry: each with its size, a field that sends
 * another file, and a button that removes it.
 */
export function FilesPanel({ entry, files, onSaved }: Props) {
  return (
    <section aria-labelledby={filesPart.id} className={`stack gap-y-5 gap-x-4 ${styles.part}`}>
      <h2 id={filesPart.id} tabIndex={-1}>
        {filesPart.title}
      </h2>
      {files.map((file) => (
        <BesideFile key={file.ending} entry={entry} file={file} onSaved={onSaved} />
      ))}
    </section>
  );
}

interface BesideFileProps extends Omit<Props, 'files'> {
  file: Props['files'][number];
}

function BesideFile({ entry, file, onSaved }: BesideFileProps) {
  const [refusal, setRefusal] = useState<string>();
  const { label, name, ending, size } = file;
  const id = `file-${ending}`;

  /** Makes a change, and announces the sentence that it returns or why it was refused. */
  async function send(change: () => Promise<string>) {
    try {
      const sentence = await change();
      setRefusal(undefined);
      announce(sentence);
      onSaved();
    } catch (reason) {
      setRefusal(wordsOfRefusal(reason));
      announce(wordsOfRefusal(reason), 'assertive');
    }
  }
  function choose(chosen: File | undefined) {
    if (chosen) send(async () => `${(await saveFile(entry, ending, chosen)).name} kept`);
  }
  function remove() {
    send(async () => {
      await removeFile(entry, ending);
      document.getElementById(id)?.focus();
      return `${name} removed`;
    });
  }
  return (
    <div className={`stack start gap-y-2 ${styles.file}`}>
      <InputField
        id={id}
        label={label}
        hint={
          size === null ? (
            `${name}: none yet`
          ) : (
            <>
              <a href={fileAddress(entry.kind, entry.id, name)}>{name}</a>, {Math.ceil(size / 1000)}{' '}
              kB
            </>
          )
        }
        error={refusal}
        type="file"
        accept={`.${ending}`}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {size !== null && (
        <Button tone="ghost" size="small" onClick={remove}>
          Remove {name}
        </Button>
      )}
    </div>
  );
}
