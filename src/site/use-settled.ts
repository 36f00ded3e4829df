import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value one frame late: the last one until what the new one changes at once has been drawn, then the new one, drawn
 * when there is time. For what comes second; React's own `useDeferredValue` begins before the frame and delays it.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => afterPaint(() => startTransition(() => setSettled(() => value))), [value]);
  return settled;
}
