import type { ReactNode } from 'react';
import { fieldId } from '../form/form-context.ts';

interface JumpProps {
  to: string;
  onGo: () => void;
  children: ReactNode;
}

/** A link within the page that calls `onGo`, which moves focus and not only the scroll. */
function JumpLink({ to, onGo, children }: JumpProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      {children}
    </a>
  );
}

/** A link to a field of this page. */
export function FieldLink({ path, children }: { path: string; children: string }) {
  return (
    <JumpLink to={encodeURIComponent(path)} onGo={() => goToField(path)}>
      {children}
    </JumpLink>
  );
}

/** A link to any element of this page that can take focus. */
export function ElementLink({ id, children }: { id: string; children: ReactNode }) {
  function go() {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  }
  return (
    <JumpLink to={id} onGo={go}>
      {children}
    </JumpLink>
  );
}

/** A link to a heading of this page. */
export function HeadingLink({ id, children }: { id: string; children: ReactNode }) {
  function go() {
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }
  return (
    <JumpLink to={id} onGo={go}>
      {children}
    </JumpLink>
  );
}

/**
 * Moves focus to the field at a path, or to the nearest group around it; to the element of that id
 * where it is no path, as for the files beside an entry.
 */
export function goToField(path: string): void {
  const steps = path.split('.');
  const around = steps.map((_, index) => fieldId(steps.slice(0, steps.length - index).join('.')));
  const [element] = [...around, path].flatMap((id) => document.getElementById(id) ?? []);
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}
