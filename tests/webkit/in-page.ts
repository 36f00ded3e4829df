import type * as TestingLibrary from '@testing-library/dom';

/* Functions that run inside the page. Each sees its arguments and nothing else of this file. */

declare global {
  interface Window {
    /**
     * The library that finds elements as assistive technology does; undefined until a test loads
     * it.
     */
    TestingLibraryDom?: typeof TestingLibrary;
    /** Problems of the page since it was opened. */
    problemsOfPage?: string[];
  }
}

/** An argument for a function in the page: a text, or the source and flags of a pattern. */
export type TextInPage = string | { source: string; flags: string };

/** One step to an element, from the elements of the step before it. */
export type Step =
  | { by: 'role'; role: string; name: TextInPage | undefined }
  | { by: 'text'; text: TextInPage }
  | { by: 'selector'; selector: string }
  | { by: 'index'; index: number };

/** An element as a visitor meets it. */
export interface PartState {
  text: string;
  value: string;
  isChecked: boolean;
  hasFocus: boolean;
  attributes: Record<string, string>;
  /** The middle of its words, or of itself where it has none, in CSS pixels of the window. */
  x: number;
  y: number;
  /** HTML of the element that covers that point; empty where none does. */
  coveredBy: string;
}

/**
 * Returns the elements that are shown at the end of the steps; undefined while
 * `window.TestingLibraryDom` is missing, which the caller then loads. `scrollsToFirst` scrolls the
 * first of them into view before it is measured.
 */
export function lookFor(steps: readonly Step[], scrollsToFirst: boolean): PartState[] | undefined {
  const library = window.TestingLibraryDom;
  if (!library) return undefined;
  const pattern = (text: TextInPage) =>
    typeof text === 'string' ? text : new RegExp(text.source, text.flags);
  const next = (from: HTMLElement, step: Step): HTMLElement[] => {
    if (step.by === 'role') {
      const { role, name } = step;
      return library.queryAllByRole(from, role, name === undefined ? {} : { name: pattern(name) });
    }
    if (step.by === 'text') return library.queryAllByText(from, pattern(step.text));
    if (step.by === 'selector') return [...from.querySelectorAll<HTMLElement>(step.selector)];
    return [];
  };
  let found: HTMLElement[] = [document.body];
  for (const step of steps) {
    found =
      step.by === 'index'
        ? found.slice(step.index, step.index + 1)
        : [...new Set(found.flatMap((from) => next(from, step)))];
    // Closed elements have no boxes; words for screen readers alone have a small one.
    found = found.filter(
      (element) => element.getClientRects().length > 0 && (element.checkVisibility?.() ?? true),
    );
  }
  if (scrollsToFirst) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  /** The box of the first visible line of text, or of the element. */
  const firstLineBox = (element: HTMLElement): DOMRect => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const box = element.getBoundingClientRect();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [line] = range.getClientRects();
      if (!line || line.width < 4 || line.height < 4) continue;
      const isInside = line.left >= box.left - 1 && line.right <= box.right + 1;
      if (isInside) return line;
    }
    return box;
  };
  return found.map((element) => {
    const box = firstLineBox(element);
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const isUncovered = hit !== null && (element.contains(hit) || hit.contains(element));
    const field = element as HTMLInputElement;
    return {
      text: (element.innerText ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: field.value ?? '',
      isChecked: field.checked ?? element.getAttribute('aria-checked') === 'true',
      hasFocus: document.activeElement === element,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      x,
      y,
      coveredBy: isUncovered ? '' : (hit?.outerHTML.slice(0, 120) ?? 'the edge of the window'),
    };
  });
}

/**
 * Records the problems of the page from its first script on, and sends them to the server when the
 * page is left.
 */
export function listenForProblems(): void {
  const problems: string[] = [];
  window.problemsOfPage = problems;
  const note = (problem: string) => problems.push(`${location.pathname}: ${problem}`);
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) note(`error: ${message}`);
      else if (target instanceof Element) note(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      note(`console ${level}: ${words.join(' ')}`);
      write.apply(console, words);
    };
  }
  addEventListener('pagehide', () => {
    // The address is `problemsPath` of visited-site.ts, which this function cannot see.
    if (problems.length > 0) navigator.sendBeacon('/the-test-hears', problems.join('\n'));
  });
}

/**
 * Gives the page Apple's rule of focus, which WebKit has on Macs and iPhones and not on Linux: a
 * press gives no focus to a button, a link, a checkbox or a radio button, but to the nearest
 * element around it that takes some, or to none (`isMouseFocusable` in WebKit's
 * `HTMLFormControlElement` and `HTMLAnchorElement`).
 */
export function followApplesFocus(): void {
  const unfocusable =
    'a[href]:not([tabindex]), button, input[type="button"], input[type="submit"], input[type="checkbox"], input[type="radio"]';
  const focusable = 'input, select, textarea, summary, [tabindex], [contenteditable="true"]';
  const nearestFor = (target: Element) => {
    let element = target.closest<HTMLElement>(focusable);
    while (element?.matches(unfocusable)) {
      element = element.parentElement?.closest<HTMLElement>(focusable) ?? null;
    }
    return element;
  };
  addEventListener(
    'mousedown',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest(unfocusable)) return;
      event.preventDefault();
      const nearest = nearestFor(event.target);
      if (nearest) nearest.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    true,
  );
  // On Linux a pressed label gives focus to its checkbox; on Apple systems it only checks it.
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const label = event.target.closest('label');
    const control = label?.control;
    if (!control?.matches(unfocusable) || control.contains(event.target)) return;
    event.preventDefault();
    control.click();
  });
}

/**
 * Scrolls to the first visible island that has not hydrated and sends a press to all of them.
 * Returns their number; NaN while the page loads.
 */
export function wakeParts(): number {
  const islands = [...document.querySelectorAll('astro-island[ssr]')].filter(
    ({ firstElementChild }) => firstElementChild?.checkVisibility(),
  );
  islands[0]?.firstElementChild?.scrollIntoView({ behavior: 'instant' });
  for (const island of islands) {
    island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  }
  return document.readyState === 'complete' ? islands.length : Number.NaN;
}

/**
 * Returns the parts that a page of this site must have and this one lacks: styles, its own fonts, a
 * background color, words in its main part.
 */
export async function missingParts(): Promise<string[]> {
  await document.fonts.ready;
  const failed = [...document.fonts].filter(({ status }) => status === 'error');
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const sheets = [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0);
  const background = getComputedStyle(document.body).backgroundColor;
  const words = document.querySelector('main')?.innerText.trim() ?? '';
  return [
    ...failed.map(({ family }) => `the font ${family} did not load`),
    ...(loaded.length === 0 ? ['no font of its own'] : []),
    ...sheets.map(({ href }) => `an empty style sheet ${href}`),
    ...(background === 'rgba(0, 0, 0, 0)' ? ['no background color'] : []),
    ...(words.length < 40 ? [`hardly a word in its main part: ${words}`] : []),
  ];
}
