import { useEffect, useRef } from 'react';
import { fillInPhone } from '#site/desk-phone.ts';
import { siteFacts } from '#site/site-facts.ts';
import { instantAt } from '#site/time/wall-clock.ts';
import { deskState, hoursADay } from '#site/time/weekly-hours.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { focusText } from '#ui/focus-text/focus-text.ts';
import { contactWords, isDeskOpen } from '../contact-words.ts';
import type { Letter } from '../letter.ts';
import type { ContactRequest } from '../requests/requests.ts';

const { receipt: words, composer } = contactWords;

/**
 * Returns the facts of a sent request as label and value: reference, reader, address, latest time
 * of an answer. Facts that the request lacks are left out.
 */
function receiptFacts(request: ContactRequest): (readonly [label: string, value: string])[] {
  const { reference, reader, message, answerBy } = request;
  const when = answerBy && words.yourClock.replace('{when}', momentLabel(answerBy));
  const facts = [
    [words.reference, reference],
    [words.reader, reader],
    [words.sentTo, message.to],
    [words.answer, when],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

export function ReceiptFacts({ request }: { request: ContactRequest }) {
  return (
    <FactList>
      {receiptFacts(request).map(([label, value]) => (
        <Fact key={label} term={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}

/** The further sentence of a receipt, with the number of the desk as a link that calls it. */
export function AfterLine({ request: { after, letter } }: { request: ContactRequest }) {
  const { phone } = siteFacts.desk;
  if (!after) return null;
  // A sentence has no line break, so where there is no number it stays whole.
  const [before = '', rest] = after.split(phone ?? '\n');
  return (
    <p>
      {before}
      {rest !== undefined && <a href={`tel:${phone}`}>{phone}</a>}
      {rest}{' '}
      {isDeskOpen && letter !== 'deadline' && (
        <a href="/media-inquiries/deadline">{words.deadline}</a>
      )}
    </p>
  );
}

/** Loads `CopyLine`, which is no part of the small desk because a receipt is whole without it. */
async function fetchCopyLine() {
  return (await import('./CopyLine.tsx')).CopyLine;
}

/**
 * The receipt after sending. On mount the focus moves to the heading of the dialog, and the live
 * region says the first and the last fact.
 */
export function Receipt({ request, onClose }: { request: ContactRequest; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { value: CopyLine, load } = useLoaded(fetchCopyLine);
  useEffect(load, [load]);
  const lines = receiptFacts(request).map(([label, value]) => `${label}: ${value}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(() => {
    focusText(place.current?.closest('dialog')?.querySelector('h2'));
    announce([lines[0], lines.at(-1)].join('. '));
  }, []);
  return (
    <div ref={place} className="stack gap-y-5">
      <p>{words.lede}</p>
      <ReceiptFacts request={request} />
      <AfterLine request={request} />
      <ButtonRow>
        <CopyButton what={words.copy} text={[request.message.subject, ...lines].join('\n')} />
        <ButtonLink href="/my-requests" tone="ghost" size="small">
          {words.requests}
        </ButtonLink>
        <Button onClick={onClose}>{composer.close}</Button>
      </ButtonRow>
      {CopyLine && <CopyLine />}
    </div>
  );
}

/**
 * Returns what the receipt of a letter sent at `now` (milliseconds since 1970) adds to its request:
 * who reads it, until when an answer comes, and a further sentence. The answer comes so many
 * business hours later, or so many working days later at the same time of day; there is no such
 * moment if the letter promises no answer.
 */
export function receiptOf(
  { words: { answer, reader, after } }: Letter,
  now = Date.now(),
): Pick<ContactRequest, 'reader' | 'answerBy' | 'after'> {
  const { hours, phone } = siteFacts.desk;
  const promisedHours = (promise: NonNullable<typeof answer>) =>
    'hours' in promise ? promise.hours : promise.days * hoursADay(hours);
  const replyHours = answer && promisedHours(answer);
  const dueAt = replyHours && deskState({ ...hours, replyHours }, now, instantAt)?.replyBy;
  return {
    reader,
    ...(dueAt && { answerBy: new Date(dueAt).toISOString() }),
    ...(after && { after: fillInPhone(after, phone) }),
  };
}

/**
 * Returns an ISO 8601 moment in the visitor's time zone: `Wednesday, November 25, 2026 at 3:40 PM
 * EST`.
 */
function momentLabel(moment: string): string {
  const label = new Date(moment).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  // Some browsers write no-break spaces.
  return label.replace(/[\u00A0\u202F]/g, ' ');
}
