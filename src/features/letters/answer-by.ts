import type { DeskHours } from '#site/site.schema.ts';
import { deskState } from '#site/time/weekly-hours.ts';
import type { LetterWords } from './letter-words.schema.ts';

const minute = 60_000;

/**
 * When a letter sent at a moment is answered at the latest, in milliseconds since 1970: so many business hours later,
 * or so many working days at the same time of day. Undefined where no answer is due.
 */
export function answerBy(
  answer: LetterWords['answer'],
  hours: DeskHours,
  sentAt: number,
): number | undefined {
  if (!answer) return undefined;
  const replyHours = 'hours' in answer ? answer.hours : answer.days * hoursADay(hours);
  return deskState({ ...hours, replyHours }, sentAt)?.replyBy;
}

function hoursADay({ from, to }: DeskHours): number {
  return (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / (60 * minute);
}

/** A moment on the visitor’s clock: `Wednesday, November 25, 2026 at 3:40 PM EST`. */
export function answerMoment(moment: string, timeZone?: string): string {
  const words = new Date(moment).toLocaleString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    ...(timeZone && { timeZone }),
  });
  return words.replace(/[\u00A0\u202F]/g, ' ');
}
