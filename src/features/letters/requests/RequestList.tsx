import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '#site/hydration.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import { dateTimeLabel } from '#site/time/labels.ts';
import { fillIn, formatInteger } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { UndoNotice } from '#ui/undo-notice/UndoNotice.tsx';
import { contactWords } from '../contact-words.ts';
import { AfterLine, ReceiptFacts } from '../desk/Receipt.tsx';
import styles from './request-list.module.css';
import { type ContactRequest, removeRequests, undoRemoval, useRequests } from './requests.ts';

const { requests: words } = contactWords;

/**
 * The requests of this device: each can be reopened and deleted, or all deleted at once, and both
 * undone.
 */
export function RequestList() {
  const { items: requests, removed } = useRequests();
  const lastRemoved = removed.at(-1)?.map(({ item }) => item);
  const ref = useRef<HTMLElement>(null);
  const isLive = useIsHydrated();

  function remove(deletedRequests: readonly ContactRequest[]) {
    const references = new Set(deletedRequests.map(({ reference }) => reference));
    flushSync(() => removeRequests(({ reference }) => references.has(reference)));
    // The clicked button is removed. Focus moves to the list, whose first button undoes this.
    ref.current?.focus();
    announce(`${removalSentence(deletedRequests)} ${words.undo.said}`);
  }

  function undo() {
    const { length } = flushSync(undoRemoval);
    if (length === 0) return announce(words.undo.full);
    ref.current?.focus();
    announce(length === 1 ? words.undo.back : words.undo.backMany);
  }

  return (
    <section ref={ref} aria-label={words.title} tabIndex={-1}>
      {lastRemoved && (
        <div className={styles.undo}>
          <UndoNotice sentence={removalSentence(lastRemoved)} words={words.undo} onUndo={undo} />
        </div>
      )}
      {requests.length === 0 ? (
        // Shown only once storage was read, because it may hold requests.
        isLive && <p>{words.empty}</p>
      ) : (
        <>
          <ul className={styles.list} role="list">
            {requests.map((request) => (
              <RequestItem
                key={request.reference}
                request={request}
                onRemove={() => remove([request])}
              />
            ))}
          </ul>
          <Button tone="ghost" onClick={() => remove(requests)}>
            {words.removeAll}
          </Button>
        </>
      )}
    </section>
  );
}

/** Returns the sentence of a deletion: `Deleted “Book a Speaker”.` or `Deleted 3 requests.` */
function removalSentence(deletedRequests: readonly ContactRequest[]): string {
  const [first] = deletedRequests;
  return deletedRequests.length === 1 && first
    ? fillIn(words.undo.one, { subject: first.message.subject })
    : fillIn(words.undo.many, { n: formatInteger(deletedRequests.length) });
}

/**
 * Opens a request at the desk, whose code is loaded at the press. If that cannot be loaded, the
 * mail program of the visitor opens the letter.
 */
function openAtDesk(request: ContactRequest, isAgain: boolean): void {
  import('../desk/ContactDesk.tsx')
    .then(({ openRequest }) => openRequest(request, isAgain))
    .catch(() => location.assign(mailtoHref(request.message)));
}

/** One request: subject, date, state and, after it was sent, the facts of its receipt. */
function RequestItem({ request, onRemove }: { request: ContactRequest; onRemove: () => void }) {
  const { message, startedAt, sent } = request;
  const button = (label: string, onClick: () => void) => (
    <Button size="small" tone="ghost" onClick={onClick}>
      {label}
      <span className="visually-hidden"> {message.subject}</span>
    </Button>
  );
  return (
    <li className={`cluster apart gap-y-3 gap-x-5 ${styles.item}`}>
      <div>
        <h2 className={styles.subject}>{message.subject}</h2>
        <p className="quiet small">
          <time dateTime={startedAt}>{dateTimeLabel(new Date(startedAt))}</time>{' '}
          <Tag tone={sent ? 'success' : 'warning'}>{sent ? words.sent : words.notSent}</Tag>
        </p>
        {sent && <ReceiptFacts request={request} />}
        {sent && <AfterLine request={request} />}
      </div>
      <ButtonRow>
        {button(words.reopen, () => openAtDesk(request, false))}
        {sent && button(words.resend, () => openAtDesk(request, true))}
        {button(words.remove, onRemove)}
      </ButtonRow>
    </li>
  );
}
