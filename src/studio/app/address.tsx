import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import type { Change, EntryKey, FoundPlace, KindSummary } from '../protocol.ts';

/** The screen that an address of the studio shows. */
export type Place =
  | { page: 'home' | 'changes' | 'publish' | 'unknown' }
  | ({ page: 'entry' } & EntryKey);

/** The screen at a path of the studio. Whether an entry exists is for the server to say. */
export function readPath(path: string): Place {
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

/** The address of words in a field of an entry, which are selected there. */
export function foundHref({ kind, id }: EntryKey, { path, match }: FoundPlace): string {
  return `/entry/${kind}/${id}?${new URLSearchParams({ find: match })}#${encodeURIComponent(path)}`;
}

/** The title of an entry; its id where no kind has such an entry. */
export function entryTitleIn({ kind, id }: EntryKey, kinds: readonly KindSummary[]): string {
  const entries = kinds.find(({ name }) => name === kind)?.entries;
  return entries?.find((entry) => entry.id === id)?.title ?? id;
}

/** The event of going to another address without loading the page. */
const addressEvent = 'studio:moved';

/** The path of the address, up to date after links, Back and Forward. */
export function usePath(): string {
  return useSyncExternalStore(
    (onChange) => {
      let shown = location.href;
      const onMove = () => {
        const isSameScreen = new URL(shown).pathname === location.pathname;
        if (!isSameScreen && !mayLeave()) return history.pushState(null, '', shown);
        shown = location.href;
        onChange();
      };
      const onGo = () => {
        shown = location.href;
        onChange();
      };
      addEventListener('popstate', onMove);
      addEventListener(addressEvent, onGo);
      return () => {
        removeEventListener('popstate', onMove);
        removeEventListener(addressEvent, onGo);
      };
    },
    () => location.pathname,
  );
}

/** Goes to an address of the studio; Back returns from there. */
export function goTo(href: string): void {
  if (!mayLeave()) return;
  history.pushState(null, '', href);
  dispatchEvent(new Event(addressEvent));
}

/** The reason to stay on the screen that is shown, in words; undefined without one. */
let reasonToStay: string | undefined;

/** Asks with this sentence before the screen is left; undefined asks no longer. */
export function stayUnless(reason: string | undefined): void {
  if (reason !== undefined && reasonToStay === undefined)
    addEventListener('beforeunload', askBrowser);
  if (reason === undefined) removeEventListener('beforeunload', askBrowser);
  reasonToStay = reason;
}

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Whether the screen may be left; where there is a reason to stay, a person is asked. */
function mayLeave(): boolean {
  return reasonToStay === undefined || confirm(reasonToStay);
}

/** The title of a changed entry, as a link unless the entry was removed or the file is no entry. */
export function ChangeTitle({ change: { kind, id, title, what } }: { change: Change }) {
  if (what === 'removed' || kind === '') return title;
  return <Link href={entryHref({ kind, id })}>{title}</Link>;
}

interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Whether it leads to the screen that is shown. */
  current?: boolean;
}

/**
 * A link that changes the address without loading the page anew. With a modifier key or another
 * button the browser opens a tab or window as with any link.
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
