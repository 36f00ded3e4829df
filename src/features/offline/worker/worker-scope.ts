/**
 * The part of a service worker's global scope that ours uses (Service Workers, W3C, section 4).
 * TypeScript's own types of it cannot be in one program with those of pages, and Workbox's types
 * need these names.
 */
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(response: Response | Promise<Response>): void;
  }
  interface ExtendableMessageEvent extends ExtendableEvent {
    readonly data: unknown;
    readonly ports: readonly MessagePort[];
  }
}

interface OpenPage {
  readonly url: string;
}

interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
  };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;

/** Returns whether the visitor has set the browser to save data. */
export function savesData(): boolean {
  return scope.navigator.connection?.saveData === true;
}
