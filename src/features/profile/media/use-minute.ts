import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time, renewed when a minute begins. Undefined until the page lives, so that no build's time stands in it. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
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
