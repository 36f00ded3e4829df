import { setTimeout } from 'node:timers/promises';

/** The answer of a command that failed (https://www.w3.org/TR/webdriver2/#errors). */
interface Failure {
  error: string;
  message: string;
}

/** A point of the window, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The keys that have no letter (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
} as const;

export type Key = keyof typeof keys;

/**
 * A browser window, driven over the W3C's WebDriver (https://www.w3.org/TR/webdriver2/), which
 * WebKitWebDriver and WPEWebDriver speak. Presses and keys are those of a mouse and a keyboard;
 * they are given to the browser, not to the page. Every method throws what the driver says where it
 * cannot.
 */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /**
   * Opens a browser with a fresh profile.
   *
   * @param driver Where the driver listens, such as `http://127.0.0.1:4444`.
   * @param capabilities The capabilities to match (https://www.w3.org/TR/webdriver2/#capabilities).
   */
  static async open(
    driver: string,
    capabilities: Record<string, unknown>,
  ): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await command<{ sessionId: string }>('POST', `${driver}/session`, body);
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  /** Opens an address and waits until the page has loaded. */
  async goTo(url: string): Promise<void> {
    await this.#post('/url', { url });
    await this.#loaded();
  }

  async goBack(): Promise<void> {
    await this.#post('/back', {});
    await this.#loaded();
  }

  async reload(): Promise<void> {
    await this.#post('/refresh', {});
    await this.#loaded();
  }

  /** Moves the window to the screen's corner and gives it this size, in CSS pixels. */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, width, height });
  }

  /**
   * Runs a function in the page and returns what it returns, as JSON. The function sees its
   * arguments and nothing else of this side; a promise is waited for.
   */
  async evaluate<Inputs extends readonly unknown[], Result>(
    run: (...inputs: Inputs) => Result,
    ...inputs: Inputs
  ): Promise<Awaited<Result>> {
    const script = `return (${run}).apply(null, arguments);`;
    return this.#post<Awaited<Result>>('/execute/sync', { script, args: inputs });
  }

  /** Runs a script in the page, such as the text of a library. */
  async runScript(script: string): Promise<void> {
    await this.#post('/execute/sync', { script, args: [] });
  }

  /** Presses the mouse's first button at a point and lets it go. */
  async pressAt({ x, y }: Point): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.#post('/actions', { actions: [mouse] });
  }

  /** Presses keys one after the other, each of them alone. */
  async pressKeys(...names: readonly Key[]): Promise<void> {
    await this.#typeLetters(names.map((name) => keys[name]));
  }

  /** Types a text into what has focus. */
  async type(text: string): Promise<void> {
    await this.#typeLetters([...text]);
  }

  /** Holds Shift while a key is pressed. */
  async pressWithShift(name: Key): Promise<void> {
    const actions = [
      { type: 'keyDown', value: keys.Shift },
      { type: 'keyDown', value: keys[name] },
      { type: 'keyUp', value: keys[name] },
      { type: 'keyUp', value: keys.Shift },
    ];
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** The window as a PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(
      await command<string>('GET', `${this.#address}/screenshot`, undefined),
      'base64',
    );
  }

  async close(): Promise<void> {
    await command('DELETE', this.#address, undefined);
  }

  /** Waits for the load, because WebKit's drivers answer before the scripts of a page run. */
  async #loaded(): Promise<void> {
    while ((await this.evaluate(() => document.readyState)) !== 'complete') await setTimeout(10);
  }

  async #typeLetters(letters: readonly string[]): Promise<void> {
    const actions = letters.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  #post<Result>(path: string, body: Record<string, unknown>): Promise<Result> {
    return command('POST', this.#address + path, body);
  }
}

async function command<Result>(
  method: string,
  url: string,
  body: Record<string, unknown> | undefined,
): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Result | Failure };
  if (response.ok) return value as Result;
  const { error, message } = value as Failure;
  throw new Error(`WebDriver: ${error}: ${message}`);
}
