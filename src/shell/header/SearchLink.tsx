import { Search } from 'lucide-react';
import { searchHref } from '#features/search/panel/search-state.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './search-link.module.css';

interface Props {
  path: string;
}

/** The way to the search: its page, or where scripts run the dialog over this page. The key is named where one is pressed. */
export function SearchLink({ path }: Props) {
  return (
    <a
      className={styles.link}
      href={searchHref}
      data-search=""
      aria-current={path === searchHref ? 'page' : undefined}
    >
      <Icon of={Search} /> Search
      <span className={styles.key} aria-hidden="true" data-with-script="">
        /
      </span>
    </a>
  );
}
