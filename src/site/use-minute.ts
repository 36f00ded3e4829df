import { useLayoutEffect, useState } from 'react';

const minute = 60_000;

/**
 * The time, renewed when a minute begins. Undefined until the page lives, so that no build's time stands
 * in it; the first one is there before the browser paints.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useLayoutEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    function tick() {
      const date = new Date();
      setNow(date);
      next = setTimeout(tick, minute - (date.getTime() % minute));
    }
    tick();
    return () => clearTimeout(next);
  }, []);

  return now;
}
