import { ThemeSwitch } from '#shell/theme/ThemeSwitch.tsx';
import { RecordStripes } from '#ui/record/RecordStripes.tsx';
import { Brand } from './Brand.tsx';
import styles from './header.module.css';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchLink } from './SearchLink.tsx';

interface Props {
  path: string;
  name: string;
}

/** The banner of every page: the record as a strip, the name, the way around. */
export function SiteHeader({ path, name }: Props) {
  return (
    <header className={styles.header} data-print="none">
      <div className={styles.strip}>
        <RecordStripes />
      </div>
      <div className={styles.bar}>
        <Brand name={name} />
        <MainNavigation path={path} />
        <SearchLink path={path} />
        <ThemeSwitch />
        <MobileMenu path={path} />
      </div>
    </header>
  );
}
