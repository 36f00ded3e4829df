import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * A link to a place of this page that a filter hides shows everything first, so that it lands there; heights above
 * it are no longer guessed (see LandingMark). `showAll` is called before the browser follows the link.
 */
export function useLanding(showAll: () => void): void {
  const latest = useRef(showAll);
  useEffect(() => {
    latest.current = showAll;
  });
  useEffect(() => {
    const open = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      if (link) document.documentElement.dataset['landing'] = '';
      const id = link?.getAttribute('href')?.slice(1);
      const place = id ? document.getElementById(id) : null;
      if (place?.closest('[hidden]')) flushSync(() => latest.current());
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
}
