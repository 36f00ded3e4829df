import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface AddressCodec<State> {
  read: (query: URLSearchParams) => State;
  write: (state: State) => URLSearchParams;
}

/** A click adds a history entry of its own; the keystrokes of one word share one. */
export type Change = 'press' | 'typing';

const afterTyping = 400;

interface Pending {
  query: string;
  kind: Change;
  cancel: () => void;
}

/**
 * State stored in the query string, restored by reload, Back, Forward and a shared link. `initial`
 * is the state of the built page; the query string is read before the first paint. A click is
 * written after the next paint, because `pushState` delays it. Keystrokes are written 400 ms after
 * the last one and replace the same history entry, because browsers refuse a hundred writes in half
 * a minute. Returns the state and a setter that never changes.
 */
export function useAddressState<State>(initial: State, { read, write }: AddressCodec<State>) {
  const [state, setState] = useState(initial);
  const now = useRef(initial);
  const pending = useRef<Pending | undefined>(undefined);
  const isTypingStep = useRef(false);
  const known = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, and at Back and Forward.
  useLayoutEffect(() => {
    const restore = () => {
      drop();
      isTypingStep.current = false;
      known.current = location.search;
      now.current = read(new URLSearchParams(location.search));
      setState(now.current);
    };
    // A link within the page adds a history entry too, with the same query string: pending
    // keystrokes stay.
    const follow = () => {
      if (location.search !== known.current) restore();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a state is written the same way all the time.
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
    put(query, kind === 'typing' && isTypingStep.current ? 'replaceState' : 'pushState');
    known.current = location.search;
    isTypingStep.current = kind === 'typing';
  }

  function drop() {
    pending.current?.cancel();
    pending.current = undefined;
  }

  return [state, change] as const;
}

function put(query: string, write: 'pushState' | 'replaceState') {
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`;
  if (address === `${location.pathname}${location.search}${location.hash}`) return;
  try {
    history[write](null, '', address);
  } catch {
    // Where the browser refuses a write, the state has changed all the same; the next change writes
    // all of it.
  }
}

/**
 * A background tab paints no frames, so a callback runs after this time at the latest, in
 * milliseconds.
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
 * Without script, a fragment selects a part of a page (`/stories#video`). On hydration this hook
 * moves it into the query string (`?tab=video`), so that the state of the page is in one place.
 * Call it before `useAddressState`, which reads the result. `anchors` must be the same array at
 * every render; other fragments are left as they are.
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
 * Copies form values that a visitor entered before hydration into the query string, by name of the
 * control, where `useAddressState` reads them; otherwise React would reset them. Names already in
 * the query string keep its value. Call it in the component of the form or before
 * `useAddressState`, because its effect must run first.
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
