import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { lookFor, type PartState, type Step, type TextInPage } from './in-page.ts';
import type { WebDriverSession } from './webdriver.ts';

/** The most milliseconds that a visitor waits for the page. */
export const patience = 15_000;
/** Milliseconds between two looks at the page. */
const pause = 50;
/** Looks in a row that find a part where it was, before it is pressed. */
const stillLooks = 2;

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** A name or text: the whole of it, or a pattern. */
type Text = string | RegExp;

/**
 * A part of the page, searched anew for each use by what a visitor reads or hears. Elements that
 * are not shown are not found.
 */
export class Part {
  readonly #session: WebDriverSession;
  readonly #steps: readonly Step[];

  constructor(session: WebDriverSession, steps: readonly Step[] = []) {
    this.#session = session;
    this.#steps = steps;
  }

  /** Elements in it with a role and, if given, a name (https://www.w3.org/TR/accname-1.2/). */
  byRole(role: string, name?: Text): Part {
    return this.#withStep({ by: 'role', role, name: name && textInPage(name) });
  }

  /** Elements in it with these words of their own. */
  byText(text: Text): Part {
    return this.#withStep({ by: 'text', text: textInPage(text) });
  }

  /** Elements in it by a CSS selector, for elements with neither role nor words. */
  bySelector(selector: string): Part {
    return this.#withStep({ by: 'selector', selector });
  }

  /** One of several, counted from 0. */
  nth(index: number): Part {
    return this.#withStep({ by: 'index', index });
  }

  /**
   * Its shown elements now. `scrollsToFirst` scrolls the first into view before it is measured.
   */
  async states(scrollsToFirst = false): Promise<PartState[]> {
    const states = await this.#session.evaluate(lookFor, this.#steps, scrollsToFirst);
    if (states) return states;
    await this.#session.runScript(library);
    return (await this.#session.evaluate(lookFor, this.#steps, scrollsToFirst)) ?? [];
  }

  async count(): Promise<number> {
    return (await this.states()).length;
  }

  /** Its words, once it is shown. */
  async text(): Promise<string> {
    return (await this.#onlyState()).text;
  }

  /** An attribute, once it is shown. */
  async attribute(name: string): Promise<string | undefined> {
    return (await this.#onlyState()).attributes[name];
  }

  /**
   * Presses the words on it, or its middle where it has none, with the mouse, once it is the only
   * one, does not move and is not covered. Throws the reason where that does not come in time.
   */
  async press(): Promise<void> {
    await this.#session.pressAt(await this.#restingState());
  }

  /** Scrolls to it, once it is shown. */
  async approach(): Promise<void> {
    await this.#waitFor((states) => states[0], true);
  }

  /** Presses into a field and types. */
  async type(text: string): Promise<void> {
    await this.press();
    await this.#session.type(text);
  }

  toString(): string {
    return this.#steps.map(describe).join(' › ');
  }

  #withStep(step: Step): Part {
    return new Part(this.#session, [...this.#steps, step]);
  }

  #onlyState(): Promise<PartState> {
    return this.#waitFor((states) => (states.length === 1 ? states[0] : undefined), false);
  }

  async #restingState(): Promise<PartState> {
    let last: PartState | undefined;
    let looks = 0;
    return this.#waitFor(([state, ...others]) => {
      looks = state?.x === last?.x && state?.y === last?.y ? looks + 1 : 0;
      last = state;
      const isStill = others.length === 0 && looks >= stillLooks;
      return isStill && state?.coveredBy === '' ? state : undefined;
    }, true);
  }

  async #waitFor(
    choose: (states: PartState[]) => PartState | undefined,
    scrollsToFirst: boolean,
  ): Promise<PartState> {
    const deadline = performance.now() + patience;
    for (;;) {
      const states = await this.states(scrollsToFirst);
      const chosen = choose(states);
      if (chosen) return chosen;
      if (performance.now() > deadline) throw new Error(`${this}: ${reasonOf(states)}`);
      await setTimeout(pause);
    }
  }
}

function reasonOf(states: readonly PartState[]): string {
  const [state] = states;
  if (!state) return 'it is not shown.';
  if (states.length > 1) return `there are ${states.length}: ${states.map(({ text }) => text)}`;
  return state.coveredBy ? `it lies under ${state.coveredBy}` : 'it does not stand still.';
}

function textInPage(text: Text): TextInPage {
  return typeof text === 'string' ? text : { source: text.source, flags: text.flags };
}

function describe(step: Step): string {
  if (step.by === 'index') return `number ${step.index + 1}`;
  if (step.by === 'selector') return step.selector;
  const text = step.by === 'text' ? step.text : step.name;
  const words = typeof text === 'object' ? `/${text.source}/` : `“${text ?? ''}”`;
  return step.by === 'text' ? words : `${step.role}${text === undefined ? '' : ` ${words}`}`;
}

/** Somebody with a browser, who opens pages of one site. */
export class Visitor {
  /** The page that is open. */
  readonly page: Part;
  readonly window: WebDriverSession;
  readonly #site: { readonly origin: string };

  /** @param site Where the pages are; its port may change while it is stopped. */
  constructor(window: WebDriverSession, site: { readonly origin: string }) {
    this.window = window;
    this.page = new Part(window);
    this.#site = site;
  }

  /** Opens a page of the site by its path, and waits until it has loaded. */
  async open(path: string): Promise<void> {
    await this.window.goTo(this.#site.origin + path);
  }

  /** The path and the query of the page that is open. */
  async address(): Promise<string> {
    return this.window.evaluate(() => location.pathname + location.search);
  }
}
