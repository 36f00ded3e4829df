import { useState } from 'react';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { InputField, Panel } from '../Page.tsx';
import { noteWho, wordsOfRefusal } from '../requests.ts';
import styles from './changes.module.css';

interface Props {
  /** The words of git. */
  words: string;
  /** Called once the name is noted: publishing goes on. */
  onKnown: () => Promise<void> | void;
  onClose: () => void;
}

/** The question who publishes, on a computer that does so for the first time. */
export function WhoForm({ words, onKnown, onClose }: Props) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function send() {
    if (isSending) return;
    setSending(true);
    setRefusal(undefined);
    try {
      await noteWho(name, email);
      await onKnown();
    } catch (reason) {
      setRefusal(wordsOfRefusal(reason));
    }
    setSending(false);
  }
  return (
    <Panel id="who" title="Who publishes?" tone="question" takesFocus>
      <p>
        The history of the site notes who changed what, and this computer does not know you yet.
        Nothing is published so far. You are asked once for this copy of the site.
      </p>
      <form
        className={`stack gap-y-4 ${styles.publish}`}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <InputField
          id="who-name"
          label="Your name"
          autoComplete="name"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <InputField
          id="who-email"
          label="Your email address"
          hint="Everybody who can read the history of the site can read it."
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        {refusal && <p role="alert">{refusal}</p>}
        <ButtonRow>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? 'Checking everything' : 'Go on and publish'}
          </Button>
          <Button tone="ghost" onClick={onClose}>
            Not now
          </Button>
        </ButtonRow>
      </form>
      <details>
        <summary>For whoever looks after the site</summary>
        <pre className={styles.diff}>{words}</pre>
      </details>
    </Panel>
  );
}
