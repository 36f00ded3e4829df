import { Button } from '#ui/button/Button.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { PrintButton } from '#ui/print-button/PrintButton.tsx';
import styles from './event-actions.module.css';
import type { EventPageFile } from './event-page.schema.ts';

interface Props {
  words: EventPageFile['share'];
  title: string;
  /** The address of the page, with its host. */
  url: string;
}

/** The page of an event as a link to copy, handed to another app, or on paper. `enhanceEvent` works it. */
export function ShareEvent({ words, title, url }: Props) {
  return (
    <div className={styles.share} role="group" aria-label={words.title} data-with-script="">
      <StillCopyButton what={words.copied} text={url} isWhole />
      <PrintButton>{words.print}</PrintButton>
      <Button size="small" tone="ghost" data-share-send="" data-title={title} data-url={url}>
        {words.send}
      </Button>
    </div>
  );
}
