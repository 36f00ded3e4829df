/**
 * Sets `aria-current="location"` on the link of a `PageNav` whose section is in view: the last one
 * that crosses a line at one third of the window height. Above the first section and below the last
 * one, on none.
 */
export function enhance(nav: HTMLElement): void {
  const links = [...nav.querySelectorAll('a')];
  const parts = links.map(({ hash }) => document.getElementById(hash.slice(1))?.closest('section'));
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      const current = parts.findLastIndex((part) => part && inView.has(part));
      for (const [place, link] of links.entries()) {
        if (place === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-33% 0px -66%' },
  );
  for (const part of parts) if (part) observer.observe(part);
}
