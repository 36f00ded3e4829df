import { useSyncExternalStore } from 'react';
import { forms } from './desk-forms.ts';
import { beginTask, currentTask, endTask, subscribeToTask } from './desk-store.ts';
import { LetterTask } from './LetterTask.tsx';

/** Whatever the visitor is writing: a form or the composer, one at a time. A finished form becomes a letter. */
export function ContactDesk() {
  const task = useSyncExternalStore(subscribeToTask, currentTask);
  switch (task?.kind) {
    case 'booking':
      return (
        forms.booking && (
          <forms.booking.BookingDialog
            speaker={task.speaker}
            onFinish={(message, draft) => beginTask({ kind: 'letter', message, draft })}
            onClose={endTask}
          />
        )
      );
    case 'signup':
      return (
        forms.signup && (
          <forms.signup.SignupDialog
            email={task.email}
            page={task.page}
            onFinish={(message) => beginTask({ kind: 'letter', message, isSignup: true })}
            onClose={endTask}
          />
        )
      );
    case 'story':
      return (
        forms.story && (
          <forms.story.StoryOfferDialog
            onFinish={(message, draft) => beginTask({ kind: 'letter', message, draft })}
            onClose={endTask}
          />
        )
      );
    case 'proposal':
      return (
        forms.proposal && (
          <forms.proposal.ProposalDialog
            onFinish={(message, draft) => beginTask({ kind: 'letter', message, draft })}
            onClose={endTask}
          />
        )
      );
    case 'need':
    case 'offer': {
      const form = forms[task.kind];
      return (
        form && (
          <form.PostDialog
            kind={task.kind}
            onFinish={(message, draft) => beginTask({ kind: 'letter', message, draft })}
            onClose={endTask}
          />
        )
      );
    }
    case 'letter':
      return <LetterTask task={task} onClose={endTask} />;
    default:
      return null;
  }
}
