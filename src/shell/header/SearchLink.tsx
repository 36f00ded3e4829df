import { Search } from 'lucide-react';
import { searchHref } from '#features/search/search-state.ts';
import { searchWords } from '#features/search/search-words.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './search-link.module.css';

interface Props {
  path: string;
}

/**
 * The way to the search: its page, or where scripts run the dialog over this page. The key is named where one is
 * pressed. The field takes what is typed until that dialog is loaded.
 */
export function SearchLink({ path }: Props) {
  return (
    <>
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
      <dialog aria-label={searchWords.title}>
        <form action={searchHref}>
          <input type="text" name="q" aria-label={searchWords.title} />
          <button type="submit" hidden />
        </form>
      </dialog>
    </>
  );
}

/** The way to the page of the search from a page in another language: the dialog over a page speaks English. */
export function PlainSearchLink({ children }: { children: string }) {
  return (
    <a className={styles.link} href={searchHref} hrefLang="en">
      <Icon of={Search} /> {children}
    </a>
  );
}
