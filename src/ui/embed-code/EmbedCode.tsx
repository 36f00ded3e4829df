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
  /** `true` inside an island; elsewhere `enhance-copy.ts` handles the button. */
  isLive?: boolean;
}

/** The code of a frame to copy, and a link to the page that it shows. */
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

/** Returns the HTML of a frame, which loads when it comes into view, and without a referrer. */
export function embedCode({ url, title, height }: Embed): string {
  const source = `src="${escapeAttribute(url)}" title="${escapeAttribute(title)}"`;
  const size = `width="100%" height="${height}"`;
  return `<iframe ${source} ${size} loading="lazy" referrerpolicy="no-referrer" style="border:0"></iframe>`;
}

/** Escapes a text for an attribute between double quotes (HTML Standard, section 13.1.2.3). */
function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
