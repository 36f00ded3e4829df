import styles from './now-link.module.css';

interface Props {
  href: string;
  /** The language of words and page, where it is not that of the page around. */
  lang?: 'es';
  children: string;
}

/** The line on other pages that links a person in danger to what to do now. */
export function NowLink({ href, lang, children }: Props) {
  return (
    <p className={styles.line} lang={lang} data-print="none">
      <a className="target semibold" href={href} hrefLang={lang}>
        {children}
      </a>
    </p>
  );
}
