import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as device from '#site/device.ts';
import { parseMailto } from '#site/mail/parse-mailto.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { dateTimeLabel } from '#site/time/labels.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { ToastList } from '#ui/toast/ToastList.tsx';
import { allLetters } from '../all-letters.ts';
import { contactWords } from '../contact-words.ts';
import { draftKey } from '../drafts/draft.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { LetterForm } from '../form/LetterForm.tsx';
import { type Answers, isComplete, type Letter } from '../letter.ts';
import {
  type ContactRequest,
  changeRequests,
  useRequests,
  withRequest,
} from '../requests/requests.ts';
import { filledLetter, makeReference, withReference } from '../write-letter.ts';
import { Composer } from './Composer.tsx';
import { Receipt, receiptOf } from './Receipt.tsx';

/** The letter that a link opens. */
export interface LetterToOpen {
  /** A key of `allLetters`. */
  id: string;
  known: Answers;
  /** The `mailto:` link itself, where the letter goes to its address. */
  mailto?: string;
}

/** The task of the visitor at the desk, one at a time: to answer a form, or to send a letter. */
type DeskTask =
  /** `reference` is that of the letter from which the visitor returned to the form. */
  | { kind: 'form'; letter: Letter; known: Answers; reference?: string }
  /**
   * `isAgain`: the letter was sent and is sent once more. `letter` is undefined where its
   * definition cannot be loaded.
   */
  | { kind: 'letter'; request: ContactRequest; letter?: Letter | undefined; isAgain?: boolean };

/**
 * Opens the form of a letter, or the finished letter if the page asked every required question
 * already. An unknown id opens a message to the team. Rejects if the definition cannot be loaded.
 */
export async function openLetterForm({ id, known, mailto = '' }: LetterToOpen): Promise<void> {
  const definition = (await loadLetter(id)) ?? (await allLetters.contact());
  const to = parseMailto(mailto)?.to;
  const letter = to ? { ...definition, to } : definition;
  const answers = letter.begin({}, known);
  if (letter.isAskedOnPage && isComplete(letter, answers)) openFinished(letter, answers);
  else setTask({ kind: 'form', letter, known });
}

/**
 * Opens a saved request: to send it, to send it again, or its receipt. Keeps its address. If the
 * definition of its letter cannot be loaded, the letter can be sent, but not changed in the form.
 */
export async function openRequest(request: ContactRequest, isAgain: boolean): Promise<void> {
  const definition = await loadLetter(request.letter ?? '').catch(() => undefined);
  const letter = definition && { ...definition, to: request.message.to };
  setTask({ kind: 'letter', request, letter, isAgain });
}

/** Opens the finished letter of answers that the page asked for. */
export function openFinished(letter: Letter, answers: Answers): void {
  setTask({ kind: 'letter', letter, request: writeRequest(letter, answers) });
}

/** Loads a letter; undefined for an unknown id. */
async function loadLetter(id: string): Promise<Letter | undefined> {
  return Object.hasOwn(allLetters, id) ? allLetters[id as keyof typeof allLetters]() : undefined;
}

/**
 * Returns an unsent request with the letter of a form's answers. With the reference of an earlier
 * request it replaces that one when it is saved.
 */
function writeRequest(
  letter: Letter,
  answers: Answers,
  reference = makeReference(Math.random),
): ContactRequest {
  const now = new Date();
  const today = dayIn(now, visitorZone() ?? 'UTC');
  const message = filledLetter(letter, { ...answers, at: dateTimeLabel(now) }, today);
  return {
    reference,
    answers,
    letter: letter.id,
    sent: false,
    message: withReference(message, reference),
    startedAt: now.toISOString(),
  };
}

let root: Root | undefined;

/** Replaces the current task. The first task mounts the desk at the end of the body. */
function setTask(task: DeskTask | undefined): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      {task?.kind === 'form' && <FormTask key={task.letter.id} task={task} />}
      {task?.kind === 'letter' && <LetterTask task={task} />}
      <ToastList />
    </>,
  );
}

const closeDesk = () => setTask(undefined);

function FormTask({ task }: { task: Extract<DeskTask, { kind: 'form' }> }) {
  const { letter, known } = task;
  const draft = useDraft(letter, known);
  // One form is one request, even if its button is clicked again.
  const [reference] = useState(() => task.reference ?? makeReference(Math.random));
  return (
    <Dialog title={letter.titleOf(draft.answers)} onClose={closeDesk}>
      <LetterForm
        letter={letter}
        draft={draft}
        onFinish={(answers) =>
          setTask({ kind: 'letter', letter, request: writeRequest(letter, answers, reference) })
        }
        onCancel={closeDesk}
      />
    </Dialog>
  );
}

/** Saves a letter on the device and shows it in the composer, or its receipt after it was sent. */
function LetterTask({ task }: { task: Extract<DeskTask, { kind: 'letter' }> }) {
  const { letter, isAgain } = task;
  const { isSaved } = useRequests();
  const [request, setRequest] = useState(task.request);
  const [isSent, setSent] = useState(request.sent && !isAgain);
  const { composer, receipt } = contactWords;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(() => save(request), []);

  function save(next: ContactRequest) {
    setRequest(next);
    changeRequests((requests) => withRequest(requests, next));
  }

  function markSent() {
    save({ ...request, sent: true, ...(letter && receiptOf(letter)) });
    setSent(true);
    if (letter) device.remove(draftKey(letter));
  }

  function changeAnswers() {
    if (!letter) return;
    const { answers: known = {}, reference } = request;
    setTask({ kind: 'form', letter, known, reference });
  }

  return (
    <Dialog
      title={isSent ? receipt.title : composer.title}
      announcement={isSent ? undefined : composer.lede}
      onClose={closeDesk}
    >
      {isSent ? (
        <Receipt request={request} onClose={closeDesk} />
      ) : (
        <Composer
          message={request.message}
          opened={letter?.words.opened}
          isSaved={isSaved}
          onEdit={(message) => save({ ...request, message })}
          onChangeAnswers={letter && changeAnswers}
          onSent={markSent}
          onClose={closeDesk}
        />
      )}
    </Dialog>
  );
}
