import { Band } from '#ui/band/Band.tsx';
import styles from './statement.module.css';

interface Props {
  id: string;
  title: string;
  /** What we say of ourselves, set large. */
  children: string;
}

/** The one paragraph an About page is for, under its heading. */
export function Statement({ id, title, children }: Props) {
  return (
    <Band labelledBy={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <p className={styles.statement} data-long={children.length > 160 || undefined}>
        {children}
      </p>
    </Band>
  );
}
