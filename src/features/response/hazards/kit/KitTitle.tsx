import type { ReactNode } from 'react';
import { Small } from '#ui/lede/Lede.tsx';
import styles from './hazard-kit.module.css';

interface Props {
  id: string;
  title: ReactNode;
  lede?: string | undefined;
}

/** The heading of a part of a kit, where the jump list lands. */
export function KitTitle({ id, title, lede }: Props) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {title}
      </h2>
      {lede && <Small>{lede}</Small>}
    </div>
  );
}
