import { useState } from 'react';
import { keepStored } from '#site/device-store.ts';
import { leavesWithin } from '#site/mail/leaving.ts';
import type { Message } from '#site/mail/message.ts';
import { announce } from '#ui/announcer/announce.ts';
import { notify } from '#ui/toast/notify.ts';
import { contactWords } from '../contact-words.ts';
import { mailAppId, type WayToSend } from './ways-to-send.ts';

const { composer: words, signup } = contactWords;

/** How long a mail program may take to come to the front, in milliseconds. */
const patience = 1500;

/** What the visitor has done so far. */
export type Progress = 'reading' | 'opening' | 'opened' | 'noProgram' | 'copyFailed';

/** The composer's one piece of state, and what its controls do. */
export function useComposer(message: Message, isSignup: boolean) {
  const [progress, setProgress] = useState<Progress>('reading');

  async function copy(what: string, text: string): Promise<boolean> {
    const copied = await writeToClipboard(text);
    announce(
      copied ? `${words.copied} ${what}` : words.copyFailed,
      copied ? 'polite' : 'assertive',
    );
    if (!copied) setProgress('copyFailed');
    return copied;
  }

  /** Follows a press on a way to send; the link itself opens the draft in the same tick. */
  async function follow(way: WayToSend, copyFirst: boolean): Promise<void> {
    const leaving = way.id === mailAppId ? leavesWithin(window, patience) : Promise.resolve(true);
    const copying = copyFirst ? copy('the message', message.body) : Promise.resolve(true);
    keepStored('mail-choice', way.id);
    if (isSignup) notify({ title: signup.opened, text: signup.openedText, tone: 'normal' });
    setProgress(way.id === mailAppId ? 'opening' : 'opened');
    const [left, copied] = await Promise.all([leaving, copying]);
    if (!left) {
      say('noProgram', words.noProgram);
    } else if (copied) {
      setProgress('opened');
      if (!isSignup) announce(words.draftOpened);
    }
  }

  function say(next: Progress, sentence: string) {
    setProgress(next);
    announce(sentence, 'assertive');
  }

  return { progress, copy, follow };
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
