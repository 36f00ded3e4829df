import { useEffect, useRef, useState } from 'react';
import { keepStored } from '#site/device-store.ts';
import { leavesWithin } from '#site/leaving.ts';
import type { Message } from '#site/mail/message.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Field } from '#ui/field/Field.tsx';
import { notify } from '#ui/toast/notify.ts';
import { contactWords } from '../contact-words.ts';
import type { LetterWords } from '../words.schema.ts';
import styles from './desk.module.css';
import { mailAppId, SendPanel, type WayToSend } from './SendPanel.tsx';

const { composer: words } = contactWords;

interface Props {
  message: Message;
  opened: LetterWords['opened'];
  /** Whether the device keeps the letter; if not, the panel says so. */
  kept: boolean;
  onEdit: (message: Message) => void;
  /** Back to the form; absent where its answers are not known. */
  onChangeAnswers?: (() => void) | undefined;
  onSent: () => void;
  onClose: () => void;
}

/**
 * The whole letter, to be read and changed, and every way to send it. What came of a press stands at the top, with the
 * other ways below it. It stays until the visitor says that the letter was sent, or closes it.
 */
export function Composer(props: Props) {
  const { message, opened, kept, onEdit, onChangeAnswers, onSent, onClose } = props;
  const { progress, notice, copy, follow } = useComposer(message, opened);
  const isSettled = progress !== 'reading' && progress !== 'opening';
  const ways = <SendPanel {...{ message, onSent }} onCopy={copy} onFollow={follow} />;
  const sentence = (
    <p ref={notice} tabIndex={-1}>
      {sentences[progress]}
    </p>
  );
  return (
    <>
      {progress === 'reading' ? sentence : <Callout>{sentence}</Callout>}
      {isSettled && ways}
      <LetterText message={message} onEdit={onEdit}>
        {onChangeAnswers && (
          <Button tone="ghost" size="small" onClick={onChangeAnswers}>
            {words.changeAnswers}
          </Button>
        )}
      </LetterText>
      {!isSettled && ways}
      <ButtonRow>
        <Button tone="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </ButtonRow>
      <p className={styles.note}>{kept ? words.keptHere : words.notKept}</p>
    </>
  );
}

interface TextProps {
  message: Message;
  onEdit: (message: Message) => void;
  /** The way back to the form. */
  children: React.ReactNode;
}

/** The letter as it will go, every line of it. The copy behind the field makes it as tall as its text in every browser. */
function LetterText({ message, onEdit, children }: TextProps) {
  const { to, subject, body } = message;
  const [isEdited, setEdited] = useState(false);
  const edit = (changed: Partial<Message>) => {
    setEdited(true);
    onEdit({ ...message, ...changed });
  };
  return (
    <section className={styles.letter} aria-label={words.title}>
      <dl>
        <dt>{words.to}</dt>
        <dd>{to}</dd>
      </dl>
      <Field id="letter-subject" label={words.subject}>
        <input
          id="letter-subject"
          value={subject}
          onChange={({ target }) => edit({ subject: target.value })}
        />
      </Field>
      <Field id="letter-body" label={words.message}>
        <span className={styles.body}>
          <textarea
            id="letter-body"
            value={body}
            rows={1}
            onChange={({ target }) => edit({ body: target.value })}
          />
          <span aria-hidden="true">{`${body}\n `}</span>
        </span>
      </Field>
      {isEdited && children && <p className={styles.note}>{words.edited}</p>}
      {children}
    </section>
  );
}

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
    keepStored('mail-choice', way.id);
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
