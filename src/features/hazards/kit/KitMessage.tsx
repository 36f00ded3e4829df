import { SourceLine } from '#features/claims/SourceLine.tsx';
import { lowerFirst } from '#features/profile/lower-first.ts';
import { fillIn } from '#site/fill-in.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { KitCard } from './KitCard.tsx';
import type { MessageView } from './kit.ts';
import styles from './kit-message.module.css';
import type { KitPageFile } from './kit-page.schema.ts';
import { messageText } from './message-text.ts';

interface Props {
  message: MessageView;
  page: KitPageFile;
  /** Where the message was found: the last line of what is copied. */
  from: string;
}

/** The message in one length: what to say, what it rests on, its card, and a press that copies words and sources. */
export function KitMessage({ message, page, from }: Props) {
  const { length, text, words, sources, card } = message;
  const name = page.messages[length];
  const inName = { length: lowerFirst(name) };
  return (
    <li className={styles.message} data-length={length}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.length}>{name}</h3>
          <Small>{fillIn(page.messages.length, { words: String(words) })}</Small>
          <StillCopyButton
            what={fillIn(page.messages.copy, inName)}
            text={messageText(text, sources, from, page.text)}
          />
        </div>
        <p className={styles.text}>{text}</p>
        <div className={styles.sources}>
          <h4>{page.messages.sources}</h4>
          {sources.map((source) => (
            <SourceLine key={source.name} source={source} />
          ))}
        </div>
      </div>
      <KitCard card={card} words={page.cards} of={inName.length} />
    </li>
  );
}
