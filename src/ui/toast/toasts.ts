import { announce } from '#ui/announcer/announce.ts';

/** A notice: a bold title, a sentence, and whether something went wrong. */
export interface Toast {
  id: number;
  title: string;
  text: string;
  tone: 'normal' | 'destructive';
}

const limit = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Raises a notice. At most three stay; the oldest makes room. */
function raiseToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }].slice(-limit));
}

/** Takes a notice away. */
export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Takes all notices away: what they spoke of is settled. */
export function dismissToasts(): void {
  change([]);
}

/** The notices there are, for `useSyncExternalStore`. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back at every change; returns how to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Raises a notice and says it once; what went wrong is said at once, the rest when the reader pauses. */
export function notify(toast: Omit<Toast, 'id'>): void {
  raiseToast(toast);
  announce(`${toast.title}. ${toast.text}`, toast.tone === 'destructive' ? 'assertive' : 'polite');
}
