/* These functions run inside the page: each stands alone and gives back the faults it found. */

/** One h1, and no level skipped (ACCESSIBILITY.md, G2). */
export function headingFaults(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  );
  const levels = headings.map(({ localName }) => Number(localName.slice(1)));
  const faults = headings.flatMap((heading, index) => {
    const skipped = (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1;
    return skipped ? [`skips a level: <${heading.localName}> ${heading.textContent}`] : [];
  });
  const first = levels.filter((level) => level === 1).length;
  return first === 1 ? faults : [...faults, `${first} headings of level 1`];
}

/** Banner, main and contentinfo once each; every navigation with a name of its own (G3). */
export function landmarkFaults(): string[] {
  const once = ['body > header', 'body > main#main', 'body > footer'].filter(
    (selector) => document.querySelectorAll(selector).length !== 1,
  );
  const names = [...document.querySelectorAll('nav')]
    .filter((nav) => nav.checkVisibility())
    .map((nav) => {
      const heading = document.getElementById(nav.getAttribute('aria-labelledby') ?? '');
      return heading?.textContent ?? nav.getAttribute('aria-label') ?? '';
    });
  const nameless = names.filter((name) => !name.trim());
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...once.map((selector) => `not exactly one ${selector}`),
    ...nameless.map(() => 'navigation without a name'),
    ...twice.map((name) => `navigation "${name}" twice`),
  ];
}

/** Links to other sites, and only they and files, open a new tab, say so, and give it no handle (G15). */
export function newTabFaults(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim();
    const tell = (fault: string) => `${fault}: ${name} → ${link.getAttribute('href')}`;
    const outside = link.protocol.startsWith('http') && link.origin !== location.origin;
    const newTab = link.target === '_blank';
    const faults: string[] = [];
    if (outside && link.protocol !== 'https:') faults.push(tell('not https'));
    if (outside && !newTab) faults.push(tell('leaves the site in this tab'));
    if (newTab && !link.relList.contains('noopener')) faults.push(tell('no rel=noopener'));
    const told =
      document.documentElement.lang === 'es' ? /pestaña nueva\)$/ : /opens in a new tab\)$/;
    if (newTab && !told.test(name)) {
      faults.push(tell('does not say that it opens a new tab'));
    }
    return faults;
  });
}

/** Every picture keeps its place free, is described or decorative, and arrives when it is scrolled to. */
export async function imageFaults(): Promise<string[]> {
  const faults: string[] = [];
  for (const image of document.querySelectorAll('img')) {
    const name = image.getAttribute('src') ?? '';
    if (!image.hasAttribute('width') || !image.hasAttribute('height'))
      faults.push(`no size: ${name}`);
    if (!image.hasAttribute('alt')) faults.push(`no alt: ${name}`);
    if (!image.checkVisibility()) continue;
    image.scrollIntoView();
    await image.decode().catch(() => faults.push(`does not load: ${name}`));
  }
  scrollTo(0, 0);
  return faults;
}
