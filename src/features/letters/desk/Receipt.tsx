import { useEffect, useRef } from 'react';
import type { DeskHours } from '#site/desk-hours.schema.ts';
import { deskState } from '#site/desk-state.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { contactWords } from '../contact-words.ts';
import type { ContactRequest } from '../requests/requests.ts';
import type { LetterWords } from '../words.schema.ts';
import styles from './desk.module.css';

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

const minute = 60_000;

/**
 * When a letter sent at a moment is answered at the latest, in milliseconds since 1970: so many business hours later,
 * or so many working days at the same time of day. Undefined where no answer is due.
 */
export function answerBy(
  answer: LetterWords['answer'],
  hours: DeskHours,
  sentAt: number,
): number | undefined {
  if (!answer) return undefined;
  const replyHours = 'hours' in answer ? answer.hours : answer.days * hoursADay(hours);
  return deskState({ ...hours, replyHours }, sentAt)?.replyBy;
}

function hoursADay({ from, to }: DeskHours): number {
  return (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / (60 * minute);
}

/** A moment on the visitor’s clock: `Wednesday, November 25, 2026 at 3:40 PM EST`. */
export function answerMoment(moment: string, timeZone?: string): string {
  const words = new Date(moment).toLocaleString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    ...(timeZone && { timeZone }),
  });
  return words.replace(/[\u00A0\u202F]/g, ' ');
}
