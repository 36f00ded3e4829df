import styles from './now-link.module.css';

interface Props {
  /** The page to act from. */
  href: string;
  children: string;
}

/** The quiet line on other pages that leads a person in danger to what to do now. */
export function NowLink({ href, children }: Props) {
  return (
    <p className={styles.line} data-print="none">
      <a href={href}>{children}</a>
    </p>
  );
}
