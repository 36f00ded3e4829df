import type { ReactNode } from 'react';
import { Band, Split } from '#ui/band/Band.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { KitItem } from './KitItem.tsx';
import styles from './kit-files.module.css';
import type { KitPart } from './media-kit.ts';

interface Props {
  id: string;
  part: KitPart;
  ground?: 'paper' | 'surface';
  /** What stands above the items: the mark itself. */
  children?: ReactNode;
}

/** One part of the kit with its files. */
export function KitFiles({ id, part, ground = 'paper', children }: Props) {
  return (
    <Band labelledBy={id} ground={ground}>
      <Split columns="4-8">
        <SectionHead id={id} title={part.title} lede={part.lede} />
        <div>
          {children}
          <ul className={styles.items} role="list">
            {part.items.map((item) => (
              <KitItem key={item.id} item={item} />
            ))}
          </ul>
        </div>
      </Split>
    </Band>
  );
}
