import { Search } from 'lucide-react';
import { searchHref } from '#features/search/search-state.ts';
import { searchWords } from '#features/search/search-words.ts';
import { ThemeSwitch } from '#shell/header/ThemeSwitch.tsx';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { markBars, markBox } from '#site/brand-mark.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { RecordStripes } from '#ui/record/RecordStripes.tsx';
import styles from './header.module.css';
import { MainNavigation, MobileMenu } from './Navigation.tsx';

interface Props {
  path: string;
  name: string;
  /** Words and links in another language; English without them. */
  words?: ShellWords | undefined;
}

/** The banner of every page: the record as a strip, the name, the way around. */
export function SiteHeader({ path, name, words }: Props) {
  const items = words?.links.map((link) => ({ ...link, hrefLang: 'en' as const }));
  return (
    <header className={styles.header} data-print="none">
      <div className={styles.strip}>
        <RecordStripes />
      </div>
      <div className={styles.bar}>
        <Brand name={name} />
        <MainNavigation path={path} {...(words && items && { items, label: words.main })} />
        {words ? <PlainSearchLink>{words.search}</PlainSearchLink> : <SearchLink path={path} />}
        <ThemeSwitch words={words?.theme} />
        <MobileMenu path={path} words={words} {...(items && { items })} />
      </div>
    </header>
  );
}

interface BrandProps {
  name: string;
  /** One color on ember. */
  ground?: 'cold' | 'ember';
}

/** Mark and name, linked to the home page. */
export function Brand({ name, ground = 'cold' }: BrandProps) {
  return (
    <a className={styles.brand} data-on={ground} href="/">
      <svg
        className={styles.mark}
        viewBox={`0 0 ${markBox.width} ${markBox.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {markBars.map(({ step, ...bar }) => (
          <rect
            key={step}
            fill={ground === 'ember' ? 'currentColor' : `var(--s${step})`}
            {...bar}
          />
        ))}
      </svg>
      <span className={styles.name}>{name}</span>
    </a>
  );
}

interface SearchLinkProps {
  path: string;
}

/**
 * The way to the search: its page, or where scripts run the dialog over this page. The key is named where one is
 * pressed. The field takes what is typed until that dialog is loaded.
 */
function SearchLink({ path }: SearchLinkProps) {
  return (
    <>
      <a
        className={styles.search}
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
function PlainSearchLink({ children }: { children: string }) {
  return (
    <a className={styles.search} href={searchHref} hrefLang="en">
      <Icon of={Search} /> {children}
    </a>
  );
}
