import type { Block } from '#files/typeset/typeset-document.ts';
import { fillIn, inCapitals } from '#site/words.ts';
import type { EmailInvitationsFile, FeedbackFormFile } from './templates.schema.ts';

/**
 * Returns the invitations with a blank, such as “[date]”, for each placeholder, such as `{date}`.
 */
export function withBlanks(file: EmailInvitationsFile): EmailInvitationsFile {
  const letters = file.letters.map((letter) => ({
    ...letter,
    subject: fillIn(letter.subject, file.blanks),
    body: fillIn(letter.body, file.blanks),
  }));
  return { ...file, letters };
}

/** Returns all letters as one plain text, after the notes on how to use them. */
export function invitationText(file: EmailInvitationsFile): string {
  const parts = [
    [inCapitals(file.title), file.lede],
    [file.howTo.title, ...file.howTo.items.map((item) => `- ${item}`)],
    ...file.letters.map((letter) => [
      `${inCapitals(letter.name)} (${letter.when})`,
      `${file.subject}: ${letter.subject}`,
      '',
      letter.body,
    ]),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n\n')}\n`;
}

/** Returns all letters as blocks of a document, each on a new page. */
export function invitationBlocks({ howTo, letters, subject }: EmailInvitationsFile): Block[] {
  return [
    { kind: 'heading', level: 2, text: howTo.title },
    { kind: 'list', items: howTo.items },
    ...letters.flatMap((letter): Block[] => [
      { kind: 'heading', level: 2, text: letter.name, newPage: true },
      { kind: 'paragraph', text: letter.when },
      { kind: 'paragraph', text: [{ text: `${subject}: `, strong: true }, letter.subject] },
      ...letter.body.split('\n\n').map((text): Block => ({ kind: 'paragraph', text })),
    ]),
  ];
}

/**
 * Returns the feedback form as blocks of the Word file: notes for the hosts, then the four
 * questions on a new page.
 */
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
