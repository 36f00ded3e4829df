/* These functions run inside the page: each stands alone and gives back the faults it found. */

interface Walk {
  stops?: Set<Element>;
  last?: Element;
}

/** Looks at the element that has focus: seen, uncovered, marked, after the last one (G5 to G7). */
export function stopHere(): { left: boolean; faults: string[] } {
  const walk = window as unknown as Walk;
  walk.stops ??= new Set();
  const stop = document.activeElement;
  // A date field has a stop for each of its parts.
  if (stop && stop === walk.last) return { left: false, faults: [] };
  if (!stop || stop === document.body || walk.stops.has(stop)) return { left: true, faults: [] };
  walk.stops.add(stop);

  const [box = stop.getBoundingClientRect()] = stop.getClientRects();
  const { outlineStyle, outlineWidth } = getComputedStyle(stop);
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const fits = box.height <= innerHeight;
  const inView = fits ? box.top >= -1 && box.bottom <= innerHeight + 1 : box.top < innerHeight;
  const isCovered = !seen || !(stop.contains(seen) || stop.closest('label')?.contains(seen));
  const follows = !walk.last || Boolean(walk.last.compareDocumentPosition(stop) & 4);
  walk.last = stop;

  const faults = [
    box.width === 0 || box.height === 0 ? 'has no size' : '',
    inView ? '' : `is out of view at ${Math.round(box.top)} px`,
    isCovered ? `is covered by <${seen?.localName} class="${seen?.getAttribute('class')}">` : '',
    outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'shows no focus' : '',
    follows ? '' : 'comes before the last stop in the page',
  ].filter(Boolean);
  const name = `<${stop.localName}> ${stop.textContent?.trim() || stop.getAttribute('aria-label')}`;
  return { left: false, faults: faults.map((fault) => `${name} ${fault}`) };
}

/** Controls that can be seen and used but were no stop of the walk; of a radio group, one is enough. */
export function stopsLeftOut(): string[] {
  const { stops = new Set() } = window as unknown as Walk;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled, [tabindex="0"]',
  );
  return [...controls].flatMap((control) => {
    const seen = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const roving =
      control.tabIndex < 0 || (control instanceof HTMLInputElement && control.type === 'radio');
    if (!seen || roving || control.closest('[inert]') || stops.has(control)) return [];
    return [`<${control.localName}> ${control.textContent?.trim()}`];
  });
}
