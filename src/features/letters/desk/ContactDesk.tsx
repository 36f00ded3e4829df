import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { dayIn } from '#site/clock-reading.ts';
import { forgetStored } from '#site/device-store.ts';
import { fillIn } from '#site/fill-in.ts';
import { dateTimeLabel } from '#site/local-time.ts';
import { siteFacts } from '#site/site-facts.ts';
import { visitorZone } from '#site/visitor-zone.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { ToastList } from '#ui/toast/ToastList.tsx';
import { allLetters } from '../all-letters.ts';
import { contactWords } from '../contact-words.ts';
import { LetterForm } from '../form/LetterForm.tsx';
import { draftKey, useDraft } from '../form/use-draft.ts';
import { type Answers, isComplete, type Letter } from '../letter.ts';
import {
  type ContactRequest,
  changeRequests,
  rememberRequest,
  useRequests,
} from '../requests/requests.ts';
import { filledLetter, makeReference, withReference } from '../write-letter.ts';
import { Composer } from './Composer.tsx';
import { answerBy, Receipt } from './Receipt.tsx';

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

/** What the visitor is doing: answering a form, or reading and sending a letter. One at a time. */
export type DeskTask =
  /** `reference` is that of the letter the visitor comes back from. */
  | { kind: 'form'; letter: Letter; known: Answers; reference?: string }
  /** `isAgain`: a letter that was sent is shown to be sent once more. Old requests know no `letter`. */
  | { kind: 'letter'; request: ContactRequest; letter?: Letter | undefined; isAgain?: boolean };

let task: DeskTask | undefined;
const listeners = new Set<() => void>();

/** Begins a task, in place of the one there is. */
export function beginTask(next: DeskTask): void {
  change(next);
}

/** Ends the task there is. */
export function endTask(): void {
  change(undefined);
}

/** The task there is, for `useSyncExternalStore`. */
export function currentTask(): DeskTask | undefined {
  return task;
}

/** Calls back at every change; returns how to stop. */
export function subscribeToTask(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: DeskTask | undefined): void {
  task = next;
  for (const listener of listeners) listener();
}

/** Whatever the visitor is writing, one at a time: the form, then the letter, then the receipt. */
export function ContactDesk() {
  const task = useSyncExternalStore(subscribeToTask, currentTask);
  if (task?.kind === 'form') return <FormTask key={task.letter.id} task={task} />;
  return task ? <LetterTask task={task} /> : null;
}

interface FormProps {
  task: Extract<DeskTask, { kind: 'form' }>;
}

function FormTask({ task: { letter, known, reference: before } }: FormProps) {
  const draft = useDraft(letter, known);
  // One form is one request, however often its button is pressed.
  const [reference] = useState(() => before ?? makeReference(Math.random));
  return (
    <Dialog title={letter.titleOf(draft.answers)} onClose={endTask}>
      <LetterForm
        letter={letter}
        draft={draft}
        onFinish={(answers) => {
          beginTask({ kind: 'letter', letter, request: writeRequest(letter, answers, reference) });
        }}
        onCancel={endTask}
      />
    </Dialog>
  );
}

interface LetterProps {
  task: Extract<DeskTask, { kind: 'letter' }>;
}

/** Keeps a letter on the device and shows it in the composer, or its receipt once it was sent. */
function LetterTask({ task }: LetterProps) {
  const { letter, isAgain } = task;
  const { kept } = useRequests();
  const [request, setRequest] = useState(task.request);
  const [isSent, setSent] = useState(request.sent && !isAgain);
  const { composer, receipt } = contactWords;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the letter is begun.
  useEffect(() => keep(request), []);

  function keep(next: ContactRequest) {
    setRequest(next);
    changeRequests((requests) => rememberRequest(requests, next));
  }

  function markSent() {
    keep({ ...request, sent: true, ...(letter && receiptOf(letter)) });
    setSent(true);
    if (letter) forgetStored(draftKey(letter));
  }

  function changeAnswers() {
    if (!letter) return;
    const { answers: known = {}, reference } = request;
    beginTask({ kind: 'form', letter, known, reference });
  }

  return (
    <Dialog title={isSent ? receipt.title : composer.title} onClose={endTask}>
      {isSent ? (
        <Receipt request={request} onClose={endTask} />
      ) : (
        <Composer
          message={request.message}
          opened={letter?.words.opened}
          kept={kept}
          onEdit={(message) => keep({ ...request, message })}
          onChangeAnswers={letter && changeAnswers}
          onSent={markSent}
          onClose={endTask}
        />
      )}
    </Dialog>
  );
}

/** The request that becomes of a form’s answers; one of before with the same reference is written anew. */
export function writeRequest(
  letter: Letter,
  answers: Answers,
  reference = makeReference(Math.random),
): ContactRequest {
  const now = new Date();
  const today = dayIn(now, visitorZone() ?? 'UTC');
  const message = filledLetter(letter, { ...answers, at: dateTimeLabel(now) }, today);
  return {
    ...{ reference, answers, letter: letter.id, sent: false },
    message: withReference(message, reference),
    startedAt: now.toISOString(),
  };
}

/** What the receipt of a letter sent now says. */
function receiptOf({ words }: Letter): Pick<ContactRequest, 'reader' | 'answerBy' | 'after'> {
  const moment = answerBy(words.answer, siteFacts.desk.hours, Date.now());
  return {
    reader: words.reader,
    ...(moment !== undefined && { answerBy: new Date(moment).toISOString() }),
    ...(words.after && { after: fillIn(words.after, { phone: siteFacts.desk.phone }) }),
  };
}
