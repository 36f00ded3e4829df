import type { Answers } from '#features/contact/use-draft.ts';
import { clockTimeLabel } from '#site/clock-time.ts';
import type { Message } from '#site/mail/message.ts';
import { eventProposalWords } from './event-proposal-words.ts';
import { proposalFields } from './proposal-fields.ts';

/**
 * The letter of someone who proposes an event: one line for each answer, hours on the 12-hour clock. What was
 * not answered is left out.
 */
export function proposalLetter(answers: Answers, to: string): Message {
  const lines = proposalFields.flatMap(({ name, label, control }) => {
    const answer = answers[name]?.trim() ?? '';
    if (answer === '') return [];
    return `${label.replace(/\?$/, '')}: ${control === 'time' ? clockTimeLabel(answer) : answer}`;
  });
  return { to, subject: eventProposalWords.subject, body: lines.join('\n') };
}
