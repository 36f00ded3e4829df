import { type FormEvent, useState } from 'react';
import { contactWords } from '#features/contact/contact-words.ts';
import { DraftNotice } from '#features/contact/DraftNotice.tsx';
import { FormControl } from '#features/contact/FormControl.tsx';
import { keepFromSending } from '#features/contact/keep-from-sending.ts';
import { RoomLeft } from '#features/contact/RoomLeft.tsx';
import { siteAddresses } from '#features/contact/site-addresses.ts';
import { useDraft } from '#features/contact/use-draft.ts';
import { dayIn } from '#site/clock-reading.ts';
import type { StoredKey } from '#site/device-store.ts';
import type { Message } from '#site/mail/message.ts';
import { visitorZone } from '#site/visitor-zone.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import styles from '#ui/field/form-stack.module.css';
import type { ExchangeKind } from '../exchange-kinds.ts';
import { emptyPost, postFields } from './post-fields.ts';
import { postLetter } from './post-letter.ts';
import { postWords } from './post-words.ts';

const { forms } = contactWords;

interface Props {
  kind: ExchangeKind;
  onFinish: (message: Message, draft: StoredKey) => void;
  onCancel: () => void;
}

/** What the board needs to know, with the browser's own checks. Answers are kept as a draft. */
export function PostForm({ kind, onFinish, onCancel }: Props) {
  const draftKey: StoredKey = `draft:${kind}`;
  const { answers, answer, clear, isRestored, kept } = useDraft(draftKey, emptyPost);
  const [today] = useState(() => dayIn(new Date(), visitorZone() ?? 'UTC'));
  const letter = postLetter(kind, answers, today, siteAddresses.catalyst);

  function submit(event: FormEvent) {
    event.preventDefault();
    onFinish(letter, draftKey);
  }

  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={keepFromSending}>
      <p>{postWords[kind].lede}</p>
      <DraftNotice isRestored={isRestored} kept={kept} onClear={clear} />
      {postFields(kind).map((field, index) => (
        <FormControl
          key={field.name}
          form={kind}
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
