import type { StoredKey } from '#site/device-store.ts';
import type { Message } from '#site/mail/message.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { ExchangeKind } from '../exchange-kinds.ts';
import { PostForm } from './PostForm.tsx';
import { postWords } from './post-words.ts';

interface Props {
  kind: ExchangeKind;
  onFinish: (message: Message, draft: StoredKey) => void;
  onClose: () => void;
}

/** The form of the board over the page. */
export function PostDialog({ kind, onFinish, onClose }: Props) {
  return (
    <Dialog title={postWords[kind].title} onClose={onClose}>
      <PostForm kind={kind} onFinish={onFinish} onCancel={onClose} />
    </Dialog>
  );
}
