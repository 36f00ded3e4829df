import type { DeskTask } from './desk-store.ts';

const loaders = {
  booking: () => import('#features/booking/BookingDialog.tsx'),
  signup: () => import('#features/newsletter/SignupDialog.tsx'),
  story: () => import('#features/story-offer/StoryOfferDialog.tsx'),
  need: () => import('#features/exchange/post/PostDialog.tsx'),
  offer: () => import('#features/exchange/post/PostDialog.tsx'),
  proposal: () => import('#features/event-proposal/ProposalDialog.tsx'),
};

type Forms = { [Kind in keyof typeof loaders]: Awaited<ReturnType<(typeof loaders)[Kind]>> };

/**
 * The forms of the desk that have arrived. Each is loaded when it is asked for, so that a plain letter
 * pays for none, and before its task begins: React’s `lazy` would hold back a dialog that is here.
 */
export const forms: Partial<Forms> = {};

/** Fetches what a task needs beside the desk. Rejects if it does not arrive. */
export async function loadForm({ kind }: DeskTask): Promise<void> {
  if (kind !== 'letter') Object.assign(forms, { [kind]: await loaders[kind]() });
}
