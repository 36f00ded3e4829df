import { useRef } from 'react';
import { contactWords } from '#features/contact/contact-words.ts';
import { type ContactRequest, forgetRequest } from '#features/contact/requests/request-history.ts';
import { changeRequests } from '#features/contact/requests/request-store.ts';
import { useRequests } from '#features/contact/requests/use-requests.ts';
import { dateTimeLabel } from '#site/local-time.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { openDesk } from './open-desk.tsx';
import styles from './request-list.module.css';

const { requests: words } = contactWords;

/** The letters started on this device: open again, delete one, delete all. */
export function RequestList() {
  const { requests } = useRequests();
  const ref = useRef<HTMLElement>(null);

  function forget(left: (requests: readonly ContactRequest[]) => readonly ContactRequest[]) {
    changeRequests(left);
    // The button that was pressed has gone; focus stays at the list.
    ref.current?.focus();
  }

  return (
    <section ref={ref} className={styles.place} aria-label={words.title} tabIndex={-1}>
      {requests.length === 0 && <output data-with-script="">{words.empty}</output>}
      {requests.length > 0 && (
        <ul className={styles.list} role="list">
          {requests.map((request) => (
            <RequestItem
              key={request.reference}
              request={request}
              onForget={() => forget((all) => forgetRequest(all, request.reference))}
            />
          ))}
        </ul>
      )}
      {requests.length > 0 && (
        <Button tone="ghost" onClick={() => forget(() => [])}>
          {words.removeAll}
        </Button>
      )}
    </section>
  );
}

interface Props {
  request: ContactRequest;
  onForget: () => void;
}

function RequestItem({ request: { reference, message, startedAt, sent }, onForget }: Props) {
  const name = <span className="visually-hidden">: {message.subject}</span>;
  return (
    <li className={styles.item}>
      <div>
        <h2 className={styles.subject}>{message.subject}</h2>
        <p className={styles.state}>
          <time dateTime={startedAt}>{dateTimeLabel(new Date(startedAt))}</time>{' '}
          <Tag tone={sent ? 'success' : 'warning'}>{sent ? words.sent : words.notSent}</Tag>
        </p>
      </div>
      <ButtonRow>
        <Button
          size="small"
          tone="ghost"
          onClick={() => openDesk({ kind: 'letter', message, reference })}
        >
          {words.reopen}
          {name}
        </Button>
        <Button size="small" tone="ghost" onClick={onForget}>
          {words.remove}
          {name}
        </Button>
      </ButtonRow>
    </li>
  );
}
