import { Small } from '#ui/lede/Lede.tsx';
import styles from './deadline.module.css';

interface Props {
  id: string;
  title: string;
  lede?: string;
}

/** The heading of a part of the page, smaller than elsewhere, because a reporter is in a hurry. */
export function PartHead({ id, title, lede }: Props) {
  return (
    <div className={`stack gap-y-1 ${styles.head}`}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {lede && <Small>{lede}</Small>}
    </div>
  );
}
