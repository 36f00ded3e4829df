import type { ReactNode } from 'react';
import { fileSizeLabel, fillIn, lowerFirst } from '#site/words.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import type { KitPageFile } from '../../response.table.ts';
import { type Cited, CitedClaim, SourceNumbers } from '../CitedClaim.tsx';
import { messageText } from '../references.ts';
import { cardShapes, type MessageCard } from './cards/message-card.ts';
import styles from './hazard-kit.module.css';
import { type KitView, type MessageView, phases } from './kit.ts';

interface TitleProps {
  id: string;
  title: ReactNode;
  lede?: string | undefined;
}

/** The heading of a part of a kit, the target of a link in the jump list. */
export function KitTitle({ id, title, lede }: TitleProps) {
  return (
    <div className={`stack gap-y-2 ${styles.head}`}>
      <h2 className={styles.title} id={id} data-landing="">
        {title}
      </h2>
      {lede && <Small>{lede}</Small>}
    </div>
  );
}

interface AdviceProps {
  kit: KitView;
  words: KitPageFile['advice'];
  cited: Cited;
}

/**
 * Official advice: first as claims, then what to do before, during and after. Each line has the
 * number of its document.
 */
export function KitAdvice({ kit: { advice, actions }, words, cited }: AdviceProps) {
  return (
    <div>
      <KitTitle id="advice" title={words.title} lede={words.lede} />
      <div className={`stack gap-y-3 gap-x-gutter ${styles.actions}`}>
        {actions.map((claim) => (
          <CitedClaim key={claim.id} claim={claim} {...cited} />
        ))}
      </div>
      <div className={`stack gap-y-4 gap-x-gutter ${styles.phases}`}>
        {phases.map((phase) => (
          <div key={phase}>
            <h3 className={styles.phase} id={`advice-${phase}`}>
              {words[phase]}
            </h3>
            <ul className={styles.lines} role="list" aria-labelledby={`advice-${phase}`}>
              {advice[phase].map(({ text, source }) => (
                <li key={text}>
                  {text} <SourceNumbers of={[source]} {...cited} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

interface MessageProps {
  message: MessageView;
  page: KitPageFile;
  /** The last line of a copied message: where it was copied from. */
  from: string;
  cited: Cited;
}

/**
 * The message in one length: its words, the numbers of its documents, and a button that copies both
 * words and sources. The longest is folded.
 */
export function KitMessage({ message, page, from, cited }: MessageProps) {
  const { length, text, words, sources } = message;
  const name = page.messages[length];
  const count = fillIn(page.messages.length, { words: String(words) });
  const body = (
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
          {body}
        </Fold>
      ) : (
        <>
          <div className={`row gap-x-4 ${styles.measure}`}>
            <h3 className={styles.length}>{name}</h3>
            <Small>{count}</Small>
          </div>
          {body}
        </>
      )}
    </li>
  );
}

interface CardProps {
  card: MessageCard;
  words: KitPageFile['cards'];
  /** The name of the message that the card belongs to: `Ten seconds`. */
  messageName: string;
}

/** The share card of a message: its picture, two files to download, and a description to copy. */
export function KitCard({ card: { alt, files }, words, messageName }: CardProps) {
  return (
    <div className={`stack start gap-y-3 ${styles.card}`}>
      <h3>{messageName}</h3>
      <img src={files.wide.href} {...cardShapes.wide} alt={alt} loading="lazy" decoding="async" />
      {(['wide', 'square'] as const).map((shape) => {
        const { width, height } = cardShapes[shape];
        const size = `${width} × ${height}, ${fileSizeLabel(files[shape].bytes)}`;
        return (
          <a
            key={shape}
            className={`target semibold ${styles.file}`}
            href={files[shape].href}
            download=""
          >
            {words[shape]} {fillIn(words.file, { size })}
            <span className="visually-hidden">, {lowerFirst(messageName)}</span>
          </a>
        );
      })}
      <div className="stack start gap-y-2">
        <Small>{alt}</Small>
        <StillCopyButton
          what={fillIn(words.copyAlt, { length: lowerFirst(messageName) })}
          text={alt}
        />
      </div>
    </div>
  );
}
