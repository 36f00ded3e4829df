import { useEffect, useRef, useState } from 'react';
import * as device from '#site/device.ts';
import type { Message } from '#site/mail/mailto.ts';
import { leavesWithin } from '#site/page-signals.ts';
import { announce } from '#ui/announcer/announce.ts';
import { notify } from '#ui/toast/notify.ts';
import { contactWords } from '../contact-words.ts';
import type { LetterWords } from '../letter-words.schema.ts';
import { mailAppId, type WayToSend } from './ways-to-send.ts';

const { composer: words } = contactWords;

/** What the visitor has done so far. */
export type Progress = 'reading' | 'opening' | 'opened' | 'noProgram' | 'copyFailed';

/** The sentence at the top of the composer for each of them. */
export const sentences: Readonly<Record<Progress, string>> = {
  reading: words.lede,
  opening: words.opening,
  opened: words.draftOpened,
  noProgram: words.noProgram,
  copyFailed: words.copyFailed,
};

/**
 * What happened after the last press, and what the controls of the composer do. The sentence of an outcome gets focus,
 * so that a screen reader reads it once and a phone scrolls to it. `opened` is a notice for once a mail program opened.
 */
export function useComposer(message: Message, opened: LetterWords['opened']) {
  const [progress, setProgress] = useState<Progress>('reading');
  const notice = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState(0);
  useEffect(() => {
    if (outcome > 0) notice.current?.focus();
  }, [outcome]);

  function conclude(next: Progress) {
    setProgress(next);
    setOutcome((count) => count + 1);
  }

  async function copy(what: string, text: string): Promise<boolean> {
    const isCopied = await writeToClipboard(text);
    if (isCopied) announce(`${words.copied} ${what}`);
    else conclude('copyFailed');
    return isCopied;
  }

  /** Follows a press on a way to send; the link itself opens the draft in the same tick. */
  async function follow(way: WayToSend, copyFirst: boolean): Promise<void> {
    const leaving = way.id === mailAppId ? leavesWithin(window) : nextTask();
    const copying = copyFirst ? copy('the message', message.body) : Promise.resolve(true);
    device.save('mail-choice', way.id);
    setProgress('opening');
    const [left, copied] = await Promise.all([leaving, copying]);
    if (left && opened) notify({ ...opened, tone: 'normal' });
    if (!left) conclude('noProgram');
    else if (copied) conclude('opened');
  }

  return { progress, notice, copy, follow };
}

/** The link acts after its click handlers: what is drawn anew before that could take it from under the press. */
function nextTask(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(true)));
}

/** False where the browser refuses, or has no clipboard at all: without TLS it has none. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
