import { createRoot } from 'react-dom/client';
import { ToastList } from '#ui/toast/ToastList.tsx';
import { allLetters } from '../all-letters.ts';
import { type Answers, isComplete, type Letter } from '../letter.ts';
import type { ContactRequest } from '../requests/requests.ts';
import { ContactDesk, writeRequest } from './ContactDesk.tsx';
import { beginTask } from './desk-store.ts';

/** What a link asks of the desk: which letter, what is known of its answers, and another address where it names one. */
export interface LetterWish {
  id: string;
  known: Answers;
  to?: string | undefined;
}

let isMounted = false;

/**
 * Opens the form of a letter, or the letter itself where the page asked every question that has to be answered.
 * An unknown letter is a message to the team. Rejects if the definition does not arrive.
 */
export async function openLetterForm({ id, known, to }: LetterWish): Promise<void> {
  const found = (await letterOf(id)) ?? (await allLetters.contact());
  const letter = to ? { ...found, to } : found;
  const answers = letter.begin({}, known);
  if (letter.isAskedOnPage && isComplete(letter, answers)) {
    beginTask({ kind: 'letter', letter, request: writeRequest(letter, answers) });
  } else beginTask({ kind: 'form', letter, known });
  mount();
}

/**
 * Opens a request kept on the device: to be sent, to be sent again, or its receipt. It goes to the address it was
 * written to; where its definition does not arrive, it can be sent as it is, without the way back to its answers.
 */
export async function openRequest(request: ContactRequest, isAgain: boolean): Promise<void> {
  const found = await letterOf(request.letter ?? '').catch(() => undefined);
  const letter = found && { ...found, to: request.message.to };
  beginTask({ kind: 'letter', request, letter, isAgain });
  mount();
}

/** Opens a letter that was written on the page itself. */
export function openFinished(letter: Letter, answers: Answers): void {
  beginTask({ kind: 'letter', letter, request: writeRequest(letter, answers) });
  mount();
}

async function letterOf(id: string): Promise<Letter | undefined> {
  return Object.hasOwn(allLetters, id) ? allLetters[id as keyof typeof allLetters]() : undefined;
}

/** Puts the desk on the page, once. */
function mount(): void {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <>
      <ContactDesk />
      <ToastList />
    </>,
  );
}
