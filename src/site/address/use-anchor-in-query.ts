import { useLayoutEffect } from 'react';

/**
 * Until a page is live, an anchor shows a part of it (`/stories#video`). Once it is, the anchor becomes
 * an answer in the query (`?tab=video`), so that the state of the page has one place. Stands before
 * `useAddressState`, which then reads it. `anchors` must stay the same object; others are left alone.
 */
export function useAnchorInQuery(key: string, anchors: readonly string[]): void {
  useLayoutEffect(() => {
    const move = () => {
      const anchor = anchors.find((name) => location.hash === `#${name}`);
      if (anchor === undefined) return;
      const query = new URLSearchParams(location.search);
      query.set(key, anchor);
      history.replaceState(history.state, '', `${location.pathname}?${query}`);
    };
    move();
    addEventListener('popstate', move);
    return () => removeEventListener('popstate', move);
  }, [key, anchors]);
}
