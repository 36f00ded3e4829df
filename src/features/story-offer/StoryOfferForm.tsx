import type { FormEvent } from 'react';
import { contactWords } from '#features/contact/contact-words.ts';
import { DraftNotice } from '#features/contact/DraftNotice.tsx';
import { FormControl } from '#features/contact/FormControl.tsx';
import type { FormField } from '#features/contact/form-field.ts';
import { keepFromSending } from '#features/contact/keep-from-sending.ts';
import { RoomLeft } from '#features/contact/RoomLeft.tsx';
import { siteAddresses } from '#features/contact/site-addresses.ts';
import { useDraft } from '#features/contact/use-draft.ts';
import type { StoredKey } from '#site/device-store.ts';
import type { Message } from '#site/mail/message.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import form from '#ui/field/form-stack.module.css';
import { Small } from '#ui/lede/Small.tsx';
import { answerLength } from './answer-length.ts';
import { StoryPromise } from './StoryPromise.tsx';
import { storyLetter } from './story-letter.ts';
import styles from './story-offer.module.css';
import {
  askedConsent,
  emptyOffer,
  phoneField,
  storyQuestions,
  withoutConsent,
} from './story-offer-fields.ts';
import { storyOfferWords as words } from './story-offer-words.ts';

const { forms } = contactWords;
const draftKey: StoredKey = 'draft:story';

interface Props {
  onFinish: (message: Message, draft: StoredKey) => void;
  onCancel: () => void;
}

/** The guiding questions and the consent, with the browser's own checks. Answers are kept as a draft. */
export function StoryOfferForm({ onFinish, onCancel }: Props) {
  const draft = useDraft(draftKey, emptyOffer, withoutConsent);
  const { answers, answer } = draft;
  const letter = storyLetter(answers, siteAddresses.stories);

  function submit(event: FormEvent) {
    event.preventDefault();
    onFinish(letter, draftKey);
  }

  function controlOf(field: FormField) {
    const value = answers[field.name] ?? '';
    const onAnswer = (next: string) => answer(field.name, next);
    return { form: 'story', field, value, onAnswer };
  }

  return (
    <form className={form.form} onSubmit={submit} onKeyDown={keepFromSending}>
      <p>{words.lede}</p>
      <DraftNotice isRestored={draft.isRestored} kept={draft.kept} onClear={draft.clear} />
      {storyQuestions.map((question, index) => (
        <FormControl
          key={question.name}
          {...controlOf(question)}
          isFirst={index === 0}
          hint={
            <>
              {question.hint}{' '}
              <span className={styles.length}>
                {answerLength(answers[question.name] ?? '', question.words, words.count)}
              </span>
            </>
          }
        />
      ))}
      <Small>{words.others}</Small>
      <FormControl {...controlOf(phoneField)} />
      <StoryPromise heading="h3" />
      {askedConsent(answers).map((field) => (
        <FormControl key={field.name} {...controlOf(field)} />
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
