/** A tab in the background draws no frames; what waits for one goes on after this time, in milliseconds. */
const atLast = 200;

/**
 * Calls back once the frame that shows everything changed until now has been drawn: for what nobody waits to see.
 * What comes back takes it back.
 */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(callback, atLast);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
