import { afterPaint } from '#site/after-paint.ts';

/** More than a window holds of claims. */
const seenAtOnce = 6;

/**
 * Which of some elements stand in the page and which are hidden; all stand at the start. What comes back
 * makes it so: what has to go goes at once, and so do the first that have to come; the rest comes once
 * they are drawn, since showing is what takes time. A later call takes the place of what was to come.
 */
export function standing(elements: readonly HTMLElement[]) {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const shown = new Set(byId.keys());
  let takeBack = () => {};

  function set(id: string, isShown: boolean): void {
    const element = byId.get(id);
    if (!element) return;
    element.hidden = !isShown;
    if (isShown) shown.add(id);
    else shown.delete(id);
  }

  return (ids: ReadonlySet<string>, when: 'soon' | 'now'): void => {
    takeBack();
    for (const id of [...shown]) if (!ids.has(id)) set(id, false);
    const coming = [...ids].filter((id) => !shown.has(id));
    const first = when === 'now' ? coming.length : seenAtOnce;
    for (const id of coming.slice(0, first)) set(id, true);
    const rest = coming.slice(first);
    if (rest.length === 0) return;
    takeBack = afterPaint(() => {
      for (const id of rest) set(id, true);
    });
  };
}
