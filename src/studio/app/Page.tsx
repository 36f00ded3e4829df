import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { describedBy, Field } from '#ui/field/Field.tsx';
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

/**
 * A screen with its heading. Whoever came by a link has focus on the heading; the first screen
 * leaves it alone.
 */
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
    <main
      id="main"
      className={`stack gap-y-5 page-width ${styles.main}`}
      data-wide={isWide ? '' : undefined}
      tabIndex={-1}
    >
      <div className="stack gap-y-2">
        {above && <div className="quiet small">{above}</div>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lede && <p className="quiet">{lede}</p>}
      </div>
      {children}
    </main>
  );
}

/** What a request answers, asked once for each `key`, or in words why it was refused. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>) {
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
    /** Asks again; what is shown stays until the answer is there. */
    again: () => setTurn((before) => before + 1),
    /** Puts an answer in place that came another way. */
    put: (value: Value) => setState({ value }),
  };
}

/** What is shown until an answer is there, or why it is not. */
export function Waiting({ refusal }: { refusal?: string | undefined }) {
  return refusal ? <Refusal words={refusal} /> : <p className="quiet">One moment.</p>;
}

/** Why a request was refused. */
export function Refusal({ words }: { words: string }) {
  return (
    <p role="alert" className={styles.refusal}>
      {words}
    </p>
  );
}

interface PanelProps {
  id: string;
  title: string;
  tone: 'problem' | 'question' | 'done';
  takesFocus?: boolean;
  children: ReactNode;
}

/** What somebody has to know or to decide before going on, under a heading of its own. */
export function Panel({ id, title, tone, takesFocus, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-labelledby={id} className={`stack gap-y-3 ${styles.panel}`} data-tone={tone}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type InputFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & ComponentProps<'input'>;

/** An input under its label, with its hint and what is wrong with it. */
export function InputField({ id, label, optional, hint, error, ...input }: InputFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id)}
      />
    </Field>
  );
}

interface ConfirmProps {
  title: string;
  yes: string;
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is lost. */
export function Confirm({ title, yes, onYes, onClose, children }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <ButtonRow>
        <Button tone="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onYes}>{yes}</Button>
      </ButtonRow>
    </Dialog>
  );
}
