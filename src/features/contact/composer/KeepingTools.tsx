import { useState } from 'react';
import { draftFile, draftFileName } from '#site/mail/draft-file.ts';
import type { Message } from '#site/mail/message.ts';
import { saveFile } from '#site/save-file.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { contactWords } from '../contact-words.ts';

const { composer: words } = contactWords;
const wordFor = 2000;

interface Props {
  message: Message;
  onCopy: (what: string, text: string) => Promise<boolean>;
}

/** What always works: copy the letter, copy the address, save a draft file. */
export function KeepingTools({ message, onCopy }: Props) {
  const [copied, setCopied] = useState('');

  async function copy(what: string, text: string) {
    if (!(await onCopy(what, text))) return;
    setCopied(what);
    setTimeout(() => setCopied(''), wordFor);
  }

  const whole = `To: ${message.to}\nSubject: ${message.subject}\n\n${message.body}`;
  return (
    <ButtonRow>
      <Button
        tone="ghost"
        size="small"
        aria-label={words.copyMessage}
        onClick={() => void copy('the message', whole)}
      >
        {copied === 'the message' ? words.copied : words.copyMessage}
      </Button>
      <Button
        tone="ghost"
        size="small"
        aria-label={words.copyAddress}
        onClick={() => void copy('the address', message.to)}
      >
        {copied === 'the address' ? words.copied : words.copyAddress}
      </Button>
      <Button tone="ghost" size="small" onClick={() => saveDraft(message)}>
        {words.saveDraft}
      </Button>
    </ButtonRow>
  );
}

function saveDraft(message: Message) {
  saveFile(draftFileName(message.subject), draftFile(message), 'message/rfc822');
}
