import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as device from '#site/device.ts';
import { leavesWithin } from '#site/leaves-within.ts';
import type { Message } from '#site/mail/mailto.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { writeToClipboard } from '#ui/copy-button/enhance-copy.ts';
import { Field } from '#ui/field/Field.tsx';
import { focusText } from '#ui/focus-text/focus-text.ts';
import { notify } from '#ui/toast/toasts.ts';
import { contactWords } from '../contact-words.ts';
import type { LetterWords } from '../words.schema.ts';
import styles from './desk.module.css';
import { mailAppId, SendPanel, type WayToSend } from './SendPanel.tsx';

const { composer: words } = contactWords;

type Progress = 'reading' | 'opening' | 'opened' | 'noProgram' | 'copyFailed';

const sentences: Readonly<Record<Progress, string>> = {
  reading: words.lede,
  opening: words.opening,
  opened: words.draftOpened,
  noProgram: words.noProgram,
  copyFailed: words.copyFailed,
};

interface Props {
  message: Message;
  /** The toast after a mail program has opened. */
  opened: LetterWords['opened'];
  /** The browser saved the letter on the device; if it could not, a note says so. */
  isSaved: boolean;
  onEdit: (message: Message) => void;
  /** Leads back to the form; undefined where the answers are not known. */
  onChangeAnswers?: (() => void) | undefined;
  onSent: () => void;
  onClose: () => void;
}

/**
 * The finished letter, editable, and every way to send it. After a click on a way the outcome
 * stands at the top, with the ways to send directly below. The composer stays open until the
 * visitor confirms that the letter was sent, or closes it.
 */
export function Composer(props: Props) {
  const { message, opened, isSaved, onEdit, onChangeAnswers, onSent, onClose } = props;
  const { progress, notice, copy, follow } = useComposer(message, opened);
  const isSettled = progress !== 'reading' && progress !== 'opening';
  const ways = <SendPanel message={message} onSent={onSent} onCopy={copy} onFollow={follow} />;
  const sentence = (
    <p ref={notice} data-notice="">
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
      <p className="quiet small">{isSaved ? words.keptHere : words.notKept}</p>
    </>
  );
}

interface LetterTextProps extends Pick<Props, 'message' | 'onEdit'> {
  children: ReactNode;
}

/**
 * The letter in full. A hidden copy of its text gives the textarea the height of the text in
 * browsers without `field-sizing`.
 */
function LetterText({ message, onEdit, children }: LetterTextProps) {
  const { to, subject, body } = message;
  const [isEdited, setEdited] = useState(false);
  const edit = (change: Partial<Message>) => {
    setEdited(true);
    onEdit({ ...message, ...change });
  };
  return (
    <section className={`stack start gap-y-3 ${styles.letter}`} aria-label={words.title}>
      <dl>
        <dt className="semibold">{words.to}</dt>
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
        <span className={`stack ${styles.body}`}>
          <textarea
            id="letter-body"
            value={body}
            rows={1}
            onChange={({ target }) => edit({ body: target.value })}
          />
          <span aria-hidden="true">{`${body}\n `}</span>
        </span>
      </Field>
      {isEdited && children && <p className="quiet small">{words.edited}</p>}
      {children}
    </section>
  );
}

/**
 * Returns the state of the composer and the actions of its controls. The sentence of an outcome
 * (`notice`) receives the focus, because then a screen reader reads it once and a phone scrolls to
 * it.
 */
function useComposer(message: Message, opened: LetterWords['opened']) {
  const [progress, setProgress] = useState<Progress>('reading');
  const notice = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState(0);
  useEffect(() => {
    if (outcome > 0) focusText(notice.current);
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

  /** Reports the outcome of a click on a way to send; the link itself opens the draft. */
  async function follow(way: WayToSend, copyFirst: boolean): Promise<void> {
    const leaving = way.id === mailAppId ? leavesWithin(window) : nextTask();
    const copying = copyFirst ? copy('the message', message.body) : Promise.resolve(true);
    device.save('mail-choice', way.id);
    setProgress('opening');
    const [hasLeft, isCopied] = await Promise.all([leaving, copying]);
    if (hasLeft && opened) notify({ ...opened, tone: 'normal' });
    if (!hasLeft) conclude('noProgram');
    else if (isCopied) conclude('opened');
  }

  return { progress, notice, copy, follow };
}

/**
 * Resolves after the default action of a click, because a re-render before it could remove the
 * clicked link.
 */
function nextTask(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(true)));
}
