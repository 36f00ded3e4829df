import { lowerFirst } from '#features/speakers/profile/lower-first.ts';
import { fileSizeLabel, fillIn } from '#site/words.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { cardShapes, type MessageCard } from './cards/message-card.ts';
import styles from './kit-message.module.css';
import type { KitPageFile } from './kit-page.schema.ts';

interface Props {
  card: MessageCard;
  words: KitPageFile['cards'];
  /** Which message it belongs to, in words: "Ten seconds". */
  of: string;
}

/** The share card of a message: how it looks, its two files with their true sizes, its description to paste. */
export function KitCard({ card: { alt, files }, words, of }: Props) {
  return (
    <div className={styles.card}>
      <h3>{of}</h3>
      <img src={files.wide.href} {...cardShapes.wide} alt={alt} loading="lazy" decoding="async" />
      {(['wide', 'square'] as const).map((shape) => {
        const { width, height } = cardShapes[shape];
        const size = `${width} × ${height}, ${fileSizeLabel(files[shape].bytes)}`;
        return (
          <a key={shape} className={styles.file} href={files[shape].href} download="">
            {words[shape]} {fillIn(words.file, { size })}
            <span className="visually-hidden">, {lowerFirst(of)}</span>
          </a>
        );
      })}
      <div className={styles.alt}>
        <Small>{alt}</Small>
        <StillCopyButton what={fillIn(words.copyAlt, { length: lowerFirst(of) })} text={alt} />
      </div>
    </div>
  );
}
