import { Band } from '#ui/band/Band.tsx';
import styles from './statement.module.css';

/** The main sentence of an About page, set large under its heading. */
export function Statement({ id, title, children }: Record<'id' | 'title' | 'children', string>) {
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
