/*
 * These functions run inside the page, so each uses nothing outside of itself; most return the
 * problems they found.
 */

/**
 * Problems unless there is one h1 and no level is skipped (docs/requirements/accessibility.md, G2).
 */
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

/**
 * Problems unless header, main and footer are there once and each navigation has its own name
 * (docs/requirements/accessibility.md, G3).
 */
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
 * Problems of words that a screen reader says wrongly: a text that can have focus, which Orca calls
 * clickable; a hidden word without a space to the word beside it; a field that is invalid from the
 * start (docs/requirements/accessibility.md, G14).
 */
export function speechProblems(): string[] {
  const focusable = [...document.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, p, li)[tabindex]')];
  // Blocks are read apart from what stands beside them.
  const isInline = (node: Node | null) =>
    node instanceof Element ? /^inline/.test(getComputedStyle(node).display) : node !== null;
  const inlineText = (node: Node | null) => (isInline(node) ? (node?.textContent ?? '') : '');
  const glued = [...document.querySelectorAll('span.visually-hidden')].filter((hidden) => {
    const text = hidden.textContent ?? '';
    const before = inlineText(hidden.previousSibling);
    const after = inlineText(hidden.nextSibling);
    const keepsSpace = getComputedStyle(hidden).whiteSpaceCollapse === 'preserve';
    const isLost = text !== text.trim() && !keepsSpace;
    const isGlued =
      (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}(“]/u.test(text)) ||
      (/[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}(“]/u.test(after));
    return isLost || isGlued;
  });
  // Firefox announces an empty required field as invalid before anybody has used it.
  const invalidFields = document.querySelectorAll(
    ':is(input, select, textarea):required:not([aria-invalid])',
  );
  return [
    ...[...invalidFields].map((field) => `invalid from the start: ${field.outerHTML}`),
    ...focusable.map((text) => `keeps focus: <${text.localName}> ${text.textContent}`),
    ...glued.map((hidden) => `read as one word: ${hidden.parentElement?.textContent}`),
  ];
}

/**
 * Problems unless links to other sites open a new tab, and links that open one say so and have
 * `rel="noopener"` (docs/requirements/accessibility.md, G15).
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
    const announcement =
      document.documentElement.lang === 'es' ? /pestaña nueva\)$/ : /opens in a new tab\)$/;
    if (newTab && !announcement.test(name)) {
      problems.push(tell('does not say that it opens a new tab'));
    }
    return problems;
  });
}

/** Problems unless each picture has a size and an `alt`, and loads when it is scrolled to. */
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

/** Fields with letters below 16 px, into which iOS zooms. */
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
 * Elements with words outside of the window, unless they are in a scroll area of their own
 * (docs/requirements/accessibility.md, G11).
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

/** Adds the text spacing that a visitor may set (WCAG 1.4.12), as a style sheet of the page. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Makes the browser lay out every part as if it were in view. For parts that `content-visibility`
 * skips, it sometimes returns the boxes of an earlier window size.
 */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Removes the last style sheet that a test added. */
export function removeLastStyle(): void {
  document.adoptedStyleSheets.pop();
}

/** Boxes that hide a part of their words (docs/requirements/accessibility.md, G12). */
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

/**
 * Targets below 44 by 44 CSS pixels, except links in a sentence
 * (docs/requirements/accessibility.md, G8).
 */
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
    let linkedWords = 0;
    for (const link of links) linkedWords += link.textContent?.trim().length ?? 0;
    return words > linkedWords + 3;
  }
}

interface Walk {
  stops?: Set<Element>;
  last?: Element;
}

/**
 * Returns the problems of the element that has focus: it must be in view, uncovered, marked as
 * focused, and after the last one in the document. `left` is `true` where focus left the page, or
 * comes to a second stop in the part that the selector `end` names
 * (docs/requirements/accessibility.md, G5 to G7).
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

/** Controls that can be seen and used but were no stop of the walk; radio buttons do not count. */
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

/** Waits until the fonts are loaded and painted. */
export async function fontsPainted(): Promise<void> {
  await document.fonts.ready;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/**
 * The heights of the page and of its head, the cold ground at its start, in CSS pixels. On a
 * profile the head ends with the name, because the facts below it are what visitors come for.
 */
export function heights(): { head: number; whole: number } {
  const head = document.querySelector('main [data-ground="cold"]:not([data-sheet]), main h1');
  const begin = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const end = head?.getBoundingClientRect().bottom ?? Number.NaN;
  return { head: Math.round(end - begin), whole: document.documentElement.scrollHeight };
}

/**
 * Heading, links and lines of the main part of a page, without the words of forms and buttons,
 * which may need a script.
 */
export function mainPart() {
  const main = document.querySelector('main');
  const parts = (selector: string) => [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])];
  // `innerText` leaves out parts far down the page that are not laid out yet.
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
