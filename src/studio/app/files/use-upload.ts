import { useEffect, useRef, useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import type { WaitingFile } from '../../protocol.ts';
import {
  type FileRefusal,
  type PlaceType,
  placeType,
  refusalSentence,
} from '../../upload-rules.ts';
import { Refused } from '../requests.ts';
import { lookAtFile } from './look-at-file.ts';
import { measurePeaks } from './peaks.ts';
import { beginUpload, endUpload } from './running-uploads.ts';
import { Canceled, giveUpFiles, type UploadTarget, uploadFile } from './upload.ts';

/** The state of choosing a file, from the choice until it waits. */
export type UploadState =
  | { step: 'none' }
  | { step: 'sending'; name: string; percent: number }
  | { step: 'refused'; refusal: FileRefusal }
  /** The studio did not answer; the file can be sent again. */
  | { step: 'failed'; refusal: FileRefusal; file: File };

const brokenOff: FileRefusal = {
  words: 'The upload broke off. What you typed is kept here.',
  steps: ['Look whether “npm run studio” still runs, then try again.'],
};

/**
 * Looks at files that are chosen for a place, sends them to the studio and hands the waiting file
 * to `onArrived`. One at a time: the next choice stops the one before.
 */
export function useUpload(target: UploadTarget, onArrived: (file: WaitingFile) => void) {
  const [state, setState] = useState<UploadState>({ step: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Sends a file; resolves to whether it waits now. */
  async function send(file: File): Promise<boolean> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    beginUpload(controller, file.name);
    try {
      return await sendAs(file, controller.signal);
    } finally {
      endUpload(controller);
    }
  }

  async function sendAs(file: File, signal: AbortSignal): Promise<boolean> {
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    const refuse = (next: Extract<UploadState, { refusal: FileRefusal }>) => {
      if (signal.aborted) return;
      setState(next);
      announce(refusalSentence(next.refusal), 'assertive');
    };
    const type = placeType(target.place) ?? 'picture';
    show({ step: 'sending', name: file.name, percent: 0 });
    const refusal = await lookAtFile(file, type, target.kind);
    if (refusal) {
      refuse({ step: 'refused', refusal });
      return false;
    }
    try {
      const peaks = hasPeaks(target, type) ? measurePeaks(file) : undefined;
      const report = (percent: number) => show({ step: 'sending', name: file.name, percent });
      const arrived = await uploadFile(target, file, report, signal);
      const waiting = await withPeaks(arrived, peaks);
      if (signal.aborted) {
        giveUpFiles([waiting.token]);
        return false;
      }
      setState({ step: 'none' });
      onArrived(waiting);
      return true;
    } catch (reason) {
      if (reason instanceof Canceled) return false;
      if (reason instanceof Refused) {
        refuse({ step: 'refused', refusal: { words: reason.message, steps: reason.steps } });
      } else refuse({ step: 'failed', refusal: brokenOff, file });
      return false;
    }
  }

  return {
    state,
    send,
    /** Stops what is on its way and takes refusals back. */
    cancel() {
      running.current?.abort();
      setState({ step: 'none' });
    },
  };
}

/** Whether the player draws the waveform of this recording: the main one of a story. */
function hasPeaks({ kind }: UploadTarget, type: PlaceType): boolean {
  return kind === 'stories' && (type === 'm4a' || type === 'mp4');
}

async function withPeaks(
  file: WaitingFile,
  measured: Promise<number[] | undefined> | undefined,
): Promise<WaitingFile> {
  if (!measured) return file;
  const peaks = await measured;
  return peaks ? { ...file, peaks } : { ...file, note: noWaveform };
}

const noWaveform =
  'This browser cannot measure its waveform; the player will show an even line. Another browser may.';
