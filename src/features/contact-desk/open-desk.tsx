import { createRoot } from 'react-dom/client';
import { ToastList } from '#ui/toast/ToastList.tsx';
import { ContactDesk } from './ContactDesk.tsx';
import { loadForm } from './desk-forms.ts';
import { beginTask, type DeskTask } from './desk-store.ts';

let isMounted = false;

/** Puts the contact desk on the page, once, and begins a task at it. Rejects if the task's form does not arrive. */
export async function openDesk(task: DeskTask): Promise<void> {
  await loadForm(task);
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
