import { type FormEvent, useState } from 'react';
import { contactWords } from '#features/contact/contact-words.ts';
import { siteAddresses } from '#features/contact/site-addresses.ts';
import { dateTimeLabel } from '#site/local-time.ts';
import type { Message } from '#site/mail/message.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Choices } from '#ui/field/Choices.tsx';
import { describedBy, Field } from '#ui/field/Field.tsx';
import styles from '#ui/field/form-stack.module.css';
import { notify } from '#ui/toast/notify.ts';
import { dismissToasts } from '#ui/toast/toast-store.ts';
import { checkSignup, interests, signupEmail } from './signup-email.ts';

const { signup: words, forms } = contactWords;

interface Props {
  /** Carried over from the field the visitor typed it into. */
  email: string;
  page: string;
  onFinish: (message: Message) => void;
  onClose: () => void;
}

/** The newsletter form (specification sections 2, 4 and 5). Closing it clears it. */
export function SignupDialog({ email: given, page, onFinish, onClose }: Props) {
  const [email, setEmail] = useState(given);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fault = checkSignup(email);
    if (!fault) {
      dismissToasts();
      const signup = { email, name, interests: chosen, page };
      onFinish(signupEmail(signup, siteAddresses.hello, dateTimeLabel(new Date())));
      return;
    }
    if (fault === 'missing') {
      const { emailRequired: title, emailRequiredText: text } = words;
      notify({ title, text, tone: 'destructive' });
    }
    setError(fault === 'missing' ? words.emailRequiredText : words.emailUnreadable);
    event.currentTarget.querySelector<HTMLInputElement>('#signup-dialog-email')?.focus();
  }

  function choose(interest: string, isChosen: boolean) {
    setChosen(interests.filter((one) => (one === interest ? isChosen : chosen.includes(one))));
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{words.lede}</p>
        <Field id="signup-dialog-email" label="Email" error={error}>
          <input
            id="signup-dialog-email"
            data-first-focus=""
            type="email"
            autoComplete="email"
            required
            aria-invalid={error !== undefined}
            aria-describedby={describedBy('signup-dialog-email')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Field id="signup-dialog-name" label="Name" optional={forms.optional}>
          <input
            id="signup-dialog-name"
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Choices
          legend={words.interests}
          name="interests"
          type="checkbox"
          options={interests}
          chosen={chosen}
          onChoose={choose}
        />
        <ButtonRow>
          <Button tone="ghost" onClick={onClose}>
            {forms.cancel}
          </Button>
          <Button type="submit">{forms.review}</Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
