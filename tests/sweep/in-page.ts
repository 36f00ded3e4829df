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
  const count = levels.filter((level) => level === 1).length;
  return count === 1 ? problems : [...problems, `${count} headings of level 1`];
}

/**
 * Problems unless header, main and footer are there once and each navigation has its own name
 * (docs/requirements/accessibility.md, G3).
 */
export function landmarkProblems(): string[] {
  const missingOrRepeated = ['body > header', 'body > main#main', 'body > footer'].filter(
    (selector) => document.querySelectorAll(selector).length !== 1,
  );
  const names = [...document.querySelectorAll('nav')]
    .filter((nav) => nav.checkVisibility())
    .map((nav) => {
      const heading = document.getElementById(nav.getAttribute('aria-labelledby') ?? '');
      return heading?.textContent ?? nav.getAttribute('aria-label') ?? '';
    });
  const emptyNames = names.filter((name) => !name.trim());
  const repeatedNames = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...missingOrRepeated.map((selector) => `not exactly one ${selector}`),
    ...emptyNames.map(() => 'navigation without a name'),
    ...repeatedNames.map((name) => `navigation "${name}" twice`),
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
  const gluedWords = [...document.querySelectorAll('span.visually-hidden')].filter((hidden) => {
    const text = hidden.textContent ?? '';
    const before = inlineText(hidden.previousSibling);
    const after = inlineText(hidden.nextSibling);
    const keepsSpace = getComputedStyle(hidden).whiteSpaceCollapse === 'preserve';
    // Without white-space: pre, spaces at the ends of an absolutely positioned word are dropped.
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
    ...gluedWords.map((hidden) => `read as one word: ${hidden.parentElement?.textContent}`),
  ];
}

/**
 * Problems unless links to other sites open a new tab, and links that open one say so and have
 * `rel="noopener"` (docs/requirements/accessibility.md, G15).
 */
export function newTabProblems(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim();
    const problemOf = (problem: string) => `${problem}: ${name} → ${link.getAttribute('href')}`;
    const isExternal = link.protocol.startsWith('http') && link.origin !== location.origin;
    const opensNewTab = link.target === '_blank';
    const problems: string[] = [];
    if (isExternal && link.protocol !== 'https:') problems.push(problemOf('not https'));
    if (isExternal && !opensNewTab) problems.push(problemOf('leaves the site in this tab'));
    if (opensNewTab && !link.relList.contains('noopener'))
      problems.push(problemOf('no rel=noopener'));
    const announcement =
      document.documentElement.lang === 'es' ? /pestaña nueva\)$/ : /opens in a new tab\)$/;
    if (opensNewTab && !announcement.test(name)) {
      problems.push(problemOf('does not say that it opens a new tab'));
    }
    return problems;
  });
}

/** Problems unless each image has a size and an `alt`, and loads when the page scrolls to it. */
export async function imageProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const image of document.querySelectorAll('img')) {
    const name = image.getAttribute('src') ?? '';
    if (!image.hasAttribute('width') || !image.hasAttribute('height'))
      problems.push(`no size: ${name}`);
    if (!image.hasAttribute('alt')) problems.push(`no alt: ${name}`);
    if (!image.checkVisibility()) continue;
    // To its start: a row of cards that snaps would jump back from the edge of a small picture.
    image.scrollIntoView({ inline: 'start' });
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
  const windowWidth = document.documentElement.clientWidth;
  const pageWidth = document.documentElement.scrollWidth;
  const outsideElements = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return (
      hasWords &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (box.right > windowWidth + 1 || box.left < -1) &&
      !element.closest('.skip-link, [tabindex="0"], [aria-hidden="true"]') &&
      !isForEars(element)
    );
  });
  const problems = outsideElements.map(
    (element) => `outside: <${element.localName}> ${element.textContent}`,
  );
  return pageWidth > windowWidth ? [`the page is ${pageWidth} px wide`, ...problems] : problems;

  /** Whether it or an element around it is for screen readers alone. */
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
    const hasVisibleText = element.checkVisibility() && element.innerText?.trim();
    const isHiddenOnPurpose =
      clipPath === 'inset(50%)' || element.closest('svg, [aria-hidden="true"]');
    return (cutsX || cutsY) && hasVisibleText && !isHiddenOnPurpose
      ? [`<${element.localName} class="${element.className}"> ${element.innerText.slice(0, 60)}`]
      : [];
  });
}

/**
 * Targets below 44 by 44 CSS pixels, except links in a sentence, the squares of a map, which
 * `tests/stories/voice-map.spec.ts` measures, and the months of a year
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
    if (
      !isSeen ||
      target.closest('.visually-hidden, .skip-link, [data-squares]') ||
      isInSentence(target)
    )
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

/** The Tab stops that `checkTabStop` has met in a page. It keeps them in `window`. */
interface TabWalk {
  stops?: Set<Element>;
  lastStop?: Element;
}

/**
 * Checks the element that has focus as one Tab stop: in view, uncovered, with an outline, after the
 * stop before it (docs/requirements/accessibility.md, G5 to G7). Keeps the stops for
 * `stopsLeftOut`. `isOver` is `true` where focus left the page, came to a stop again, or came to a
 * second stop in `lastPart`, a selector.
 */
export function checkTabStop(lastPart?: string): { isOver: boolean; problems: string[] } {
  const walk = window as unknown as TabWalk;
  walk.stops ??= new Set();
  const stop = document.activeElement;
  // A date field has a stop for each of its parts.
  if (stop && stop === walk.lastStop) return { isOver: false, problems: [] };
  if (!stop || stop === document.body || walk.stops.has(stop)) {
    return { isOver: true, problems: [] };
  }
  const isInLastPart = (element: Element | undefined) =>
    Boolean(lastPart && element?.closest(lastPart));
  if (isInLastPart(stop) && isInLastPart(walk.lastStop)) return { isOver: true, problems: [] };
  walk.stops.add(stop);

  const [box = stop.getBoundingClientRect()] = stop.getClientRects();
  const { outlineStyle, outlineWidth } = getComputedStyle(stop);
  const topmost = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const fitsWindow = box.height <= innerHeight;
  const isInView = fitsWindow
    ? box.top >= -1 && box.bottom <= innerHeight + 1
    : box.top < innerHeight;
  const isCovered =
    !topmost || !(stop.contains(topmost) || stop.closest('label')?.contains(topmost));
  const followsLastStop =
    !walk.lastStop ||
    Boolean(walk.lastStop.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  walk.lastStop = stop;

  const problems = [
    box.width === 0 || box.height === 0 ? 'has no size' : '',
    isInView ? '' : `is out of view at ${Math.round(box.top)} px`,
    isCovered
      ? `is covered by <${topmost?.localName} class="${topmost?.getAttribute('class')}">`
      : '',
    outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'shows no focus' : '',
    followsLastStop ? '' : 'comes before the last stop in the page',
  ].filter(Boolean);
  const name = `<${stop.localName}> ${stop.textContent?.trim() || stop.getAttribute('aria-label')}`;
  return { isOver: false, problems: problems.map((problem) => `${name} ${problem}`) };
}

/**
 * Controls that can be seen and used but that `checkTabStop` has not met, except radio buttons
 * and controls in `lastPart`, a selector.
 */
export function stopsLeftOut(lastPart?: string): string[] {
  const { stops = new Set() } = window as unknown as TabWalk;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled, [tabindex="0"]',
  );
  return [...controls].flatMap((control) => {
    const isVisible = control.checkVisibility({
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
    const isRoving =
      control.tabIndex < 0 || (control instanceof HTMLInputElement && control.type === 'radio');
    if (!isVisible || isRoving || control.closest('[inert]') || stops.has(control)) return [];
    if (lastPart && control.closest(lastPart)) return [];
    return [`<${control.localName}> ${control.textContent?.trim()}`];
  });
}

/** Waits until the fonts are loaded and painted. */
export async function fontsPainted(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Returns the height of the whole page, and of its head from the top of main: the first cold band,
 * or to the end of the h1 where there is none or it is a printed sheet (profiles, whose facts below
 * the name are what visitors come for). In CSS pixels.
 */
export function heights(): { head: number; whole: number } {
  const head = document.querySelector('main [data-ground="cold"]:not([data-sheet]), main h1');
  const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const bottom = head?.getBoundingClientRect().bottom ?? Number.NaN;
  return { head: Math.round(bottom - top), whole: document.documentElement.scrollHeight };
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
