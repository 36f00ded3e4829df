import { ClaimFigure } from '#features/claims/ClaimFigure.tsx';
import type { KeyMessageView } from './key-message.ts';
import styles from './key-message-list.module.css';

interface Props {
  messages: readonly KeyMessageView[];
}

/** The messages set large, each with its evidence at its side. */
export function KeyMessageList({ messages }: Props) {
  return (
    <ul className={styles.list} role="list">
      {messages.map(({ title, text, evidence }) => (
        <li key={title} className={styles.message}>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </div>
          <div className={styles.evidence}>
            <ClaimFigure claim={evidence} />
          </div>
        </li>
      ))}
    </ul>
  );
}
