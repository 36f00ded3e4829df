import { useEffect, useRef } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { answerMoment } from '../answer-by.ts';
import { contactWords } from '../contact-words.ts';
import type { ContactRequest } from '../requests/requests.ts';
import styles from './composer.module.css';

const { receipt: words, composer } = contactWords;

/** What is known of a request that was sent, a label and a value each: reference, reader, address, moment of the answer. */
export function receiptFacts(request: ContactRequest): [label: string, value: string][] {
  const { reference, reader, message, answerBy } = request;
  return [
    [words.reference, reference],
    ...(reader ? [[words.reader, reader] as [string, string]] : []),
    [words.sentTo, message.to],
    ...(answerBy
      ? [
          [words.answer, words.yourClock.replace('{when}', answerMoment(answerBy))] as [
            string,
            string,
          ],
        ]
      : []),
  ];
}

interface Props {
  request: ContactRequest;
  onClose: () => void;
}

/** What the visitor has in hand once a letter was sent. Focus goes to the heading of the dialog, the facts are announced. */
export function Receipt({ request, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const facts = receiptFacts(request);
  const said = facts.map(([label, value]) => `${label}: ${value}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the receipt appears.
  useEffect(() => {
    place.current?.closest('dialog')?.querySelector('h2')?.focus();
    announce([said[0], said.at(-1)].join('. '));
  }, []);
  return (
    <div ref={place} className={styles.receipt}>
      <p>{words.lede}</p>
      <FactList>
        {facts.map(([label, value]) => (
          <Fact key={label} term={label}>
            {value}
          </Fact>
        ))}
      </FactList>
      {request.after && <p>{request.after}</p>}
      <ButtonRow>
        <CopyButton what={words.copy} text={[request.message.subject, ...said].join('\n')} />
        <ButtonLink href="/my-requests" tone="ghost" size="small">
          {words.requests}
        </ButtonLink>
        <Button onClick={onClose}>{composer.close}</Button>
      </ButtonRow>
    </div>
  );
}
