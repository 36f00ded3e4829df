import { fillIn } from '#site/fill-in.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import styles from './embed-code.module.css';
import { type Embed, embedCode } from './embed-code.ts';
import type { EmbedsFile } from './embeds.schema.ts';

interface Props {
  words: EmbedsFile['code'];
  embed: Embed;
}

/** The code of a frame to copy, and the way to see what it shows. `enhanceCopies` works the button. */
export function EmbedCode({ words, embed }: Props) {
  const what = { what: embed.title };
  const code = embedCode(embed);
  return (
    <div className={styles.embed} data-print="none">
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <p className={styles.ways}>
        <StillCopyButton what={fillIn(words.copied, what)} text={code} />
        <a className={styles.see} href={new URL(embed.url).pathname}>
          {fillIn(words.see, what)}
        </a>
      </p>
    </div>
  );
}
