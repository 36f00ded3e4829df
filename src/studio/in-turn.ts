/**
 * Returns a function that runs acts one after the other, so that two saves never write at the same
 * time. An act that fails does not stop the next.
 */
export function oneAtATime(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const next = last.then(act, act);
    last = next.catch(() => undefined);
    return next;
  };
}
