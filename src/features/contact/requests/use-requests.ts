import { useEffect, useState } from 'react';
import { forgetStored, keepStored, readStored } from '#site/device-store.ts';
import {
  type ContactRequest,
  forgetRequest,
  isHistory,
  rememberRequest,
} from './request-history.ts';

/** The requests kept on this device, and how to change them. `kept` is false where the browser keeps nothing. */
export function useRequests() {
  const [requests, setRequests] = useState<readonly ContactRequest[]>([]);
  const [kept, setKept] = useState(true);
  // After the first paint, so that a page built without a device and the browser agree.
  useEffect(() => setRequests(readStored('requests', isHistory) ?? []), []);

  function change(next: readonly ContactRequest[]) {
    setRequests(next);
    setKept(keepStored('requests', next));
  }

  return {
    requests,
    kept,
    remember: (request: ContactRequest) => change(rememberRequest(current(), request)),
    forget: (reference: string) => change(forgetRequest(current(), reference)),
    forgetAll: () => {
      setRequests([]);
      forgetStored('requests');
    },
  };

  /** What the device holds now: another tab may have written since. */
  function current(): readonly ContactRequest[] {
    return readStored('requests', isHistory) ?? requests;
  }
}
