import { useEffect, useState } from 'react';
import { Composer } from '#features/contact/composer/Composer.tsx';
import { makeReference, withReference } from '#features/contact/reference.ts';
import type { ContactRequest } from '#features/contact/requests/request-history.ts';
import { useRequests } from '#features/contact/requests/use-requests.ts';
import { forgetStored } from '#site/device-store.ts';
import type { Letter } from './desk-store.ts';

interface Props {
  task: Letter;
  onClose: () => void;
}

/** Gives a letter its reference, keeps it on the device, and shows it in the composer. */
export function LetterTask({ task, onClose }: Props) {
  const { remember, kept } = useRequests();
  const [request] = useState(() => requestOf(task));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the letter is begun.
  useEffect(() => remember(request), []);

  function markSent() {
    remember({ ...request, sent: true });
    if (task.draft) forgetStored(task.draft);
    onClose();
  }

  return (
    <Composer
      request={request}
      isSignup={task.isSignup ?? false}
      kept={kept}
      onSent={markSent}
      onClose={onClose}
    />
  );
}

function requestOf({ message, reference }: Letter): ContactRequest {
  const startedAt = new Date().toISOString();
  if (reference) return { reference, message, startedAt, sent: false };
  const fresh = makeReference(Math.random);
  return { reference: fresh, message: withReference(message, fresh), startedAt, sent: false };
}
