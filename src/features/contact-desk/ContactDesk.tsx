import { lazy, Suspense, useSyncExternalStore } from 'react';
import { deskForms } from './desk-forms.ts';
import { beginTask, currentTask, type DeskTask, endTask, subscribeToTask } from './desk-store.ts';
import { LetterTask } from './LetterTask.tsx';

const BookingDialog = lazy(deskForms.booking);
const SignupDialog = lazy(deskForms.signup);
const StoryOfferDialog = lazy(deskForms.story);
const ProposalDialog = lazy(deskForms.proposal);

/** Whatever the visitor is writing: a form or the composer, one at a time. A finished form becomes a letter. */
export function ContactDesk() {
  const task = useSyncExternalStore(subscribeToTask, currentTask);
  return <Suspense>{task && <Task task={task} />}</Suspense>;
}

function Task({ task }: { task: DeskTask }) {
  switch (task.kind) {
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
        <StoryOfferDialog
          onFinish={(message, draft) => beginTask({ kind: 'letter', message, draft })}
          onClose={endTask}
        />
      );
    case 'proposal':
      return (
        <ProposalDialog
          onFinish={(message, draft) => beginTask({ kind: 'letter', message, draft })}
          onClose={endTask}
        />
      );
    case 'letter':
      return <LetterTask task={task} onClose={endTask} />;
  }
}
