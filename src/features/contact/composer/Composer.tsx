import { useState } from 'react';
import { readStored } from '#site/device-store.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { contactWords } from '../contact-words.ts';
import type { ContactRequest } from '../requests/request-history.ts';
import { ComposerProgress } from './ComposerProgress.tsx';
import styles from './composer.module.css';
import { KeepingTools } from './KeepingTools.tsx';
import { MessageText } from './MessageText.tsx';
import { useComposer } from './use-composer.ts';
import { WayList } from './WayList.tsx';
import { waysToSend } from './ways-to-send.ts';

const { composer: words } = contactWords;

interface Props {
  request: ContactRequest;
  isSignup: boolean;
  /** Whether the device keeps the letter; if not, the panel says so. */
  kept: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** The finished letter and every way to send it. It stays until the visitor says that the letter went, or closes it. */
export function Composer({ request: { message }, isSignup, kept, onSent, onClose }: Props) {
  const { progress, copy, follow } = useComposer(message, isSignup);
  const [{ ways, copyFirst }] = useState(() =>
    waysToSend(message, {
      last: readStored('mail-choice', (value) => typeof value === 'string'),
      isPhone: matchMedia('(pointer: coarse)').matches,
      mailApp: words.mailApp,
    }),
  );
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.lede}</p>
      <MessageText message={message} />
      <section className={styles.part} aria-labelledby="send-with">
        <h3 id="send-with">{words.sendWith}</h3>
        {copyFirst && <p>{words.tooLong}</p>}
        <WayList ways={ways} onFollow={(way) => void follow(way, copyFirst)} />
        <p className={styles.note}>{words.privacy}</p>
      </section>
      <KeepingTools message={message} onCopy={copy} />
      <ComposerProgress progress={progress} />
      <ButtonRow>
        <Button tone="ghost" onClick={onSent}>
          {words.sent}
        </Button>
        <Button tone="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </ButtonRow>
      <p className={styles.note}>{kept ? words.keptHere : words.notKept}</p>
    </Dialog>
  );
}
