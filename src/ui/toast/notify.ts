import { announce } from '#ui/announcer/announce.ts';
import { raiseToast, type Toast } from './toast-store.ts';

/** Raises a notice and says it once; what went wrong is said at once, the rest when the reader pauses. */
export function notify(toast: Omit<Toast, 'id'>): void {
  raiseToast(toast);
  announce(`${toast.title}. ${toast.text}`, toast.tone === 'destructive' ? 'assertive' : 'polite');
}
