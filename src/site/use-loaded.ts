import { useCallback, useRef, useState } from 'react';

/**
 * Returns a value that the first call of `load` fetches. After a failure, the next call tries
 * again. `fetchValue` must stay the same function.
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
 * Fetches the JSON at an address. Rejects for a status that is not 200 to 299, with a message that
 * names the address. The form of the JSON is not checked, because it is a file of this site.
 */
export async function fetchJson<Value>(href: string): Promise<Value> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return response.json();
}
