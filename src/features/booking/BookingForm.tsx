import { type FormEvent, useRef } from 'react';
import { contactWords } from '#features/contact/contact-words.ts';
import { DraftNotice } from '#features/contact/DraftNotice.tsx';
import { keepFromSending } from '#features/contact/keep-from-sending.ts';
import { RoomLeft } from '#features/contact/RoomLeft.tsx';
import { siteAddresses } from '#features/contact/site-addresses.ts';
import { useDraft } from '#features/contact/use-draft.ts';
import type { StoredKey } from '#site/device-store.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import type { Message } from '#site/mail/message.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { Choices } from '#ui/field/Choices.tsx';
import { BookingControls } from './BookingControls.tsx';
import { bookingEmail } from './booking-email.ts';
import {
  emptyBooking,
  eventFields,
  mediaFields,
  sides,
  specifiedFields,
} from './booking-fields.ts';
import styles from './booking-form.module.css';
import { withSpeaker } from './prefill.ts';

const { forms } = contactWords;
const draftKey: StoredKey = 'draft:booking';

/** Without script the form itself becomes a mail draft: one line for each field, by its name. */
const noScriptAction = mailtoHref({ ...bookingEmail({}, siteAddresses.voices), body: '' });

interface Props {
  speaker: string;
  onFinish: (message: Message, draft: StoredKey) => void;
  onCancel?: () => void;
}

/** Every question of a booking, with the browser's own checks (specification section 5). Answers are kept as a draft. */
export function BookingForm({ speaker, onFinish, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { answers, answer, clear, kept, isRestored } = useDraft(
    draftKey,
    withSpeaker(emptyBooking, speaker),
    (draft) => withSpeaker(draft, speaker),
    form,
  );
  const side = answers['side'];
  const letter = bookingEmail(answers, siteAddresses.voices);

  function submit(event: FormEvent) {
    event.preventDefault();
    onFinish(letter, draftKey);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action={noScriptAction}
      method="post"
      encType="text/plain"
      onSubmit={submit}
      onKeyDown={keepFromSending}
    >
      <DraftNotice isRestored={isRestored} kept={kept} onClear={clear} />
      <Choices
        legend="Are you booking for an event or for the media?"
        name="side"
        type="radio"
        options={sides}
        chosen={side ? [side] : []}
        isFirst
        onChoose={(option) => answer('side', option)}
      />
      <BookingControls fields={specifiedFields} answers={answers} onAnswer={answer} />
      <div data-side="event">
        <BookingControls fields={eventFields} answers={answers} onAnswer={answer} />
      </div>
      <div data-side="media">
        <BookingControls fields={mediaFields} answers={answers} onAnswer={answer} />
      </div>
      <p data-without-script="">{forms.noScript}</p>
      <RoomLeft letter={letter} />
      <ButtonRow>
        {onCancel && (
          <Button tone="ghost" onClick={onCancel}>
            {forms.cancel}
          </Button>
        )}
        <Button type="submit">{forms.review}</Button>
      </ButtonRow>
    </form>
  );
}
