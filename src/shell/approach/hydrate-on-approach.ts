import type { ClientDirective } from 'astro';
import { isComposing } from '#ui/keys/composing.ts';

/**
 * The conditions under which an island hydrates when the page is idle, though nobody came near: the
 * built page cannot know what it shows. `near` is a condition of its own.
 */
interface ApproachOptions {
  /**
   * A key of `localStorage`: the island shows what the device keeps there, and it keeps something.
   */
  stored?: string;
  /** `YYYY-MM-DD`: the island shows what holds on that day, and the device has another one. */
  builtOn?: string;
  /** The island shows what no build knows, such as the present moment. */
  idle?: boolean;
  /**
   * How near to the window the island has to be to hydrate, as a `rootMargin` such as `200px`; its
   * code is not fetched before.
   */
  near?: string;
}

declare global {
  namespace Astro {
    interface ClientDirectives {
      'client:approach'?: boolean | ApproachOptions;
    }
  }
}

/**
 * Selectors of elements whose clicks have no lasting effect before hydration. Links work by
 * themselves, also those to a tab.
 */
const pressable = 'button, label, input:is([type="checkbox"], [type="radio"])';
/** The events by which a visitor reaches an island. */
const touches = ['pointerdown', 'focusin', 'input', 'click'];

/**
 * `client:approach` fetches the code of an island when the page is idle; with Save-Data, when
 * somebody comes near. It hydrates the island when a pointer, the focus or a touch reaches it, at
 * any keystroke on the page, and at once where the address has a query or a fragment. An island
 * that shows nothing yet is approached anywhere on the page.
 *
 * With `near` the island hydrates when it comes near to the window, and of the keystrokes its own
 * alone count.
 *
 * Buttons that are clicked before the island runs are clicked again once it does; if its code does
 * not arrive, they are clicked as buttons of a plain form. Keystrokes that move in a part, which
 * names their keys in `data-moves`, are repeated in order. `useEarlyAnswers` takes over what was
 * typed.
 */
const onApproach: ClientDirective = (load, { value }, island) => {
  const isSeen = island.firstElementChild !== null;
  const area = isSeen ? island : document;
  const approaches = isSeen ? ['pointerover', ...touches] : touches;
  const { near } = value as ApproachOptions;
  const keyArea = near === undefined ? globalThis : island;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const earlyActs: (() => void)[] = [];
  let isApproached = false;

  async function hydrate() {
    if (isApproached) return;
    isApproached = true;
    await (await load())();
    // Astro removes `ssr` at hydration. Where the code did not load, what it was to replace is
    // shown (EarlyMark).
    if (island.hasAttribute('ssr')) delete document.documentElement.dataset['expected'];
    for (const type of approaches) area.removeEventListener(type, onApproached, { capture: true });
    keyArea.removeEventListener('keydown', onApproached, { capture: true });
    for (const act of earlyActs) {
      act();
      // React renders after each, as between two keystrokes.
      await undefined;
    }
  }

  function onApproached(event: Event) {
    const { target } = event;
    void hydrate();
    if (!(target instanceof Element) || !island.contains(target)) return;
    const control = target.closest<HTMLElement>(pressable);
    if (event.type === 'click' && control) replayLater(event, () => control.click());
    if (!(event instanceof KeyboardEvent) || isComposing(event)) return;
    // Enter in a field would press the first button of its form.
    if (event.key === 'Enter' && target instanceof HTMLInputElement)
      replayLater(event, () => island.hasAttribute('ssr') && target.form?.requestSubmit());
    if (isMove(event, target)) replayLater(event, () => repeatKeystroke(event, target));
  }

  function replayLater(event: Event, act: () => void) {
    event.preventDefault();
    event.stopPropagation();
    earlyActs.push(act);
  }

  for (const type of approaches) area.addEventListener(type, onApproached, { capture: true });
  keyArea.addEventListener('keydown', onApproached, { capture: true });
  if (near !== undefined) whenNear(island, near, () => void hydrate());
  else if (location.search || location.hash) void hydrate();
  else
    whenIdle(() => {
      if (isOutdated(value as ApproachOptions)) void hydrate();
      else if (!connection?.saveData) fetchScripts(island);
    });
};

export default onApproach;

/** Returns whether a part of the island around `target` moves by this key, as a month by arrows. */
function isMove({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, target: Element): boolean {
  const keys = target.closest<HTMLElement>('[data-moves]')?.dataset['moves']?.split(' ');
  return keys?.includes(key) === true && !(altKey || ctrlKey || metaKey);
}

/**
 * Sends a keystroke again, to the element that has focus by then: an earlier one may have moved it.
 */
function repeatKeystroke(event: KeyboardEvent, target: Element): void {
  const part = target.closest('[data-moves]');
  const focused = part?.contains(document.activeElement) ? document.activeElement : target;
  focused?.dispatchEvent(new KeyboardEvent(event.type, event));
}

/** Returns whether the island shows what its built page could not know. */
function isOutdated({ stored, builtOn, idle = false }: ApproachOptions): boolean {
  if (idle || (builtOn !== undefined && builtOn !== today())) return true;
  try {
    return stored !== undefined && !['[]', '{}', null].includes(localStorage.getItem(stored));
  } catch {
    return false;
  }
}

/** Returns the day on the device's calendar, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString().slice(0, 10);
}

/** Fetches and compiles the code of an island, and runs none of it. */
function fetchScripts({ dataset }: HTMLElement): void {
  for (const name of dataset['scripts']?.split(' ') ?? []) {
    const href = `/_astro/${name}`;
    if (document.head.querySelector(`[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

/** Calls back once a part of the island is as near to the window as `rootMargin` says. */
function whenNear(island: HTMLElement, rootMargin: string, callback: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      callback();
    },
    { rootMargin },
  );
  // The island itself has no box.
  for (const child of island.children) watch.observe(child);
}

/** Calls back once the page has loaded and the browser has nothing else to do. */
function whenIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
