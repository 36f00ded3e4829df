import { useEffect, useState, useSyncExternalStore } from 'react';
import * as device from '#site/device.ts';
import { siteFacts } from '#site/site-facts.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { dateTimeLabel } from '#site/time/labels.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { fillIn } from '#site/words.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { answerBy } from '../answer-by.ts';
import { Composer } from '../composer/Composer.tsx';
import { Receipt } from '../composer/Receipt.tsx';
import { contactWords } from '../contact-words.ts';
import { LetterForm } from '../form/LetterForm.tsx';
import { draftKey, useDraft } from '../form/use-draft.ts';
import type { Answers, Letter } from '../letter.ts';
import { makeReference, withReference } from '../reference.ts';
import {
  type ContactRequest,
  changeRequests,
  rememberRequest,
  useRequests,
} from '../requests/requests.ts';
import { filledLetter } from '../write-letter.ts';
import { beginTask, currentTask, type DeskTask, endTask, subscribeToTask } from './desk-store.ts';

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
    if (letter) device.remove(draftKey(letter));
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
