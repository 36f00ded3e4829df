import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Field, notesId } from '#ui/field/Field.tsx';
import { focusTitle } from './merge/focus-title.ts';
import { wordsOfRefusal } from './requests.ts';
import styles from './shell.module.css';

interface Props {
  title: string;
  /** Small words above the heading, such as a breadcrumb. */
  above?: ReactNode;
  lede?: ReactNode;
  /** Makes the screen wide, with room for a preview beside the form. */
  isWide?: boolean;
  children: ReactNode;
}

/** Whether a screen was shown already since the page was loaded. */
let wasOpened = false;

/**
 * A screen with its heading, which is also the title of the document. The heading takes focus,
 * except on the first screen after a load and where the address names a field.
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

/**
 * Sends a request once for each `key`. Returns its answer as `value`, or `refusal`, a sentence on
 * why there is none; neither while it is on its way.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>) {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ value?: Value; refusal?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is another request if `key` is.
  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (value) => {
        if (!isUnmounted) setState({ value });
      },
      (reason) => {
        if (!isUnmounted) setState({ refusal: wordsOfRefusal(reason) });
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [key, turn]);
  return {
    ...state,
    /** Sends the request again; the last answer stays until the next one is there. */
    again: () => {
      setState(({ value }) => (value === undefined ? {} : { value }));
      setTurn((before) => before + 1);
    },
    /** Takes over an answer that another request brought. */
    put: (value: Value) => setState({ value }),
  };
}

interface WaitingProps {
  refusal: string | undefined;
  /** Sends the request again. */
  onAgain: () => void;
}

/** A notice in the place of an answer: that it is on its way, or why there is none. */
export function Waiting({ refusal, onAgain }: WaitingProps) {
  if (!refusal) return <p className="quiet">One moment.</p>;
  return (
    <>
      <Refusal words={refusal} />
      <div>
        <Button
          onClick={() => {
            onAgain();
            focusTitle();
          }}
        >
          Try again
        </Button>
      </div>
    </>
  );
}

/** An alert that says why a request was refused. */
export function Refusal({ words }: { words: string }) {
  return (
    <p role="alert" className={styles.refusal}>
      {words}
    </p>
  );
}

interface PanelProps {
  /** The id of its heading. */
  id: string;
  title: string;
  tone: 'problem' | 'question' | 'done';
  /** Moves focus to its heading when it appears. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A section on something to know or to decide before going on, under a heading of its own. */
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

/** An input under its label, with its hint and its error. */
export function InputField({ id, label, optional, hint, error, ...input }: InputFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <input {...input} id={id} aria-invalid={error !== undefined} aria-describedby={notesId(id)} />
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

/** A dialog that asks before something is lost; `yes` is the button that goes on. */
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
