import type { ShellWords } from '#shell/shell-words.schema.ts';
import { ThemeSwitch } from '#shell/theme/ThemeSwitch.tsx';
import { RecordStripes } from '#ui/record/RecordStripes.tsx';
import { Brand } from './Brand.tsx';
import styles from './header.module.css';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PlainSearchLink, SearchLink } from './SearchLink.tsx';

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
