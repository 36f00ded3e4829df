import { fillIn } from '#site/words.ts';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import styles from './embed-code.module.css';
import { type Embed, embedCode } from './embed-code.ts';
import type { EmbedsFile } from './embeds.schema.ts';

interface Props {
  words: Pick<EmbedsFile['code'], 'copied' | 'see'>;
  embed: Embed;
  /** Inside an island; elsewhere `enhanceCopies` works the button. */
  isLive?: boolean;
}

/** The code of a frame to copy, and the way to see what it shows. */
export function EmbedCode({ words, embed, isLive = false }: Props) {
  const what = { what: embed.title };
  const code = embedCode(embed);
  const Copy = isLive ? CopyButton : StillCopyButton;
  return (
    <div className={styles.embed} data-print="none">
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <p className={styles.ways}>
        <Copy what={fillIn(words.copied, what)} text={code} />
        <a className={styles.see} href={new URL(embed.url).pathname}>
          {words.see}
          <span className="visually-hidden"> ({embed.title})</span>
        </a>
      </p>
    </div>
  );
}
