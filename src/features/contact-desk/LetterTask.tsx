import { useEffect, useState } from 'react';
import { Composer } from '#features/contact/composer/Composer.tsx';
import { makeReference, withReference } from '#features/contact/reference.ts';
import {
  type ContactRequest,
  rememberRequest,
} from '#features/contact/requests/request-history.ts';
import { changeRequests, currentRequests } from '#features/contact/requests/request-store.ts';
import { useRequests } from '#features/contact/requests/use-requests.ts';
import { forgetStored } from '#site/device-store.ts';
import type { Letter } from './desk-store.ts';

interface Props {
  task: Letter;
  onClose: () => void;
}

/** Gives a letter its reference, keeps it on the device, and shows it in the composer. */
export function LetterTask({ task, onClose }: Props) {
  const { kept } = useRequests();
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

function remember(request: ContactRequest) {
  changeRequests((requests) => rememberRequest(requests, request));
}

/** The request a letter belongs to: the one of before, if it is opened again, else a new one. */
function requestOf({ message, reference = makeReference(Math.random) }: Letter): ContactRequest {
  const before = currentRequests().requests.find((request) => request.reference === reference);
  const startedAt = new Date().toISOString();
  return (
    before ?? { reference, message: withReference(message, reference), startedAt, sent: false }
  );
}
