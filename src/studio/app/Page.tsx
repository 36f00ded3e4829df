import { type ReactNode, useEffect, useRef, useState } from 'react';
import { wordsOfRefusal } from './requests.ts';
import styles from './shell.module.css';

interface Props {
  title: string;
  /** Small words above the heading: where one is. */
  above?: ReactNode;
  lede?: ReactNode;
  /** Room for a preview beside the form. */
  isWide?: boolean;
  children: ReactNode;
}

let wasOpened = false;

/** A screen with its heading. Whoever came by a link has focus on the heading; the first screen leaves it alone. */
export function Page({ title, above, lede, isWide, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasOpened && location.hash === '') heading.current?.focus();
    wasOpened = true;
  }, []);
  useEffect(() => {
    document.title = `${title} | Studio`;
  }, [title]);
  return (
    <main id="main" className={styles.main} data-wide={isWide ? '' : undefined} tabIndex={-1}>
      <div className={styles.head}>
        {above && <div className={styles.above}>{above}</div>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      {children}
    </main>
  );
}

interface Loaded<Value> {
  value?: Value;
  /** Words, when the request was refused. */
  refusal?: string;
  /** Asks again; what is shown stays until the answer is there. */
  again: () => void;
  /** Puts an answer in place that came another way. */
  put: (value: Value) => void;
}

/** What a request answers, asked once for each `key`. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ value?: Value; refusal?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when `load` means another request.
  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (value) => !isUnmounted && setState({ value }),
      (reason) => !isUnmounted && setState({ refusal: wordsOfRefusal(reason) }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [key, turn]);
  return {
    ...state,
    again: () => setTurn((before) => before + 1),
    put: (value) => setState({ value }),
  };
}

/** What is shown until an answer is there, or why it is not. */
export function Waiting({ refusal }: { refusal?: string | undefined }) {
  return refusal ? (
    <p role="alert" className={styles.refusal}>
      {refusal}
    </p>
  ) : (
    <p className={styles.wait}>One moment.</p>
  );
}
