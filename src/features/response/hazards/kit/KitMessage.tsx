import { lowerFirst } from '#features/speakers/profile/lower-first.ts';
import { fillIn } from '#site/words.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { type Cited, SourceNumbers } from '../SourceNumbers.tsx';
import type { MessageView } from './kit.ts';
import styles from './kit-message.module.css';
import type { KitPageFile } from './kit-page.schema.ts';
import { messageText } from './message-text.ts';

interface Props {
  message: MessageView;
  page: KitPageFile;
  /** Where the message was found: the last line of what is copied. */
  from: string;
  cited: Cited;
}

/** The message in one length: what to say, the numbers of what it rests on, and a press that copies words and sources. The longest is folded. */
export function KitMessage({ message, page, from, cited }: Props) {
  const { length, text, words, sources } = message;
  const name = page.messages[length];
  const count = fillIn(page.messages.length, { words: String(words) });
  const said = (
    <p className={styles.text}>
      {text} <SourceNumbers of={sources} {...cited} />{' '}
      <StillCopyButton
        what={fillIn(page.messages.copy, { length: lowerFirst(name) })}
        text={messageText(text, sources, from, page.text)}
        place="line"
      />
    </p>
  );
  return (
    <li className={styles.message} data-length={length}>
      {length === 'ninety' ? (
        <Fold level={3} title={name} hint={count}>
          {said}
        </Fold>
      ) : (
        <>
          <div className={styles.head}>
            <h3 className={styles.length}>{name}</h3>
            <Small>{count}</Small>
          </div>
          {said}
        </>
      )}
    </li>
  );
}
