import { useRef } from 'react';
import { dateTimeLabel } from '#site/time/labels.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { receiptFacts } from '../composer/Receipt.tsx';
import { contactWords } from '../contact-words.ts';
import { openRequest } from '../desk/open-desk.tsx';
import styles from './request-list.module.css';
import { type ContactRequest, changeRequests, forgetRequest, useRequests } from './requests.ts';

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

/** One request: what became of it, and, once it was sent, what its receipt says. */
function RequestItem({ request, onForget }: Props) {
  const { message, startedAt, sent } = request;
  const button = (word: string, onPress: () => void) => (
    <Button size="small" tone="ghost" onClick={onPress}>
      {word}
      <span className="visually-hidden">: {message.subject}</span>
    </Button>
  );
  return (
    <li className={styles.item}>
      <div>
        <h2 className={styles.subject}>{message.subject}</h2>
        <p className={styles.state}>
          <time dateTime={startedAt}>{dateTimeLabel(new Date(startedAt))}</time>{' '}
          <Tag tone={sent ? 'success' : 'warning'}>{sent ? words.sent : words.notSent}</Tag>
        </p>
        {sent && (
          <FactList>
            {receiptFacts(request).map(([label, value]) => (
              <Fact key={label} term={label}>
                {value}
              </Fact>
            ))}
          </FactList>
        )}
      </div>
      <ButtonRow>
        {button(words.reopen, () => void openRequest(request, false))}
        {sent && button(words.resend, () => void openRequest(request, true))}
        {button(words.remove, onForget)}
      </ButtonRow>
    </li>
  );
}
