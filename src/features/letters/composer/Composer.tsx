import { useState } from 'react';
import type { Message } from '#site/mail/mailto.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Field } from '#ui/field/Field.tsx';
import { contactWords } from '../contact-words.ts';
import type { LetterWords } from '../letter-words.schema.ts';
import styles from './composer.module.css';
import { SendPanel } from './SendPanel.tsx';
import { sentences, useComposer } from './use-composer.ts';

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
