import { RequestList } from '#features/letters/requests/RequestList.tsx';
import { useIsHydrated } from '#site/hydration.ts';
import { CopySection } from './CopySection.tsx';
import styles from './my-requests.module.css';

/**
 * The requests of this device, and the copy of all that it keeps. Both are rendered in the browser.
 */
export function MyRequests() {
  const isLive = useIsHydrated();
  return (
    <div className={styles.place}>
      <RequestList />
      {/* Always there, so that a link to it finds its place before it is rendered. */}
      <div id="copy">{isLive && <CopySection />}</div>
    </div>
  );
}
