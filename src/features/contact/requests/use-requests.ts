import { useState } from 'react';
import { forgetStored, keepStored, readStored } from '#site/device-store.ts';
import {
  type ContactRequest,
  forgetRequest,
  isHistory,
  rememberRequest,
} from './request-history.ts';

/** The requests kept on this device, and how to change them. `kept` is false where the browser keeps nothing. */
export function useRequests() {
  const [requests, setRequests] = useState(() => readStored('requests', isHistory) ?? []);
  const [kept, setKept] = useState(true);

  function change(next: readonly ContactRequest[]) {
    setRequests([...next]);
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

  /** Another tab may have written since. */
  function current(): ContactRequest[] {
    return readStored('requests', isHistory) ?? requests;
  }
}
