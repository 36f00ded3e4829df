import type { StoredKey } from '#site/device-store.ts';
import type { Message } from '#site/mail/message.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { eventProposalWords } from './event-proposal-words.ts';
import { ProposalForm } from './ProposalForm.tsx';

interface Props {
  onFinish: (message: Message, draft: StoredKey) => void;
  onClose: () => void;
}

/** The form for events over the page. */
export function ProposalDialog({ onFinish, onClose }: Props) {
  return (
    <Dialog title={eventProposalWords.title} onClose={onClose}>
      <ProposalForm onFinish={onFinish} onCancel={onClose} />
    </Dialog>
  );
}
