import { useCallback, useRef, useState } from 'react';

/**
 * A value that is fetched at the first `load`, and again if that failed. `fetchValue` must stay the
 * same function.
 */
export function useLoaded<Value>(fetchValue: () => Promise<Value>) {
  const [value, setValue] = useState<Value>();
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(false);

  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetchValue().then(
      (fetched) => {
        setFailed(false);
        setValue(() => fetched);
      },
      () => {
        isAsked.current = false;
        setFailed(true);
      },
    );
  }, [fetchValue]);

  return { value, hasFailed, load };
}

/**
 * The JSON of an address. Rejects where it does not come, with a sentence that names it. Its form
 * is not checked: it is one of ours.
 */
export async function fetchJson<Value>(href: string): Promise<Value> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return answer.json();
}
