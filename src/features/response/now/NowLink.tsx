import styles from './now-link.module.css';

/** The line on other pages that links a person in danger to what to do now. */
export function NowLink({ href, children }: { href: string; children: string }) {
  return (
    <p className={styles.line} data-print="none">
      <a className="target semibold" href={href}>
        {children}
      </a>
    </p>
  );
}
