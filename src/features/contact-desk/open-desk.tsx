import { createRoot } from 'react-dom/client';
import { ToastList } from '#ui/toast/ToastList.tsx';
import { ContactDesk } from './ContactDesk.tsx';
import { beginTask, type DeskTask } from './desk-store.ts';

let isMounted = false;

/** Puts the contact desk on the page, once, and begins a task at it. */
export function openDesk(task: DeskTask): void {
  beginTask(task);
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <>
      <ContactDesk />
      <ToastList />
    </>,
  );
}
