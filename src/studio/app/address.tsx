import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import type { Problem } from '#check/problem.ts';
import type { Change, EntryKey, KindSummary } from '../protocol.ts';

/** What an address of the studio shows. */
export type Place =
  | { page: 'home' | 'changes' | 'publish' | 'unknown' }
  | ({ page: 'entry' } & EntryKey);

/** Reads a path of the studio. Ids are checked by the server. */
export function placeOf(path: string): Place {
  const [first = '', kind, id, ...rest] = path.split('/').slice(1);
  if (first === '' && kind === undefined) return { page: 'home' };
  if ((first === 'changes' || first === 'publish') && kind === undefined) return { page: first };
  if (first === 'entry' && kind && id && rest.length === 0) return { page: 'entry', kind, id };
  return { page: 'unknown' };
}

/** The address of an entry, or of one field of it. */
export function entryHref({ kind, id }: EntryKey, field = ''): string {
  return `/entry/${kind}/${id}${field === '' ? '' : `#${encodeURIComponent(field)}`}`;
}

/**
 * The entry that a problem is about; undefined where it is about a file that belongs to no entry.
 */
export function entryOfProblem(
  problem: Problem,
  kinds: readonly KindSummary[],
): EntryKey | undefined {
  const file = problem.file.replace(/^content\//, '');
  for (const { name, folder, entries } of kinds) {
    const within = folder === '.' ? '' : `${folder}/`;
    const found = entries.find(({ id }) => new RegExp(`^${within}${id}\\.(md|yaml)$`).test(file));
    if (found) return { kind: name, id: found.id };
  }
  return undefined;
}

/** What an entry is called; its id where the studio does not know it. */
export function titleOf({ kind, id }: EntryKey, kinds: readonly KindSummary[]): string {
  const entries = kinds.find(({ name }) => name === kind)?.entries;
  return entries?.find((entry) => entry.id === id)?.title ?? id;
}

const moved = 'studio:moved';

/** The path shown now; follows links, Back and Forward. */
export function usePath(): string {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('popstate', onChange);
      addEventListener(moved, onChange);
      return () => {
        removeEventListener('popstate', onChange);
        removeEventListener(moved, onChange);
      };
    },
    () => location.pathname,
  );
}

/** Goes to an address of the studio, a step for Back. */
export function goTo(href: string): void {
  history.pushState(null, '', href);
  dispatchEvent(new Event(moved));
}

/** The title of what changed, a link unless there is no entry to open. */
export function ChangeTitle({ change: { kind, id, title, what } }: { change: Change }) {
  if (what === 'removed' || kind === '') return title;
  return <Link href={entryHref({ kind, id })}>{title}</Link>;
}

interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  current?: boolean;
}

/**
 * A real link that goes on without loading the page anew; new tabs and windows open as everywhere.
 */
export function Link({ href, children, className, current = false }: LinkProps) {
  function follow(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    goTo(href);
  }
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
