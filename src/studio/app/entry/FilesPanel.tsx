import { useContext } from 'react';
import { problemSentence } from '#check/problem.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { fileFieldId } from '../../file-fields.ts';
import type { BesideFile, EntryKey, Uploads, WaitingFile } from '../../protocol.ts';
import { megabytes } from '../../upload-rules.ts';
import { UploadField } from '../files/UploadField.tsx';
import { useUpload } from '../files/use-upload.ts';
import { UploadContext, useForm, useProblemContext } from '../form/form-context.ts';
import { fileAddress } from '../requests.ts';
import styles from './entry.module.css';
import { problemsOfFile } from './problem-places.ts';

/** The heading of the part of the form with the files, and its id. */
export const filesPart = { id: 'part-files', title: 'Recordings and files' };

interface Props {
  entry: EntryKey;
  files: readonly BesideFile[];
  /** The field `kind` of the draft: whether a story is heard or seen. */
  storyKind: unknown;
}

/**
 * The recordings, captions and clips beside an entry: each with its size, a field that takes
 * another file, and a button that removes it. All of it waits for *Save*, as words do.
 */
export function FilesPanel({ entry, files, storyKind }: Props) {
  const uploads = useContext(UploadContext);
  const shown = files.filter((file) => isPlace(file, storyKind) || isThere(file, uploads));
  return (
    <section aria-labelledby={filesPart.id} className={`stack gap-y-5 gap-x-4 ${styles.part}`}>
      <h2 id={filesPart.id} tabIndex={-1}>
        {filesPart.title}
      </h2>
      {shown.map((file) => (
        <FileRow
          key={file.ending}
          entry={entry}
          file={file}
          isNeedless={!isPlace(file, storyKind)}
        />
      ))}
    </section>
  );
}

/** Whether a story of a kind, heard or seen, has a place for a file; every clip has. */
function isPlace({ of }: BesideFile, storyKind: unknown): boolean {
  return of === undefined || of === (storyKind === 'video' ? 'video' : 'audio');
}

/** Whether there is a file to be removed, or one that waits. */
function isThere({ size, ending }: BesideFile, uploads: Uploads): boolean {
  return size !== null || uploads[`.${ending}`] !== undefined;
}

interface FileRowProps {
  entry: EntryKey;
  file: BesideFile;
  /** Whether the story has no place for it, because it is of the other kind. */
  isNeedless: boolean;
}

function FileRow({ entry, file, isNeedless }: FileRowProps) {
  const { kind, id } = entry;
  const { label, name, ending, size } = file;
  const { setUpload } = useForm();
  const uploads = useContext(UploadContext);
  const place = `.${ending}`;
  const upload = uploads[place];
  const beside = companionToken(uploads, ending);
  const inputId = fileFieldId(ending);
  const { all } = useProblemContext();
  const problems = problemsOfFile(all, name).map(problemSentence).join(' ');
  const uploading = useUpload({ kind, id, place, beside }, (arrived) => {
    setUpload(place, arrived);
    announce(arrivalWords(arrived));
  });
  return (
    <UploadField
      id={inputId}
      label={label}
      hint={
        size === null ? (
          `${name}: none yet`
        ) : (
          <>
            Now <a href={fileAddress(kind, id, name)}>{name}</a>, {megabytes(size)}
            {isNeedless && `. ${needlessWords[file.of ?? 'audio']}`}
          </>
        )
      }
      error={problems || undefined}
      accept={acceptedBy[ending] ?? `.${ending}`}
      upload={upload}
      notes={upload?.peaks ? ['Its waveform was measured and is saved with it.'] : []}
      uploading={uploading}
      onTakeBack={() => {
        setUpload(place, undefined);
        announce(`${label} is as it was saved.`);
      }}
    >
      {size !== null && upload === undefined && (
        <RemoveButton
          name={name}
          onRemove={() => {
            setUpload(place, null);
            announce(`${name} is removed when you save.`);
            document.getElementById(inputId)?.focus();
          }}
        />
      )}
    </UploadField>
  );
}

/** The sentences on a file that is only of the other kind of story. */
const needlessWords = {
  audio: 'This story is seen, so nobody hears it: remove it.',
  video: 'This story is heard, so nobody sees it: remove it.',
} as const;

/** The files that the chooser offers first. Others can be chosen, and are answered with words. */
const acceptedBy: Readonly<Record<string, string>> = {
  m4a: 'audio/*,.m4a',
  opus: 'audio/*,.opus,.ogg',
  mp4: 'video/*,.mp4',
  webm: 'video/*,.webm',
  vtt: '.vtt,.srt,text/vtt,text/plain',
  jpg: 'image/*',
};

/** The token of the waiting file that must fit this one: captions and their recording. */
function companionToken(uploads: Uploads, ending: string): string | undefined {
  const place = ending === 'vtt' ? ['.m4a', '.mp4'] : ['.vtt'];
  return place.map((one) => uploads[one]?.token).find((token) => token !== undefined);
}

function arrivalWords({ name, note, problems }: WaitingFile): string {
  return [`${name} waits to be saved.`, ...(note ? [note] : []), ...problems].join(' ');
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button tone="ghost" size="small" onClick={onRemove}>
      Remove {name}
    </Button>
  );
}
