import { useRef } from 'react';
import { dateTimeLabel } from '#site/time/labels.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { contactWords } from '../contact-words.ts';
import { openRequest } from '../desk/ContactDesk.tsx';
import { ReceiptFacts } from '../desk/Receipt.tsx';
import styles from './request-list.module.css';
import { type ContactRequest, changeRequests, useRequests, withoutRequest } from './requests.ts';

const { requests: words } = contactWords;

/** The requests of this device: each can be reopened and deleted, or all deleted at once. */
export function RequestList() {
  const { items: requests } = useRequests();
  const ref = useRef<HTMLElement>(null);

  function remove(change: (requests: readonly ContactRequest[]) => readonly ContactRequest[]) {
    changeRequests(change);
    // The clicked button is removed; focus moves to the list.
    ref.current?.focus();
  }

  return (
    <section ref={ref} className={styles.place} aria-label={words.title} tabIndex={-1}>
      {requests.length === 0 ? (
        <output data-with-script="">{words.empty}</output>
      ) : (
        <>
          <ul className={styles.list} role="list">
            {requests.map((request) => (
              <RequestItem
                key={request.reference}
                request={request}
                onRemove={() => remove((all) => withoutRequest(all, request.reference))}
              />
            ))}
          </ul>
          <Button tone="ghost" onClick={() => remove(() => [])}>
            {words.removeAll}
          </Button>
        </>
      )}
    </section>
  );
}

/** One request: subject, date, state and, after it was sent, the facts of its receipt. */
function RequestItem({ request, onRemove }: { request: ContactRequest; onRemove: () => void }) {
  const { message, startedAt, sent } = request;
  const button = (word: string, onClick: () => void) => (
    <Button size="small" tone="ghost" onClick={onClick}>
      {word}
      <span className="visually-hidden">: {message.subject}</span>
    </Button>
  );
  return (
    <li className={`cluster apart rows-3 cols-5 ${styles.item}`}>
      <div>
        <h2 className={styles.subject}>{message.subject}</h2>
        <p className="quiet small">
          <time dateTime={startedAt}>{dateTimeLabel(new Date(startedAt))}</time>{' '}
          <Tag tone={sent ? 'success' : 'warning'}>{sent ? words.sent : words.notSent}</Tag>
        </p>
        {sent && <ReceiptFacts request={request} />}
      </div>
      <ButtonRow>
        {button(words.reopen, () => void openRequest(request, false))}
        {sent && button(words.resend, () => void openRequest(request, true))}
        {button(words.remove, onRemove)}
      </ButtonRow>
    </li>
  );
}
