import { fileSizeLabel, fillIn } from '#site/words.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { PrintButton } from '#ui/print-button/PrintButton.tsx';
import type { KitPageFile } from './kit-page.schema.ts';
import styles from './kit-tools.module.css';

interface Props {
  words: KitPageFile['tools'];
  /** The whole kit as plain text. */
  text: string;
  /** Where the same text is as a file. */
  file: string;
}

/** The kit to take along: on the clipboard, on paper, as a file. The file needs no script. */
export function KitTools({ words, text, file }: Props) {
  return (
    <div className={styles.tools} data-print="none">
      <StillCopyButton what={words.copy} text={text} isWhole />
      <PrintButton>{words.print}</PrintButton>
      <a className={styles.file} href={file} download="">
        {fillIn(words.download, { size: fileSizeLabel(new TextEncoder().encode(text).length) })}
      </a>
    </div>
  );
}
