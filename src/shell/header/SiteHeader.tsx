import { Search, SunMoon } from 'lucide-react';
import { searchHref } from '#features/search/search-state.ts';
import { searchWords } from '#features/search/search-words.ts';
import { languageDoors } from '#shell/menus.ts';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { markBars, markBox } from '#site/site.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { RecordStripes } from '#ui/record/RecordStripes.tsx';
import styles from './header.module.css';
import { MainNavigation, MobileMenu } from './Navigation.tsx';

interface Props {
  path: string;
  name: string;
  /** Texts and links in another language; English by default. */
  words?: ShellWords | undefined;
  /** Paths of this page in every language, where it has more than one. */
  alternates?: Readonly<Record<'en' | 'es', string>> | undefined;
}

/** The banner of every page: the record as a strip, the name, navigation, search, theme. */
export function SiteHeader({ path, name, words, alternates }: Props) {
  const door = languageDoors[words ? 'en' : 'es'];
  const language = { ...door, href: alternates?.[door.lang] ?? door.href };
  return (
    <header className={styles.header} data-print="none">
      <div className={styles.strip}>
        <RecordStripes />
      </div>
      <div className={`page-width ${styles.bar}`}>
        <Brand name={name} />
        <MainNavigation path={path} words={words} />
        <a
          className={`target semibold ${styles.link} ${styles.language}`}
          href={language.href}
          lang={language.lang}
          hrefLang={language.hrefLang}
        >
          {language.label}
        </a>
        {words ? (
          // Without the dialog, which is in English.
          <a
            className={`target semibold ${styles.link} ${styles.search}`}
            href={searchHref}
            hrefLang="en"
          >
            <Icon of={Search} /> <span className={styles.searchName}>{words.search}</span>
          </a>
        ) : (
          <SearchLink path={path} />
        )}
        <ThemeSwitch words={words?.theme} />
        <MobileMenu path={path} words={words} language={language}>
          <ThemeChoice name="theme-mobile" words={words?.theme} />
        </MobileMenu>
      </div>
    </header>
  );
}

/** Mark and name, linked to the home page. On ember the mark has one color. */
export function Brand({ name, ground = 'cold' }: { name: string; ground?: 'cold' | 'ember' }) {
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

/**
 * The link to the search page; with script it opens the search dialog over this page, and `/` does
 * too. The native dialog with its field receives keystrokes until the script of the search dialog
 * is loaded.
 */
function SearchLink({ path }: { path: string }) {
  return (
    <>
      <a
        className={`target semibold ${styles.link} ${styles.search}`}
        href={searchHref}
        data-search=""
        aria-current={path === searchHref ? 'page' : undefined}
      >
        <Icon of={Search} /> <span className={styles.searchName}>Search</span>
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

/** The texts in another language; undefined in English. */
type ThemeWords = ShellWords['theme'] | undefined;

const english = { label: 'Color theme', system: 'System', light: 'Light', dark: 'Dark' };
const themes = ['system', 'light', 'dark'] as const;

/**
 * The color theme control of the header: a disclosure with a radio group. Hidden without script.
 */
function ThemeSwitch({ words = english }: { words: ThemeWords }) {
  return (
    <div className={styles.theme}>
      <button
        type="button"
        className={`icon-button ${styles.themeButton}`}
        popoverTarget="theme"
        aria-controls="theme"
        aria-label={words.label}
      >
        <Icon of={SunMoon} />
      </button>
      <div
        className={`${styles.popover} ${styles.themePanel}`}
        id="theme"
        popover="auto"
        data-menu=""
      >
        <ThemeChoice name="theme" words={words} />
      </div>
    </div>
  );
}

/**
 * Radio buttons for System (the default), Light and Dark; a page has two groups of them, each with
 * a `name` of its own.
 */
function ThemeChoice({ name, words = english }: { name: string; words: ThemeWords }) {
  return (
    <fieldset className={styles.choice} role="radiogroup" data-theme-choice="">
      <legend className="small semibold">{words.label}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name={name} value={theme} defaultChecked={theme === 'system'} />
          {words[theme]}
        </label>
      ))}
    </fieldset>
  );
}
