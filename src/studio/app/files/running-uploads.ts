import { useSyncExternalStore } from 'react';
import { stayUnless } from '../address.tsx';

/*
 * The uploads that are on their way to the studio. Who leaves the entry loses them, so that is
 * asked first, inside the studio and by the browser.
 */
const running = new Map<AbortController, string>();
const listeners = new Set<() => void>();

/** Notes that a file is on its way, by the controller that can stop it. */
export function beginUpload(controller: AbortController, name: string): void {
  running.set(controller, name);
  tell();
}

/** Notes that a file has come, was refused or was stopped. */
export function endUpload(controller: AbortController): void {
  running.delete(controller);
  tell();
}

/** Stops every upload, without a question. */
export function stopUploads(): void {
  for (const controller of running.keys()) controller.abort();
  running.clear();
  tell();
}

export function isUploading(): boolean {
  return running.size > 0;
}

/** Resolves once no upload is on its way. */
export function uploadsEnd(): Promise<void> {
  if (!isUploading()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (isUploading()) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
  });
}

/** `isUploading`, up to date. */
export function useIsUploading(): boolean {
  return useSyncExternalStore((onChange) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  }, isUploading);
}

function tell(): void {
  const names = [...running.values()].map((name) => `“${name}”`).join(', ');
  stayUnless(
    isUploading()
      ? `${names} is still being uploaded. If you leave now, it has to be chosen again.`
      : undefined,
  );
  for (const listener of listeners) listener();
}
