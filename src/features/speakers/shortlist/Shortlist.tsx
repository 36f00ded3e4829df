import { useIsHydrated } from '#site/hydration.ts';
import { NoShortlist } from './NoShortlist.tsx';
import { ShortlistBoard } from './ShortlistBoard.tsx';
import styles from './shortlist.module.css';

/** The list of the page, once the browser has said which; until then, what a shortlist is. */
export function Shortlist() {
  const isLive = useIsHydrated();
  return (
    <div className={styles.place} data-live={isLive}>
      {isLive ? <ShortlistBoard /> : <NoShortlist />}
    </div>
  );
}
