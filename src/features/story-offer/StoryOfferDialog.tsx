import type { StoredKey } from '#site/device-store.ts';
import type { Message } from '#site/mail/message.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { StoryOfferForm } from './StoryOfferForm.tsx';
import { storyOfferWords } from './story-offer-words.ts';

interface Props {
  onFinish: (message: Message, draft: StoredKey) => void;
  onClose: () => void;
}

/** The story form over the page (PRODUCT.md, Submit Your Story). */
export function StoryOfferDialog({ onFinish, onClose }: Props) {
  return (
    <Dialog title={storyOfferWords.title} onClose={onClose}>
      <StoryOfferForm onFinish={onFinish} onCancel={onClose} />
    </Dialog>
  );
}
