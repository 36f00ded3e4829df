import { useEffect, useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Tag, type TagTone } from '#ui/tag/Tag.tsx';
import type { HandOver, HandOvers, Sending } from '../../protocol.ts';
import { loadHandOvers, sendAgain, wordsOfRefusal } from '../requests.ts';
import styles from './changes.module.css';

/** Milliseconds between two looks at something that is on its way. */
const pause = 700;

/** The states of what was handed over, in the words of staff, with what happens next. */
const states: Readonly<Record<HandOver['state'], { word: string; tone: TagTone; next: string }>> = {
  here: {
    word: 'finished on this computer',
    tone: 'warning',
    next: 'This computer is not connected to the place where the site is looked after. Ask whoever looks after the site to fetch your changes from here.',
  },
  waiting: { word: 'waiting to be sent', tone: 'warning', next: 'Nobody else has it yet.' },
  sending: { word: 'being sent', tone: 'info', next: '' },
  sent: {
    word: 'sent',
    tone: 'success',
    next: 'A second person reads it and puts it online.',
  },
  'taken over': { word: 'taken over', tone: 'past', next: 'The published site has it.' },
};

/** The sentence on a branch that is checked out, until the site has taken it over. */
const goesThereToo = 'Until then, what you publish next goes with it.';

/** Everything that was handed over from this computer, with its state; it follows what is sent. */
export function HandOverList() {
  const [value, setValue] = useState<HandOvers>();
  const isSending = value?.sending?.state === 'sending';
  useEffect(() => {
    loadHandOvers(false).then(setValue, () => undefined);
    loadHandOvers(true).then(setValue, () => undefined);
  }, []);
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => {
      loadHandOvers(false).then(
        (next) => {
          setValue(next);
          if (next.sending && next.sending.state !== 'sending')
            announce(next.sending.words || 'Your changes are sent');
        },
        () => undefined,
      );
    }, pause);
    return () => clearInterval(timer);
  }, [isSending]);
  const { handOvers = [], sending } = value ?? {};
  if (handOvers.length === 0) return null;
  return (
    <section aria-labelledby="handed-over" className="stack gap-y-3">
      <h2 id="handed-over">What was handed over</h2>
      <ul role="list" className={`stack ${styles.changes}`}>
        {handOvers.map((handOver) => (
          <li key={handOver.branch}>
            <HandOverItem
              handOver={handOver}
              sending={sending?.branch === handOver.branch ? sending : undefined}
              onSending={setValue}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  handOver: HandOver;
  sending: Sending | undefined;
  onSending: (value: HandOvers) => void;
}

function HandOverItem({ handOver, sending, onSending }: ItemProps) {
  const { branch, words, earlier, at, state, isCurrent, link } = handOver;
  const [refusal, setRefusal] = useState<string>();
  const { word, tone, next } = states[state];

  async function send() {
    setRefusal(undefined);
    try {
      onSending(await sendAgain(branch));
      announce('Sending');
    } catch (reason) {
      setRefusal(wordsOfRefusal(reason));
    }
  }
  return (
    <article className={`stack start gap-y-2 ${styles.change}`}>
      <h3>{words}</h3>
      <Tag tone={tone}>{word}</Tag>
      {state === 'sending' && (
        <p>
          <progress max={100} value={sending?.percent} aria-label={`Sending ${words}`} />{' '}
          {sending?.percent ?? 0}%
        </p>
      )}
      {state === 'waiting' && sending?.words && <p>{sending.words}</p>}
      {next && !(state === 'waiting' && sending?.words) && (
        <p>
          {next} {state === 'sent' && isCurrent && goesThereToo}
        </p>
      )}
      {earlier.length > 0 && (
        <div>
          <p>With it goes what you handed over before:</p>
          <ul>
            {earlier.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {link && (
        <p>
          <a href={link} target="_blank" rel="noopener">
            Ask for it to be put online (opens in a new tab)
          </a>
        </p>
      )}
      {state === 'waiting' && (
        <Button size="small" onClick={send}>
          Send again<span className="visually-hidden"> {words}</span>
        </Button>
      )}
      {refusal && <p role="alert">{refusal}</p>}
      <details>
        <summary>
          For whoever looks after the site<span className="visually-hidden">: {words}</span>
        </summary>
        <p className="small">
          Branch <code>{branch}</code>, {new Date(at).toLocaleString()}
        </p>
        {state === 'waiting' && sending?.details && (
          <pre className={styles.diff}>{sending.details}</pre>
        )}
      </details>
    </article>
  );
}
