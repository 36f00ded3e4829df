import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How a state is written in the query of the address, and read back. */
interface AddressCodec<State> {
  read: (query: URLSearchParams) => State;
  write: (state: State) => URLSearchParams;
}

/** A press is a step of its own for Back; the letters of a word are one step together. */
export type Change = 'press' | 'typing';

/** The next state, or how it comes of the state there is. */
type Next<State> = State | ((now: State) => State);

const afterTyping = 400;

interface Pending {
  query: string;
  kind: Change;
  takeBack: () => void;
}

/**
 * State that lives in the address: restored by reload, Back, Forward and a shared link. `initial` is
 * what the built page shows; the address is read before the first paint. A press is written once what it
 * changed is on the screen, since writing takes as long as a small answer. Typing writes when the visitor
 * rests, and goes on in the same step, since browsers refuse a hundred writes in half a minute. What changes
 * it stays the same function, so that what is drawn with it need not be drawn again.
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
    // A link within the page is a step as well; it asks nothing new, and what is being typed goes on.
    const follow = () => {
      if (location.search !== known.current) restore();
    };
    if (location.search !== '') restore();
    delete document.documentElement.dataset['asked'];
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  // What was asked last is in the address even if the visitor leaves at once.
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
  const change = useCallback((next: Next<State>, kind: Change = 'press') => {
    now.current = next instanceof Function ? next(now.current) : next;
    setState(now.current);
    const query = write(now.current).toString();
    if (kind === 'typing') {
      // Letters take the place of letters; a press before them stays a step of its own.
      if (pending.current?.kind === 'press') flush();
      drop();
      const timer = setTimeout(flush, afterTyping);
      pending.current = { query, kind, takeBack: () => clearTimeout(timer) };
    } else {
      flush();
      pending.current = { query, kind, takeBack: afterPaint(flush) };
    }
  }, []);

  function flush() {
    if (!pending.current) return;
    const { query, kind } = pending.current;
    drop();
    step(query, kind === 'typing' && isTypingStep.current ? 'replace' : 'push');
    isTypingStep.current = kind === 'typing';
  }

  function step(query: string, how: 'push' | 'replace') {
    put(query, how);
    known.current = location.search;
  }

  function drop() {
    pending.current?.takeBack();
    pending.current = undefined;
  }

  return [state, change] as const;
}

function put(query: string, how: 'push' | 'replace') {
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`;
  if (address === `${location.pathname}${location.search}${location.hash}`) return;
  try {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  } catch {
    // A browser that refuses too many writes still filters; the next change writes it all.
  }
}

/** A tab in the background draws no frames; what waits for one goes on after this time, in milliseconds. */
const atLast = 200;

/**
 * Calls back once the frame that shows everything changed until now has been drawn: for what nobody waits to see.
 * What comes back takes it back.
 */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(callback, atLast);
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
 * Until a page is live, an anchor shows a part of it (`/stories#video`). Once it is, the anchor becomes
 * an answer in the query (`?tab=video`), so that the state of the page has one place. Stands before
 * `useAddressState`, which then reads it. `anchors` must stay the same object; others are left alone.
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
 * Puts what a visitor answered in a form before the page was live into the address, by name of control, from where
 * `useAddressState` reads it; without it React would put its own empty answers in the place of theirs. What the
 * address answers already is left to it. Called in the component of the form, or before that state is: its effect has to come first.
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

/** What the control held in the page as it was built. */
function builtValue(control: HTMLInputElement | HTMLSelectElement): string {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}
