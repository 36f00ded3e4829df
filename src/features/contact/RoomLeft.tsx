import { inDigits } from '#site/in-digits.ts';
import { roomLeft } from '#site/mail/mailto.ts';
import type { Message } from '#site/mail/message.ts';
import { Small } from '#ui/lede/Small.tsx';
import { contactWords } from './contact-words.ts';
import { makeReference, withReference } from './reference.ts';

const { forms } = contactWords;

/** All references are of one length. */
const anyReference = makeReference(() => 0);

interface Props {
  letter: Message;
}

/** How much longer a letter may grow before no link can carry it, and what happens then. */
export function RoomLeft({ letter }: Props) {
  const left = roomLeft(withReference(letter, anyReference));
  return (
    <div data-with-script="">
      <Small>{left > 0 ? `${inDigits(left)} ${forms.roomLeft}` : forms.noRoom}</Small>
    </div>
  );
}
