import { contactWords } from '#features/contact/contact-words.ts';
import type { StoredKey } from '#site/device-store.ts';
import type { Message } from '#site/mail/message.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { BookingForm } from './BookingForm.tsx';

interface Props {
  /** The speaker of the profile it was opened from; empty elsewhere. */
  speaker: string;
  onFinish: (message: Message, draft: StoredKey) => void;
  onClose: () => void;
}

/** The booking form over the page (specification section 2, Speaker directory). */
export function BookingDialog({ speaker, onFinish, onClose }: Props) {
  return (
    <Dialog title={contactWords.booking.title} onClose={onClose}>
      <BookingForm speaker={speaker} onFinish={onFinish} onCancel={onClose} />
    </Dialog>
  );
}
