import { useContext, useRef, useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { type Cut, type Focus, shownPart, wholeOf } from '../../cut.ts';
import type { WaitingFile, WaitingPicture } from '../../protocol.ts';
import { sizeProblem } from '../../upload-rules.ts';
import { CutDialog } from '../files/CutDialog.tsx';
import { PictureShapes, shapesOf } from '../files/PictureShapes.tsx';
import { UploadField } from '../files/UploadField.tsx';
import { waitingAddress } from '../files/upload.ts';
import { useUpload } from '../files/use-upload.ts';
import { pictureAddress } from '../requests.ts';
import type { RowProps } from './FieldRow.tsx';
import { formHint } from './field-hint.ts';
import styles from './form.module.css';
import { fieldId, ProblemContext, UploadContext, useForm, useProblems } from './form-context.ts';
import { valueAt } from './values.ts';

/**
 * A picture beside the entry: a view of it as it is saved or as it waits, an input that takes
 * another one, and the tool that cuts it.
 */
export function PictureField({ field, value, path, label = field.label }: RowProps) {
  const { kind, id, valueAt: draftValue, change, setUpload } = useForm();
  const { saved } = useContext(ProblemContext);
  const upload = useContext(UploadContext)[path];
  const { error, onTouch } = useProblems(path, value);
  const [isCutting, setCutting] = useState(false);
  const isPortrait = field.is === 'picture' && field.isPortrait === true;
  const file = typeof value === 'string' && value.startsWith('./') ? value.slice(2) : undefined;
  // By convention: `portraitFocus` beside `portrait` says which part of it must stay in view.
  const focus = focusIn(draftValue(`${path}Focus`));
  const shapes = shapesOf(kind);
  const uploading = useUpload({ kind, id, place: path }, arrive);

  function arrive(arrived: WaitingFile): void {
    const waiting = isPortrait ? cutUpright(arrived, shapes[0]?.ratio ?? 1) : arrived;
    setUpload(path, waiting);
    change(path, `./${id}.${arrived.picture?.isDrawing ? 'svg' : 'jpg'}`);
    announce([`${arrived.name} waits to be saved.`, ...notesOf(waiting.picture)].join(' '));
  }
  function cut(part: Cut | undefined): void {
    setCutting(false);
    if (!upload?.picture) return;
    const { cut: _, ...picture } = upload.picture;
    setUpload(path, { ...upload, picture: part ? { ...picture, cut: part } : picture });
    announce(part ? 'Cut. It waits to be saved.' : 'The whole picture waits to be saved.');
  }
  function takeBack(): void {
    setUpload(path, undefined);
    change(path, valueAt(saved, path));
    announce(`${label} is as it was saved.`);
  }
  /** Begins to cut the picture as it was saved: it waits once more, and nothing else changes. */
  async function cutSaved(): Promise<void> {
    if (!file) return;
    const bytes = await (await fetch(pictureAddress(kind, id, file))).blob();
    setCutting(await uploading.send(new File([bytes], file)));
  }
  const picture = upload?.picture;
  const src = usePictureAddress(upload, file && pictureAddress(kind, id, file));
  const waitingCut = picture && (picture.cut ?? wholeOf(picture));
  const problem = waitingCut && !picture.isDrawing && sizeProblem(waitingCut, isPortrait);
  const canCut = picture ? !picture.isDrawing : file !== undefined && !file.endsWith('.svg');
  return (
    <div className={`row gap-y-4 gap-x-4 ${styles.picture}`}>
      {picture && src && waitingCut && (
        <PictureShapes src={src} picture={picture} cut={waitingCut} focus={focus} shapes={shapes} />
      )}
      {!picture && src && <img src={src} alt={`${label} as it is now`} data-focus={focus} />}
      <UploadField
        id={fieldId(path)}
        label={label}
        optional={field.optional ? 'optional' : undefined}
        hint={
          <>
            {formHint(field)}
            <span className={styles.length}>{nowWords(upload, file)}</span>
          </>
        }
        error={error}
        accept="image/*,.svg"
        upload={upload}
        notes={notesOf(picture)}
        problems={problem ? [problem] : []}
        uploading={uploading}
        onTakeBack={takeBack}
        onTouch={onTouch}
      >
        {canCut && (
          <Button
            tone="ghost"
            size="small"
            onClick={() => (picture ? setCutting(true) : cutSaved())}
          >
            Cut {label}
          </Button>
        )}
        {field.optional && file && upload === undefined && (
          <Button
            tone="ghost"
            size="small"
            onClick={() => {
              setUpload(path, null);
              change(path, undefined);
            }}
          >
            Remove {label}
          </Button>
        )}
      </UploadField>
      {isCutting && picture && src && (
        <CutDialog
          src={src}
          picture={picture}
          isPortrait={isPortrait}
          focus={focus}
          shapes={shapes}
          onCut={cut}
          onClose={() => setCutting(false)}
        />
      )}
    </div>
  );
}

/**
 * The address at which a picture is shown. A saved picture may have the name of the one before it,
 * so its address also names the last one that waited, and the browser loads it anew.
 */
function usePictureAddress(upload: WaitingFile | null | undefined, saved: string | undefined) {
  const lastToken = useRef('');
  if (upload) lastToken.current = upload.token;
  if (upload) return waitingAddress(upload.token);
  return saved && `${saved}&after=${lastToken.current}`;
}

/** A waiting portrait that is wider than high, cut upright; others as they are. */
function cutUpright(waiting: WaitingFile, ratio: number): WaitingFile {
  const { picture } = waiting;
  if (!picture || picture.isDrawing || picture.height >= picture.width) return waiting;
  return { ...waiting, picture: { ...picture, cut: shownPart(wholeOf(picture), ratio) } };
}

function notesOf(picture: WaitingPicture | undefined): string[] {
  if (!picture) return [];
  const { cut, hadLocation } = picture;
  return [
    ...(cut ? [`Cut to ${cut.width} × ${cut.height}.`] : []),
    ...(hadLocation ? ['Where it was taken will not be in what is saved.'] : []),
  ];
}

function nowWords(upload: WaitingFile | null | undefined, file: string | undefined): string {
  if (upload) return 'Nothing is changed before you save';
  return file ? `Now ${file}` : 'None yet';
}

function focusIn(value: unknown): Focus {
  const all: readonly Focus[] = ['top', 'center', 'bottom', 'left', 'right'];
  return all.find((focus) => focus === value) ?? 'center';
}
