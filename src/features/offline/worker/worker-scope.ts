/**
 * The part of a service worker's world that ours uses. TypeScript's own list of it cannot be used
 * in one program with that of pages; Workbox's types ask for these names (Service Workers, W3C,
 * section 4).
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

/** Whether the visitor asked the browser to save data. */
export function savesData(): boolean {
  return scope.navigator.connection?.saveData === true;
}
