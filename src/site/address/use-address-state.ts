import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface AddressCodec<State> {
  read: (query: URLSearchParams) => State;
  write: (state: State) => URLSearchParams;
}

/** The kind of a change. A press adds a history entry; the keystrokes of one word share one. */
export type Change = 'press' | 'typing';

/** Milliseconds after the last keystroke until the address is written. */
const afterTyping = 400;

interface Pending {
  query: string;
  kind: Change;
  cancel: () => void;
}

/**
 * Returns a state that the query string holds, so that reload, Back, Forward and a shared link
 * restore it, and a setter that stays the same function. `initial` is the state of the built page;
 * the query string is read before the first paint. A click is written after the next paint, because
 * `pushState` would delay that. Keystrokes are written 400 ms after the last one and replace the
 * same history entry, because browsers refuse a hundred writes in half a minute.
 */
export function useAddressState<State>(initial: State, { read, write }: AddressCodec<State>) {
  const [state, setState] = useState(initial);
  const now = useRef(initial);
  const pending = useRef<Pending | undefined>(undefined);
  const isTypingStep = useRef(false);
  /** The query string that the state was read from or written to. */
  const knownQuery = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once.
  useLayoutEffect(() => {
    const restore = () => {
      drop();
      isTypingStep.current = false;
      knownQuery.current = location.search;
      now.current = read(new URLSearchParams(location.search));
      setState(now.current);
    };
    // A link within the page adds a history entry too, with the same query string: pending
    // keystrokes stay.
    const follow = () => {
      if (location.search !== knownQuery.current) restore();
    };
    if (location.search !== '') restore();
    delete document.documentElement.dataset['asked'];
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  // The last change is written even if the visitor leaves the page at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the beginning and at the end.
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) flush();
    };
    addEventListener('click', leave);
    return () => {
      removeEventListener('click', leave);
      flush();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` does not change.
  const change = useCallback((next: State | ((now: State) => State), kind: Change = 'press') => {
    now.current = next instanceof Function ? next(now.current) : next;
    setState(now.current);
    const query = write(now.current).toString();
    if (kind === 'typing') {
      // Keystrokes replace keystrokes; a click before them keeps its own history entry.
      if (pending.current?.kind === 'press') flush();
      drop();
      const timer = setTimeout(flush, afterTyping);
      pending.current = { query, kind, cancel: () => clearTimeout(timer) };
    } else {
      flush();
      pending.current = { query, kind, cancel: afterPaint(flush) };
    }
  }, []);

  function flush() {
    if (!pending.current) return;
    const { query, kind } = pending.current;
    drop();
    writeAddress(query, kind === 'typing' && isTypingStep.current ? 'replaceState' : 'pushState');
    knownQuery.current = location.search;
    isTypingStep.current = kind === 'typing';
  }

  function drop() {
    pending.current?.cancel();
    pending.current = undefined;
  }

  return [state, change] as const;
}

function writeAddress(query: string, write: 'pushState' | 'replaceState') {
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`;
  if (address === `${location.pathname}${location.search}${location.hash}`) return;
  try {
    history[write](null, '', address);
  } catch {
    // The browser refuses the write, but the state has changed; the next change writes all of it.
  }
}

/**
 * Milliseconds after which a callback runs at the latest, because a background tab does not paint.
 */
const longestWait = 200;

/**
 * Runs `callback` after the next paint, at the latest after 200 ms in a background tab. Returns a
 * function that cancels it.
 */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(callback, longestWait);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Moves a fragment that selects a part of the page without script (`/stories#video`) into the query
 * string (`?tab=video`) on hydration, so that the state of the page is in one place. Call it before
 * `useAddressState`, which reads the result. `anchors` are the fragments to move; they must be the
 * same array at every render.
 */
export function useAnchorInQuery(key: string, anchors: readonly string[]): void {
  useLayoutEffect(() => {
    const move = () => {
      const anchor = anchors.find((name) => location.hash === `#${name}`);
      if (anchor === undefined) return;
      const query = new URLSearchParams(location.search);
      query.set(key, anchor);
      history.replaceState(history.state, '', `${location.pathname}?${query}`);
    };
    move();
    addEventListener('popstate', move);
    return () => removeEventListener('popstate', move);
  }, [key, anchors]);
}

/**
 * Copies the values that a visitor entered into a form before hydration to the query string, by the
 * names of the controls. `useAddressState` reads them there; without this React would reset them.
 * Names that are in the query string already keep their value. Call it in the component of the form
 * or before `useAddressState`, because its effect must run first.
 */
export function useEarlyAnswers(form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const controls = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input[name], select[name]',
    );
    const address = new URL(location.href);
    const early = [...(controls ?? [])].filter(
      (control) => !address.searchParams.has(control.name) && control.value !== builtValue(control),
    );
    for (const { name, value } of early) address.searchParams.set(name, value);
    if (early.length > 0) history.replaceState(null, '', address);
  }, [form]);
}

function builtValue(control: HTMLInputElement | HTMLSelectElement): string {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}
