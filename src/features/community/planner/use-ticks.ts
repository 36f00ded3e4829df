import { useEffect, useState } from 'react';
import * as device from '#site/device.ts';

const none: ReadonlySet<string> = new Set();

/** Which tasks are done, kept on this device alone. `kept` is false where the browser keeps nothing. */
export function useTicks() {
  const [ticks, setTicks] = useState(none);
  const [kept, setKept] = useState(true);

  // After the first paint, so that the page as it was built and the browser agree.
  useEffect(() => {
    const stored = device.read('planner', isIds);
    if (stored) setTicks(new Set(stored));
  }, []);

  function tick(id: string, isDone: boolean) {
    const next = new Set(ticks);
    if (isDone) next.add(id);
    else next.delete(id);
    setTicks(next);
    setKept(device.save('planner', [...next]));
  }

  function forget() {
    setTicks(none);
    device.remove('planner');
  }

  return { ticks, kept, tick, forget };
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
