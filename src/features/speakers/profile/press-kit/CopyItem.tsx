import type { ReactNode } from 'react';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import styles from './press-kit.module.css';

interface Props {
  heading: ReactNode;
  /** What stands under the heading: a word about the text, or the text itself where it is short. */
  note: ReactNode;
  /** What is copied, as the sentence "Copy {what}" goes on. */
  what: string;
  text: string;
  /** The text itself, where it is long and stands here. */
  children?: ReactNode;
}

/** A text to take along, as an entry of a list, with the copy button at its right. */
export function CopyItem({ heading, note, what, text, children }: Props) {
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div>
          {heading}
          <Small>{note}</Small>
        </div>
        <CopyButton what={what} text={text} />
      </div>
      {children}
    </li>
  );
}
