import { fillIn } from '#site/fill-in.ts';
import type { DirectoryPageFile } from './directory-page.schema.ts';
import styles from './filter-form.module.css';
import { foundId } from './found-id.ts';

interface Props {
  words: DirectoryPageFile['search']['see'];
  shown: number;
}

/** Beside the search: how many are left, and the way to them. The list itself begins below a small window. */
export function SeeResults({ words, shown }: Props) {
  const sentence = shown === 0 ? words.none : shown === 1 ? words.one : words.many;
  return (
    <p className={styles.see} data-awaits-address="" data-print="none">
      <a href={`#${foundId}`}>{fillIn(sentence, { count: String(shown) })}</a>
    </p>
  );
}
