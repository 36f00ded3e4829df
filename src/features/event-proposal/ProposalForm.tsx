import type { FormEvent } from 'react';
import { contactWords } from '#features/contact/contact-words.ts';
import { DraftNotice } from '#features/contact/DraftNotice.tsx';
import { FormControl } from '#features/contact/FormControl.tsx';
import { keepFromSending } from '#features/contact/keep-from-sending.ts';
import { RoomLeft } from '#features/contact/RoomLeft.tsx';
import { siteAddresses } from '#features/contact/site-addresses.ts';
import { useDraft } from '#features/contact/use-draft.ts';
import type { StoredKey } from '#site/device-store.ts';
import type { Message } from '#site/mail/message.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import styles from '#ui/field/form-stack.module.css';
import { eventProposalWords as words } from './event-proposal-words.ts';
import { emptyProposal, proposalFields } from './proposal-fields.ts';
import { proposalLetter } from './proposal-letter.ts';

const { forms } = contactWords;
const draftKey: StoredKey = 'draft:event';

interface Props {
  onFinish: (message: Message, draft: StoredKey) => void;
  onCancel: () => void;
}

/** What the calendar needs to know of an event, with the browser's own checks. Answers are kept as a draft. */
export function ProposalForm({ onFinish, onCancel }: Props) {
  const { answers, answer, clear, isRestored, kept } = useDraft(draftKey, emptyProposal);
  const letter = proposalLetter(answers, siteAddresses.hello);

  function submit(event: FormEvent) {
    event.preventDefault();
    onFinish(letter, draftKey);
  }

  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={keepFromSending}>
      <p>{words.lede}</p>
      <DraftNotice isRestored={isRestored} kept={kept} onClear={clear} />
      {proposalFields.map((field, index) => (
        <FormControl
          key={field.name}
          form="event"
          field={field}
          value={answers[field.name] ?? ''}
          isFirst={index === 0}
          onAnswer={(value) => answer(field.name, value)}
        />
      ))}
      <RoomLeft letter={letter} />
      <ButtonRow>
        <Button tone="ghost" onClick={onCancel}>
          {forms.cancel}
        </Button>
        <Button type="submit">{forms.review}</Button>
      </ButtonRow>
    </form>
  );
}
