import { useState } from 'react';
import * as device from '#site/device.ts';
import { saveFile } from '#site/device.ts';
import { draftFile, draftFileName } from '#site/mail/draft-file.ts';
import type { Message } from '#site/mail/mailto.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { contactWords } from '../contact-words.ts';
import styles from './composer.module.css';
import { type WayToSend, waysToSend } from './ways-to-send.ts';

const { composer: words } = contactWords;
const wordFor = 2000;

interface Props {
  message: Message;
  onCopy: (what: string, text: string) => Promise<boolean>;
  onFollow: (way: WayToSend, copyFirst: boolean) => Promise<void>;
  onSent: () => void;
}

/** Every way to send, what always works (copy the letter, copy the address, save a draft file), and “I have sent it”. */
export function SendPanel({ message, onCopy, onFollow, onSent }: Props) {
  const [done, setDone] = useState('');
  const [last] = useState(() => ({
    last: device.read('mail-choice', (value) => typeof value === 'string'),
    isPhone: matchMedia('(pointer: coarse)').matches,
  }));
  const { ways, copyFirst } = waysToSend(message, { ...last, mailApp: words.mailApp });
  const whole = `To: ${message.to}\nSubject: ${message.subject}\n\n${message.body}`;

  function say(what: string) {
    setDone(what);
    setTimeout(() => setDone(''), wordFor);
  }

  function saveDraft() {
    saveFile(draftFileName(message.subject), draftFile(message), 'message/rfc822');
    announce(words.saved);
    say(words.saveDraft);
  }

  const copyButton = (label: string, what: string, text: string) => (
    <Button
      tone="ghost"
      size="small"
      aria-label={label}
      onClick={() => void onCopy(what, text).then((isCopied) => isCopied && say(label))}
    >
      {done === label ? words.copied : label}
    </Button>
  );

  return (
    <section className={styles.part} aria-labelledby="send-with">
      <h3 id="send-with">{words.sendWith}</h3>
      {copyFirst && <p>{words.tooLong}</p>}
      <ul className={styles.ways} role="list" aria-labelledby="send-with">
        {ways.map((way, index) => (
          <li key={way.id}>
            <a
              className={styles.way}
              data-first={index === 0}
              data-direct=""
              href={way.href}
              onClick={() => void onFollow(way, copyFirst)}
              {...(way.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {way.name}
              {way.newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.privacy}</p>
      <ButtonRow>
        {copyButton(words.copyMessage, 'the message', whole)}
        {copyButton(words.copyAddress, 'the address', message.to)}
        <Button tone="ghost" size="small" aria-label={words.saveDraft} onClick={saveDraft}>
          {done === words.saveDraft ? words.saved : words.saveDraft}
        </Button>
        <Button onClick={onSent}>{words.sent}</Button>
      </ButtonRow>
    </section>
  );
}
