import rows from '#ui/ruled-list/ruled-list.module.css';
import { ArrowLink } from '../button/ArrowLink.tsx';
import styles from './point-list.module.css';

interface Point {
  title: string;
  text: string;
  link?: { label: string; href: string };
}

/**
 * A ruled list of points: the title in display type, the text beside or below it. A `DoorList`
 * consists of links.
 */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className={rows.lined} role="list">
      {points.map(({ title, text, link }) => (
        <li key={title} className={`stack gap-y-3 gap-x-gutter ${styles.point}`}>
          <h3>{title}</h3>
          <div className="stack start gap-y-2 quiet">
            <p>{text}</p>
            {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
          </div>
        </li>
      ))}
    </ul>
  );
}
