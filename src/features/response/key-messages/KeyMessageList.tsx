import { ClaimFigure } from '#features/evidence/claims/ClaimFigure.tsx';
import { lowerFirst } from '#features/speakers/profile/lower-first.ts';
import { fillIn } from '#site/words.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { type KeyMessageView, keyMessageText } from './key-message.ts';
import styles from './key-message-list.module.css';
import type { KeyMessagesPageFile } from './key-messages-page.schema.ts';

interface Props {
  messages: readonly KeyMessageView[];
  words: KeyMessagesPageFile['forms'];
  /** Where a copied message was found, as its last line says. */
  from: string;
}

/** The messages set large, each in two lengths with its evidence at its side. */
export function KeyMessageList({ messages, words, from }: Props) {
  return (
    <ul className={styles.list} role="list">
      {messages.map((message) => (
        <li key={message.title} className={styles.message}>
          <div className={styles.words}>
            <h3 className={styles.title}>{message.title}</h3>
            {(['short', 'long'] as const).map((form) => {
              const inName = { length: lowerFirst(words[form]), message: message.title };
              return (
                <div key={form} className={styles.form}>
                  <h4>{words[form]}</h4>
                  <StillCopyButton
                    what={fillIn(words.copy, inName)}
                    text={keyMessageText(message, message[form], words.source, from)}
                  />
                  <p>{message[form]}</p>
                </div>
              );
            })}
          </div>
          <div className={styles.evidence}>
            <h4>{words.evidence}</h4>
            <ClaimFigure claim={message.evidence} />
          </div>
        </li>
      ))}
    </ul>
  );
}
