import { useRef, useState } from 'react';
import * as device from '#site/device.ts';
import { draftFile, draftFileName, shortDraft, webMailHref, webMails } from '#site/mail/drafts.ts';
import { type Message, mailtoLink } from '#site/mail/mailto.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { contactWords } from '../contact-words.ts';
import styles from './desk.module.css';

const { composer: words } = contactWords;
/** Milliseconds during which a button says what it did. */
const confirmationTime = 2000;

interface Props {
  message: Message;
  onCopy: (what: string, text: string) => Promise<boolean>;
  onFollow: (way: WayToSend, copyFirst: boolean) => Promise<void>;
  onSent: () => void;
}

/**
 * Every way to send a letter, the ways that always work (copy the letter, copy the address, save a
 * draft file), and “I have sent it”.
 */
export function SendPanel({ message, onCopy, onFollow, onSent }: Props) {
  const [confirmedLabel, setConfirmedLabel] = useState('');
  const confirmation = useRef(0);
  const [visitor] = useState(() => ({
    last: device.read('mail-choice', (value) => typeof value === 'string'),
    isPhone: matchMedia('(pointer: coarse)').matches,
  }));
  const { ways, copyFirst } = waysToSend(message, { ...visitor, mailApp: words.mailApp });
  const wholeText = `To: ${message.to}\nSubject: ${message.subject}\n\n${message.body}`;

  function confirm(label: string) {
    // The end of an earlier press would take this one's word away.
    clearTimeout(confirmation.current);
    setConfirmedLabel(label);
    confirmation.current = window.setTimeout(() => setConfirmedLabel(''), confirmationTime);
  }

  async function copy(label: string, what: string, text: string) {
    if (await onCopy(what, text)) confirm(label);
  }

  function saveDraft() {
    device.saveFile(draftFileName(message.subject), draftFile(message), 'message/rfc822');
    announce(words.saved);
    confirm(words.saveDraft);
  }

  const copyButton = (label: string, what: string, text: string) => (
    <Button
      tone="ghost"
      size="small"
      aria-label={label}
      onClick={() => void copy(label, what, text)}
    >
      {confirmedLabel === label ? words.copied : label}
    </Button>
  );

  return (
    <section className={`stack gap-y-3 ${styles.part}`} aria-labelledby="send-with">
      <h3 id="send-with">{words.sendWith}</h3>
      {copyFirst && <p>{words.tooLong}</p>}
      <ul
        className={`stack gap-y-2 gap-x-2 ${styles.ways}`}
        role="list"
        aria-labelledby="send-with"
      >
        {ways.map((way, index) => (
          <li key={way.id}>
            <a
              className={styles.way}
              data-first={index === 0}
              data-direct=""
              href={way.href}
              onClick={() => void onFollow(way, copyFirst)}
              target={way.newTab ? '_blank' : undefined}
              rel={way.newTab ? 'noopener noreferrer' : undefined}
            >
              {way.name}
              {way.newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
            </a>
          </li>
        ))}
      </ul>
      <p className="quiet small">{words.privacy}</p>
      <ButtonRow>
        {copyButton(words.copyMessage, 'the message', wholeText)}
        {copyButton(words.copyAddress, 'the address', message.to)}
        <Button tone="ghost" size="small" aria-label={words.saveDraft} onClick={saveDraft}>
          {confirmedLabel === words.saveDraft ? words.saved : words.saveDraft}
        </Button>
        <Button onClick={onSent}>{words.sent}</Button>
      </ButtonRow>
    </section>
  );
}

/** A mail program or service that opens a letter as a draft. */
export interface WayToSend {
  id: string;
  name: string;
  href: string;
  newTab: boolean;
}

/** The id of the visitor's own mail program, beside those of web-mail services. */
export const mailAppId = 'mail-app';

/**
 * Returns the ways to send a letter, starting with the one used last; on a phone the mail program
 * is always first. A letter that is too long for a link of some program becomes a short draft that
 * says where to paste the text; then `copyFirst` is true.
 */
export function waysToSend(
  message: Message,
  { last, isPhone, mailApp }: { last: string | undefined; isPhone: boolean; mailApp: string },
): { ways: readonly WayToSend[]; copyFirst: boolean } {
  const { fits } = mailtoLink(message);
  const draft = fits ? message : shortDraft(message);
  const ways = [
    { id: mailAppId, name: mailApp, href: mailtoLink(draft).href, newTab: false },
    ...webMails.map((service) => ({
      id: service.id,
      name: service.name,
      newTab: true,
      href: webMailHref(service, draft),
    })),
  ];
  const firstId = isPhone ? mailAppId : last;
  return {
    ways: [...ways].sort((a, b) => Number(b.id === firstId) - Number(a.id === firstId)),
    copyFirst: !fits,
  };
}
