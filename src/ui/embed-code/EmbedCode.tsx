import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import styles from './embed-code.module.css';

/**
 * A frame for other sites: its address, its accessible name, and its height in pixels at a width of
 * 300 px.
 */
export interface Embed {
  url: string;
  title: string;
  height: number;
}

interface Props {
  embed: Embed;
  what: string;
  see: string;
  /** Inside an island; elsewhere `enhance-copy.ts` handles the button. */
  isLive?: boolean;
}

/** The code of a frame to copy, and a link to what it shows. */
export function EmbedCode({ embed, what, see, isLive = false }: Props) {
  const code = embedCode(embed);
  const Copy = isLive ? CopyButton : StillCopyButton;
  return (
    <div className="stack gap-y-2" data-print="none">
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <p className="cluster gap-y-1 gap-x-5">
        <Copy what={what} text={code} />
        <a className="target" href={new URL(embed.url).pathname}>
          {see}
          <span className="visually-hidden"> ({embed.title})</span>
        </a>
      </p>
    </div>
  );
}

/**
 * The HTML of a frame: loaded when it comes into view, and without a referrer. Attribute values are
 * escaped (HTML Standard, section 13.1.2.3).
 */
export function embedCode({ url, title, height }: Embed): string {
  const what = `src="${escaped(url)}" title="${escaped(title)}" width="100%" height="${height}"`;
  return `<iframe ${what} loading="lazy" referrerpolicy="no-referrer" style="border:0"></iframe>`;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
