import { Tag, type TagTone } from './Tag.tsx';
import styles from './tag.module.css';

interface Props {
  /** What the tags are, for a screen reader: "Expertise", "Topics". */
  label: string;
  tags: readonly { name: string; tone?: TagTone }[];
}

/** Tags in a row, as a named list. */
export function TagList({ label, tags }: Props) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {tags.map(({ name, tone }) => (
        <li key={name}>
          <Tag tone={tone ?? 'plain'}>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
