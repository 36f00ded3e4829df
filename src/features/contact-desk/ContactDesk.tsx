import { lazy, Suspense, useSyncExternalStore } from 'react';
import { BookingDialog } from '#features/booking/BookingDialog.tsx';
import { SignupDialog } from '#features/newsletter/SignupDialog.tsx';
import { beginTask, currentTask, endTask, subscribeToTask } from './desk-store.ts';
import { LetterTask } from './LetterTask.tsx';
import { loadStoryOffer } from './load-story-offer.ts';

const StoryOfferDialog = lazy(loadStoryOffer);

/** Whatever the visitor is writing: a form or the composer, one at a time. A finished form becomes a letter. */
export function ContactDesk() {
  const task = useSyncExternalStore(subscribeToTask, currentTask);
  switch (task?.kind) {
    case 'booking':
      return (
        <BookingDialog
          speaker={task.speaker}
          onFinish={(message, draft) => beginTask({ kind: 'letter', message, draft })}
          onClose={endTask}
        />
      );
    case 'signup':
      return (
        <SignupDialog
          email={task.email}
          page={task.page}
          onFinish={(message) => beginTask({ kind: 'letter', message, isSignup: true })}
          onClose={endTask}
        />
      );
    case 'story':
      return (
        <Suspense>
          <StoryOfferDialog
            onFinish={(message, draft) => beginTask({ kind: 'letter', message, draft })}
            onClose={endTask}
          />
        </Suspense>
      );
    case 'letter':
      return <LetterTask task={task} onClose={endTask} />;
    default:
      return null;
  }
}
