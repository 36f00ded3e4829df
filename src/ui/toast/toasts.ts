import { announce } from '#ui/announcer/announce.ts';

export interface Toast {
  id: number;
  title: string;
  text: string;
  tone: 'normal' | 'destructive';
}

const maxToasts = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Adds a toast and announces it once: assertively if something failed, else politely. The newest
 * three toasts stay.
 */
export function notify(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }].slice(-maxToasts));
  announce(`${toast.title}. ${toast.text}`, toast.tone === 'destructive' ? 'assertive' : 'polite');
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function dismissToasts(): void {
  change([]);
}

/** The snapshot for `useSyncExternalStore`. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls `listener` at each change. Returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
