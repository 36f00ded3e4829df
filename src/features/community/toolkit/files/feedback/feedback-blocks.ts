import type { Block } from '#files/typeset/typeset-document.ts';
import type { FeedbackFormFile } from './feedback-form.schema.ts';

/** The form as blocks, for the Word file: notes for the hosts first, then the four questions on a page of their own. */
export function feedbackBlocks(form: FeedbackFormFile): Block[] {
  const { use, event, forSpeaker, forHosts, questions } = form;
  const { clear, learned, comfortable, next } = questions;
  const room = (label: string, lines: number): Block => ({
    kind: 'fields',
    items: [{ label, lines }],
  });
  return [
    { kind: 'heading', level: 2, text: use.title },
    { kind: 'list', items: use.items },
    { kind: 'heading', level: 2, text: form.title, newPage: true },
    room(event, 1),
    { kind: 'heading', level: 3, text: forSpeaker },
    { kind: 'choice', question: clear.question, options: clear.options },
    room(clear.room, 2),
    room(learned.question, 3),
    { kind: 'heading', level: 3, text: forHosts },
    { kind: 'choice', question: comfortable.question, options: comfortable.options },
    room(comfortable.room, 2),
    room(next.question, 3),
    { kind: 'paragraph', text: [{ text: form.thanks, strong: true }] },
  ];
}
