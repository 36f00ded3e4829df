import type { ReactNode } from 'react';
import { PrintButton } from '#ui/print-button/PrintButton.tsx';
import styles from './now.module.css';
import type { NowWords } from './now.schema.ts';
import { type NowLanguage, nowHref } from './now-addresses.ts';

interface Props {
  title: string;
  words: NowWords;
  language: NowLanguage;
  /** The same page in the other language, and what the switch says there. */
  other: { href: string; language: NowLanguage };
  /** The page is one of a hazard: the way back to the doors, and to paper. */
  hasBack?: boolean;
  /** The mark of the hazard. */
  children?: ReactNode;
}

/** The low head of a page for a person in danger: where it stands, the switch of language, its title. */
export function NowHead({ title, words, language, other, hasBack = false, children }: Props) {
  return (
    <div className={styles.head} data-ground="cold">
      <div className={styles.wrap}>
        <div className={styles.ways} data-print="none">
          {hasBack && <a href={nowHref(language)}>{words.back}</a>}
          <a href={other.href} lang={other.language} hrefLang={other.language}>
            {words.other}
          </a>
          {hasBack && <PrintButton>{words.print}</PrintButton>}
        </div>
        <h1>
          {children}
          {title}
        </h1>
      </div>
    </div>
  );
}
