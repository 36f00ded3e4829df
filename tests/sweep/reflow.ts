/* These functions run inside the page: each stands alone and gives back the faults it found. */

/** Anything with words that stands outside the window, unless it lies in a scroll area of its own (G11). */
export function widthFaults(): string[] {
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
  const faults = outside.map((element) => `outside: <${element.localName}> ${element.textContent}`);
  return wide > width ? [`the page is ${wide} px wide`, ...faults] : faults;

  function isForEars(element: Element | null): boolean {
    if (!element) return false;
    return getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement);
  }
}

/** Text spacing that a visitor may set (WCAG 1.4.12), as a style sheet of the page, which its policy allows. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Boxes that hide a part of their words (G12). */
export function cutFaults(): string[] {
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
export function targetFaults(): string[] {
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
