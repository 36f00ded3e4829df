/*
 * These functions run inside the page, so each uses nothing outside of itself; most return the
 * problems they found.
 */

/** One h1, and no level skipped (docs/requirements/accessibility.md, G2). */
export function headingProblems(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  );
  const levels = headings.map(({ localName }) => Number(localName.slice(1)));
  const problems = headings.flatMap((heading, index) => {
    const skipped = (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1;
    return skipped ? [`skips a level: <${heading.localName}> ${heading.textContent}`] : [];
  });
  const first = levels.filter((level) => level === 1).length;
  return first === 1 ? problems : [...problems, `${first} headings of level 1`];
}

/** Banner, main and contentinfo once each; every navigation with a name of its own (G3). */
export function landmarkProblems(): string[] {
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

/**
 * What a screen reader would say wrongly: a text that keeps the keyboard's focus, since Orca calls
 * it clickable, and a hidden word that is read as one with the word beside it
 * (docs/requirements/accessibility.md, G14).
 */
export function speechProblems(): string[] {
  const focusable = [...document.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, p, li)[tabindex]')];
  // Blocks are read apart from what stands beside them.
  const isInline = (node: Node | null) =>
    node instanceof Element ? /^inline/.test(getComputedStyle(node).display) : node !== null;
  const wordsOf = (node: Node | null) => (isInline(node) ? (node?.textContent ?? '') : '');
  const glued = [...document.querySelectorAll('span.visually-hidden')].filter((hidden) => {
    const text = hidden.textContent ?? '';
    const before = wordsOf(hidden.previousSibling);
    const after = wordsOf(hidden.nextSibling);
    const keepsSpace = getComputedStyle(hidden).whiteSpaceCollapse === 'preserve';
    const isLost = text !== text.trim() && !keepsSpace;
    const isGlued =
      (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}(“]/u.test(text)) ||
      (/[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}(“]/u.test(after));
    return isLost || isGlued;
  });
  // Firefox calls an empty field that must be answered invalid before anybody came to it.
  const condemned = document.querySelectorAll(
    ':is(input, select, textarea):required:not([aria-invalid])',
  );
  return [
    ...[...condemned].map((field) => `invalid from the start: ${field.outerHTML}`),
    ...focusable.map((text) => `keeps focus: <${text.localName}> ${text.textContent}`),
    ...glued.map((hidden) => `read as one word: ${hidden.parentElement?.textContent}`),
  ];
}

/**
 * Links to other sites, and only they and files, open a new tab, say so, and give it no handle
 * (G15).
 */
export function newTabProblems(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim();
    const tell = (problem: string) => `${problem}: ${name} → ${link.getAttribute('href')}`;
    const outside = link.protocol.startsWith('http') && link.origin !== location.origin;
    const newTab = link.target === '_blank';
    const problems: string[] = [];
    if (outside && link.protocol !== 'https:') problems.push(tell('not https'));
    if (outside && !newTab) problems.push(tell('leaves the site in this tab'));
    if (newTab && !link.relList.contains('noopener')) problems.push(tell('no rel=noopener'));
    const told =
      document.documentElement.lang === 'es' ? /pestaña nueva\)$/ : /opens in a new tab\)$/;
    if (newTab && !told.test(name)) {
      problems.push(tell('does not say that it opens a new tab'));
    }
    return problems;
  });
}

/**
 * Every picture keeps its place free, is described or decorative, and arrives when it is scrolled
 * to.
 */
export async function imageProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const image of document.querySelectorAll('img')) {
    const name = image.getAttribute('src') ?? '';
    if (!image.hasAttribute('width') || !image.hasAttribute('height'))
      problems.push(`no size: ${name}`);
    if (!image.hasAttribute('alt')) problems.push(`no alt: ${name}`);
    if (!image.checkVisibility()) continue;
    image.scrollIntoView();
    await image.decode().catch(() => problems.push(`does not load: ${name}`));
  }
  // Not by `scrollTo`: Chromium lets Tab go on from what was last scrolled into view.
  document.documentElement.scrollIntoView();
  return problems;
}

/** Fields with letters under 16 px, at which iOS zooms into the page. */
export function fieldProblems(): string[] {
  const fields = document.querySelectorAll<HTMLElement>(
    'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"])',
  );
  return [...fields].flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    return size < 16 ? [`${size} px: ${field.outerHTML.slice(0, 120)}`] : [];
  });
}

/**
 * Anything with words that stands outside the window, unless it lies in a scroll area of its own
 * (G11).
 */
export function widthProblems(): string[] {
  const width = document.documentElement.clientWidth;
  const wide = document.documentElement.scrollWidth;
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return (
      hasWords &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (box.right > width + 1 || box.left < -1) &&
      !element.closest('.skip-link, [tabindex="0"], [aria-hidden="true"]') &&
      !isForEars(element)
    );
  });
  const problems = outside.map(
    (element) => `outside: <${element.localName}> ${element.textContent}`,
  );
  return wide > width ? [`the page is ${wide} px wide`, ...problems] : problems;

  function isForEars(element: Element | null): boolean {
    if (!element) return false;
    return getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement);
  }
}

/**
 * Text spacing that a visitor may set (WCAG 1.4.12), as a style sheet of the page, which its policy
 * allows.
 */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Lays out every part as if it were in view. Of what `content-visibility` leaves out until it comes
 * near, the browser gives the boxes of an earlier window now and then.
 */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Takes the last style sheet of a test back. */
export function takeBackStyle(): void {
  document.adoptedStyleSheets.pop();
}

/** Boxes that hide a part of their words (G12). */
export function cutProblems(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    const shows = element.checkVisibility() && element.innerText?.trim();
    const hidden = clipPath === 'inset(50%)' || element.closest('svg, [aria-hidden="true"]');
    return (cutsX || cutsY) && shows && !hidden
      ? [`<${element.localName} class="${element.className}"> ${element.innerText.slice(0, 60)}`]
      : [];
  });
}

/** Targets below 44 by 44 px, but for links inside a sentence (G8). */
export function targetProblems(): string[] {
  const smallest = 44;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type="hidden"])',
  );
  return [...targets].flatMap((target) => {
    const label = target.closest('label') ?? target;
    const isSeen = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || target.closest('.visually-hidden, .skip-link') || isInSentence(target))
      return [];
    const { width, height } = label.getBoundingClientRect();
    if (width > smallest - 0.5 && height > smallest - 0.5) return [];
    const size = `${Math.round(width)} x ${Math.round(height)}`;
    return [`${size}: <${target.localName}> ${target.textContent || target.ariaLabel}`];
  });

  function isInSentence(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false;
    const block = target.parentElement?.closest(
      'p, li, dd, dt, td, th, figcaption, cite, span, div',
    );
    const words = block?.textContent?.trim().length ?? 0;
    const links = [...(block?.querySelectorAll('a') ?? [])];
    const linked = links.reduce((sum, link) => sum + (link.textContent?.trim().length ?? 0), 0);
    return words > linked + 3;
  }
}

interface Walk {
  stops?: Set<Element>;
  last?: Element;
}

/**
 * Looks at the element that has focus: seen, uncovered, marked, after the last one (G5 to G7). The
 * walk is over where focus left the page, or has come on inside of the part that a selector names.
 */
export function stopHere(end?: string): { left: boolean; problems: string[] } {
  const walk = window as unknown as Walk;
  walk.stops ??= new Set();
  const stop = document.activeElement;
  // A date field has a stop for each of its parts.
  if (stop && stop === walk.last) return { left: false, problems: [] };
  if (!stop || stop === document.body || walk.stops.has(stop)) return { left: true, problems: [] };
  const isInEnd = (one: Element | undefined) => Boolean(end && one?.closest(end));
  if (isInEnd(stop) && isInEnd(walk.last)) return { left: true, problems: [] };
  walk.stops.add(stop);

  const [box = stop.getBoundingClientRect()] = stop.getClientRects();
  const { outlineStyle, outlineWidth } = getComputedStyle(stop);
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const fits = box.height <= innerHeight;
  const inView = fits ? box.top >= -1 && box.bottom <= innerHeight + 1 : box.top < innerHeight;
  const isCovered = !seen || !(stop.contains(seen) || stop.closest('label')?.contains(seen));
  const follows = !walk.last || Boolean(walk.last.compareDocumentPosition(stop) & 4);
  walk.last = stop;

  const problems = [
    box.width === 0 || box.height === 0 ? 'has no size' : '',
    inView ? '' : `is out of view at ${Math.round(box.top)} px`,
    isCovered ? `is covered by <${seen?.localName} class="${seen?.getAttribute('class')}">` : '',
    outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'shows no focus' : '',
    follows ? '' : 'comes before the last stop in the page',
  ].filter(Boolean);
  const name = `<${stop.localName}> ${stop.textContent?.trim() || stop.getAttribute('aria-label')}`;
  return { left: false, problems: problems.map((problem) => `${name} ${problem}`) };
}

/**
 * Controls that can be seen and used but were no stop of the walk, up to where it ended; of a radio
 * group, one is enough.
 */
export function stopsLeftOut(end?: string): string[] {
  const { stops = new Set() } = window as unknown as Walk;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled, [tabindex="0"]',
  );
  return [...controls].flatMap((control) => {
    const seen = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const roving =
      control.tabIndex < 0 || (control instanceof HTMLInputElement && control.type === 'radio');
    if (!seen || roving || control.closest('[inert]') || stops.has(control)) return [];
    if (end && control.closest(end)) return [];
    return [`<${control.localName}> ${control.textContent?.trim()}`];
  });
}

/** Waits until the fonts are here and painted. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/**
 * How tall the page is, and its head: the cold ground it begins on. The head of a profile holds the
 * facts that the visitor came for, so there it ends with the name.
 */
export function heights(): { head: number; whole: number } {
  const head = document.querySelector('main [data-ground="cold"]:not([data-sheet]), main h1');
  const begin = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const end = head?.getBoundingClientRect().bottom ?? Number.NaN;
  return { head: Math.round(end - begin), whole: document.documentElement.scrollHeight };
}

/**
 * The main part of a page as its reader has it. Forms and buttons may bring words of their own
 * where a script works them; what is written for readers may not depend on one.
 */
export function mainPart() {
  const main = document.querySelector('main');
  const parts = (selector: string) => [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])];
  // Words that are not laid out yet, far down the page, are words all the same.
  const places = parts('li, tr, article');
  for (const place of places) place.style.contentVisibility = 'visible';
  const linesOf = ({ innerText }: HTMLElement) =>
    innerText.split('\n').flatMap((line) => line.trim() || []);
  const tools = new Set(parts('form, search, button, output, [data-with-script]').flatMap(linesOf));
  const lines = main ? linesOf(main).filter((line) => !tools.has(line)) : [];
  const links = parts('a').map((link) => (link as HTMLAnchorElement).href);
  for (const place of places) place.style.removeProperty('content-visibility');
  return {
    heading: document.querySelector('h1')?.innerText,
    links: [...new Set(links)].sort(),
    lines: [...new Set(lines)],
  };
}
