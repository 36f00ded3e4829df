import type { DeskTask } from './desk-store.ts';

/** The forms of the desk: each is loaded when it is asked for, so that a plain letter pays for none. */
export const deskForms = {
  booking: async () => {
    const { BookingDialog } = await import('#features/booking/BookingDialog.tsx');
    return { default: BookingDialog };
  },
  signup: async () => {
    const { SignupDialog } = await import('#features/newsletter/SignupDialog.tsx');
    return { default: SignupDialog };
  },
  story: async () => {
    const { StoryOfferDialog } = await import('#features/story-offer/StoryOfferDialog.tsx');
    return { default: StoryOfferDialog };
  },
  proposal: async () => {
    const { ProposalDialog } = await import('#features/event-proposal/ProposalDialog.tsx');
    return { default: ProposalDialog };
  },
};

/** Fetches what a task needs beside the desk. Rejects if it does not arrive. */
export async function loadForm({ kind }: DeskTask): Promise<void> {
  if (kind !== 'letter') await deskForms[kind]();
}
